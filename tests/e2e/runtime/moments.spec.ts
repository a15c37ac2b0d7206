import { expect, test } from './harness/test.ts';

test('load and idle start by themselves, each at its moment', async ({ page, site, open }) => {
  const moment = (hydrate: string) =>
    site.render('probe', {}).replace('data-hydrate="interaction"', `data-hydrate="${hydrate}"`);
  await open(moment('idle'));
  await expect(page.locator('shop-probe[data-hydrated]')).toHaveCount(1);
  await open(moment('load'));
  await expect(page.locator('shop-probe[data-hydrated]')).toHaveCount(1);
});

test('a fragment that loads at once lets the first frame go before', async ({
  page,
  site,
  open,
}) => {
  // The paint's own time comes from the display and may be later than the events after it.
  await page.addInitScript(() => {
    requestAnimationFrame(() => performance.mark('first-frame'));
  });
  const probe = site.render('probe', {}).replace('="interaction"', '="load"');
  await open(`<p>Words</p>${probe}`);
  await expect(page.locator('shop-probe[data-hydrated]')).toHaveCount(1);
  const [frame, loaded] = await page.evaluate(() => [
    performance.getEntriesByName('first-frame')[0]!.startTime,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/'))!
      .startTime,
  ]);
  expect(loaded).toBeGreaterThan(frame);
});

test('a page in a hidden tab is not painted, and loads all the same', async ({
  page,
  site,
  open,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await open(site.render('probe', {}).replace('="interaction"', '="load"'));
  await expect(page.locator('shop-probe[data-hydrated]')).toHaveCount(1);
});

test('a fragment inserted later is hydrated when the page says so', async ({
  page,
  site,
  open,
}) => {
  await open('<main></main>');
  await page.evaluate((html) => {
    const main = document.querySelector('main')!;
    main.setHTMLUnsafe(html);
    document.dispatchEvent(new CustomEvent('shop:scan', { detail: main }));
  }, site.render('mismatch'));
  await expect(page.locator('shop-mismatch[data-hydrated]')).toHaveCount(1);
});

test('the loader is at most 1.7 KB compressed, and stands in a script element', async ({
  built,
}) => {
  const { brotliCompressSync } = await import('node:zlib');
  expect(brotliCompressSync(built.loader).length).toBeLessThanOrEqual(1700);
  expect(built.loader).not.toMatch(/<\/script|^import|^export/m);
});

test('under a policy by hashes only the loader may load modules', async ({
  page,
  site,
  built,
  errors,
}) => {
  const { createHash } = await import('node:crypto');
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const html = site.render('probe');
  const styles = /<style>(.*?)<\/style>/s.exec(html)![1]!;
  const policy = `script-src ${hash(built.loader)} 'strict-dynamic'; style-src ${hash(styles)}; object-src 'none'`;
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  await page.goto(site.put('/page', site.document(html).replace('<meta', `${meta}<meta`)));
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveText('clicks 1');
  await expect(page.locator('shop-probe p')).toHaveCSS('color', 'rgb(1, 2, 3)');
  expect(errors).toEqual([]);
});

test('a module of another origin runs by its hash only', async ({ page, site, open }) => {
  const { createHash } = await import('node:crypto');
  const moduleUrl = `${site.origin.replace('127.0.0.1', 'localhost')}/assets/probe.js`;
  const source = await (await fetch(moduleUrl)).text();
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  await open(site.render('probe', {}, { moduleUrl, integrity: hash(source) }));
  await page.getByRole('button').click();
  await expect(page.getByRole('button')).toHaveText('clicks 1');
  await open(site.render('probe', {}, { moduleUrl, integrity: hash(`${source} `) }));
  const refused = page.waitForEvent('console', (said) => said.text().includes('integrity'));
  await page.getByRole('button').click();
  await refused;
  await expect(page.locator('shop-probe[data-waking]')).toHaveCount(0);
  await expect(page.locator('shop-probe[data-hydrated]')).toHaveCount(0);
});

test('two loaders on one page act as one', async ({ page, site, open, built }) => {
  await open(`${site.render('actions')}<script>${built.loader}</script>`);
  await page.getByRole('button', { name: 'plain' }).click();
  await expect(page.locator('shop-actions output')).toHaveText('plain');
  const listener = site.render('listener');
  await open(`${site.render('speaker')}${listener}<script>${built.loader}</script>`);
  await expect(page.locator('shop-speaker[data-hydrated]')).toHaveCount(1);
  await page.getByRole('button', { name: 'open' }).click();
  await expect(page.locator('shop-listener output')).toHaveText('open');
  // A bus that is told twice of one fragment would keep the event for a second one.
  await page.evaluate(async () => {
    const host = document.querySelector('shop-listener')!;
    host.remove();
    await new Promise((resolve) => setTimeout(resolve, 300));
    document.body.append(host);
  });
  await expect(page.locator('shop-listener[data-hydrated]')).toHaveCount(1);
  await expect(page.locator('shop-listener output')).toHaveText('');
});
