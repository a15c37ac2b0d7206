import { expect, test } from './harness/test.ts';

test("a widget listens to its server's markup and leaves it as it is", async ({
  page,
  site,
  open,
  errors,
}) => {
  await open(site.render('widget', { label: 'A & "B"', items: ['<i>', 'two'] }));
  const shape = () => page.locator('shop-widget').evaluate((host) => host.shadowRoot!.innerHTML);
  const before = await shape();
  expect(before).toContain('<p>A &amp; "B"</p>');
  expect(before).toContain('<li>&lt;i&gt;</li><li>two</li>');
  expect(before).not.toContain('disabled=');
  await page.addScriptTag({ type: 'module', url: '/assets/widget.js' });
  await expect(page.locator('shop-widget')).toHaveAttribute('data-hydrated', '');
  expect(await shape()).toBe(before);
  // Clicks an element inside the control, which names the action and has the edge's props.
  await page.locator('b').click();
  await expect(page.getByRole('button')).toHaveText('count 1');
  await expect(page.getByRole('button')).toHaveAttribute('title', 'A & "B"');
  expect(errors).toEqual([]);
});

test('held clicks happen once the widget is hydrated, each once', async ({ page, site, open }) => {
  const release = site.hold('/assets/widget.js');
  await open(site.render('widget', { count: 1 }));
  await page.getByRole('button').dblclick();
  await expect(page.getByRole('button')).toHaveText('count 1');
  release();
  await expect(page.getByRole('button')).toHaveText('count 3');
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveText('count 4');
});

test("a visitor's earlier changes stay: text, focus, open details", async ({
  page,
  site,
  open,
}) => {
  const release = site.hold('/assets/widget.js');
  await open(site.render('widget'));
  await page.getByText('more').click();
  await page.getByLabel('note').pressSequentially('hola');
  release();
  await expect(page.locator('shop-widget')).toHaveAttribute('data-hydrated', '');
  await expect(page.getByLabel('note')).toHaveValue('hola');
  await expect(page.getByLabel('note')).toBeFocused();
  await expect(page.locator('details')).toHaveAttribute('open', '');
});

test('a widget that the edge has not rendered fails, and says so', async ({
  page,
  open,
  errors,
}) => {
  await open('<shop-widget></shop-widget>');
  await page.addScriptTag({ type: 'module', url: '/assets/widget.js' });
  await expect(page.locator('shop-widget')).toHaveAttribute('data-failed', '');
  expect(errors.join()).toContain('the edge has not rendered it');
});

test('a moved widget stays connected, a removal ends it later', async ({ page, site, open }) => {
  await open(`<main></main>${site.render('widget', { count: 1 })}`);
  await page.getByRole('button').click();
  await page.evaluate(() =>
    document.querySelector('main')!.append(document.querySelector('shop-widget')!),
  );
  await page.waitForTimeout(200);
  await expect(page.getByRole('button')).toHaveText('count 2');
  await expect(page.locator('shop-widget')).toHaveAttribute('data-connected', '');
  const connected = await page.evaluate(async () => {
    const host = document.querySelector('shop-widget')!;
    host.remove();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const ended = !host.hasAttribute('data-connected');
    document.body.append(host);
    return ended;
  });
  expect(connected).toBe(true);
  await expect(page.locator('shop-widget')).toHaveAttribute('data-connected', '');
});
