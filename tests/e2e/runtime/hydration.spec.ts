import { expect, record, recorded, test } from './harness/test.ts';

const MARK = `for (const host of document.querySelectorAll('[data-fragment]'))
  for (const node of host.shadowRoot.querySelectorAll('[data-react-root] *')) node.serverMade = true;`;

test("hydration keeps the server's nodes, and sends an event when it is done", async ({
  page,
  site,
  open,
  errors,
}) => {
  await record(page, 'fragment:answers');
  await open(`${site.render('probe', { item: 'a' })}<script>${MARK}</script>`);
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveText('clicks 1');
  await expect(page.locator('shop-probe')).toHaveAttribute('data-hydrated', '');
  expect(await page.locator('shop-probe p').evaluate((node) => 'serverMade' in node)).toBe(true);
  expect(await recorded(page)).toEqual(['fragment:answers shop-probe']);
  expect(errors).toEqual([]);
});

test('two instances have different ids, the same on both sides', async ({
  page,
  site,
  open,
  errors,
}) => {
  const one = site.render('probe', {}, { instance: 'one' });
  const two = site.render('probe', {}, { instance: 'two' });
  await open(one + two);
  const ids = () =>
    page.locator('shop-probe input').evaluateAll((inputs) => inputs.map((input) => input.id));
  const before = await ids();
  expect(new Set(before).size).toBe(2);
  await page.getByRole('button').first().click();
  await expect(page.locator('shop-probe[data-hydrated]')).toHaveCount(2);
  expect(await ids()).toEqual(before);
  // The view knows its field by the id that the server wrote.
  await expect(page.locator('shop-probe output').first()).toHaveText(before[0]!);
  await expect(page.getByLabel('Campo')).toHaveCount(2);
  expect(errors).toEqual([]);
});

test("a mismatch leaves one copy, the browser's, and is logged", async ({
  page,
  site,
  open,
  errors,
}) => {
  await open(site.render('mismatch'));
  await expect(page.locator('shop-mismatch[data-hydrated]')).toHaveCount(1);
  await expect(page.locator('shop-mismatch p')).toHaveText(['browser']);
  await expect(page.locator('shop-mismatch [data-react-root]')).toHaveCount(1);
  expect(errors.join()).toContain('shop-mismatch');
});

test("a view that throws in the browser leaves the server's own nodes", async ({
  page,
  site,
  open,
  errors,
}) => {
  await record(page, 'fragment:answers');
  await open(`${site.render('broken')}<script>${MARK}</script>`);
  await page.addScriptTag({ type: 'module', url: '/assets/broken.js' });
  await expect(page.locator('shop-broken')).toHaveAttribute('data-failed', '');
  await expect(page.locator('shop-broken button')).toHaveCount(1);
  expect(await page.locator('shop-broken button').evaluate((node) => 'serverMade' in node)).toBe(
    true,
  );
  await expect(page.locator('shop-broken[data-hydrated]')).toHaveCount(0);
  expect(await recorded(page)).toEqual(['fragment:answers shop-broken']);
  expect(errors.join()).toContain('broken view');
  await page.locator('shop-broken').evaluate((host) => host.setAttribute('item', 'x'));
  await page.getByRole('button', { name: 'add' }).click();
  await expect(page).toHaveTitle('posted');
  expect(site.posts).toEqual(['/posted do=add']);
});

test("a view that throws later says so in the page's language and offers to reload", async ({
  page,
  site,
  open,
  errors,
}) => {
  await open(
    site.render('fragile', {}, { locale: 'es', instance: 'f1' }) +
      site.render('fragile', {}, { locale: 'en', instance: 'f2' }),
  );
  await expect(page.locator('shop-fragile[data-hydrated]')).toHaveCount(2);
  await page.getByRole('button', { name: 'break' }).last().click();
  await page.getByRole('button', { name: 'break' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Ha ocurrido un error.');
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(errors.join()).toContain('broke later');
  await page.getByRole('button', { name: 'Recargar' }).click();
  await expect(page.locator('shop-fragile[data-hydrated]')).toHaveCount(2);
});

test('a view that throws on the edge throws out of render', ({ site }) => {
  expect(() => site.render('broken', { everywhere: true })).toThrow('broken view');
});

test('a moved element keeps its view; a removal ends it later; a return starts it again', async ({
  page,
  site,
  open,
  errors,
}) => {
  await open(`<div id="other"></div>${site.render('probe', { item: 'a' })}`);
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveText('clicks 1');
  const counts = () =>
    page.evaluate(() => [(globalThis as never)['mounts'], (globalThis as never)['unmounts']]);
  await page.evaluate(() =>
    document.querySelector('#other')!.append(document.querySelector('shop-probe')!),
  );
  await page.evaluate(async () => {
    const host = document.querySelector('shop-probe')!;
    host.remove();
    await new Promise((resolve) => setTimeout(resolve, 30));
    document.body.append(host);
  });
  await page.waitForTimeout(300);
  await expect(page.getByRole('button')).toHaveText('clicks 1');
  expect(await counts()).toEqual([1, undefined]);

  await page.evaluate(() => {
    (globalThis as never as { away: Element }).away = document.querySelector('shop-probe')!;
    document.querySelector('shop-probe')!.remove();
  });
  await expect.poll(counts).toEqual([1, 1]);
  await page.evaluate(() => document.body.append((globalThis as never as { away: Element }).away));
  await expect(page.getByRole('button')).toHaveText('clicks 0');
  await expect(page.locator('shop-probe p')).toHaveText(/"item":"a"/);
  expect(await counts()).toEqual([2, 1]);
  expect(errors).toEqual([]);
});

test('an element removed before its microtask does not start', async ({ page, open }) => {
  await open('');
  await page.addScriptTag({ type: 'module', url: '/assets/probe.js' });
  await page.evaluate(() => {
    const element = document.createElement('shop-probe');
    document.body.append(element);
    element.remove();
  });
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => (globalThis as { mounts?: number }).mounts)).toBeUndefined();
});

test("an element made by a script gets a shadow root, its styles and the page's language", async ({
  page,
  open,
  errors,
}) => {
  await open('');
  await page.addScriptTag({ type: 'module', url: '/assets/probe.js' });
  await page.evaluate(() => {
    const element = document.createElement('shop-probe');
    element.setAttribute('item', 'made');
    document.body.append(element);
  });
  await expect(page.locator('shop-probe p')).toHaveText('{"item":"made"}');
  await expect(page.locator('shop-probe p')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('shop-probe')).toHaveAttribute('data-hydrated', '');
  expect(errors).toEqual([]);
});

test('a module that is there before the markup waits for the props script', async ({
  page,
  site,
  errors,
}) => {
  const html = site.render('probe', { item: 'late', filters: { long: 'x'.repeat(50) } });
  const [head, tail] = site
    .document(`<script type="module" async src="/assets/probe.js"></script>§${html}<p>end</p>`, {
      loader: false,
    })
    .split('§');
  const at = [
    tail!.indexOf('<section>') + 9,
    tail!.indexOf('</template>') + 11,
    tail!.indexOf('"long":"') + 20,
  ];
  const parts = [
    head!,
    tail!.slice(0, at[0]),
    tail!.slice(at[0], at[1]),
    tail!.slice(at[1], at[2]),
    tail!.slice(at[2]),
  ];
  await page.goto(site.put('/stream', parts));
  await expect(page.locator('shop-probe')).toHaveAttribute('data-hydrated', '');
  await expect(page.locator('shop-probe p')).toContainText('"item":"late"');
  await expect(page.locator('shop-probe section')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('content slotted from the light DOM stays there', async ({ page, site, open }) => {
  await open(site.render('probe', {}, { light: '<iframe title="card" srcdoc="card"></iframe>' }));
  await page.getByRole('button').click();
  await expect(page.locator('shop-probe[data-hydrated] > iframe')).toHaveCount(1);
  await expect(page.locator('shop-probe > iframe')).toBeVisible();
});

test('props cannot end their script', async ({ page, site, open, errors }) => {
  const item = '</script><script>document.title = "broken out"</script><!--\u2028&amp;';
  await open(site.render('probe', { item }));
  await page.getByRole('button').click();
  await expect(page.locator('shop-probe[data-hydrated] p')).toContainText(
    JSON.stringify(item).slice(1, -1),
  );
  await expect(page).toHaveTitle('t');
  expect(errors).toEqual([]);
});
