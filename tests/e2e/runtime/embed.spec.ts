import { Site } from './harness/site.ts';
import { expect, test as base } from './harness/test.ts';

/** The store's origin answers; the partner's page is on another. */
const test = base.extend<{ partner: Site }>({
  partner: async ({ built, site }, use) => {
    const partner = new Site(built);
    await partner.listen();
    const absolute = { moduleUrl: `${site.origin}/assets/embedded.js` };
    site.put(
      '/embed/html/shop-item',
      answer(site, site.render('embedded', { label: 'Camisa' }, absolute)),
    );
    site.put(
      '/embed/html/shop-cart',
      answer(
        site,
        site
          .render('embedded', { label: 'Carrito' }, absolute)
          .replaceAll('shop-item', 'shop-cart'),
      ),
    );
    await use(partner);
    await partner.close();
  },
});

/** The element as the edge writes it: with its store, and the store's colours. */
function answer(site: Site, html: string): string {
  return html
    .replace(' data-fragment', ` store="${site.origin}" data-store="s1" data-fragment`)
    .replace('<style>', '<style>:host{--ink:rgb(9, 9, 9)}</style><style>');
}

function partnerPage(site: Site, body: string): string {
  // The strictest page that may still embed: no inline styles.
  const csp = `script-src ${site.origin}; style-src 'none'`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${csp}"><link rel="icon" href="data:,">
    ${body}<script type="module" src="${site.origin}/assets/embed.js"></script>`;
}

test("an item shows the server's HTML, styled, and nothing else is loaded until the visitor acts", async ({
  page,
  site,
  partner,
  errors,
}) => {
  await page.goto(partner.put('/', partnerPage(site, '<shop-item item="i1">Loading</shop-item>')));
  const text = page.locator('shop-item p').first();
  await expect(text).toHaveText('Camisa');
  await expect(text).toHaveCSS('color', 'rgb(9, 9, 9)');
  expect(site.asked).toContain('/embed/html/shop-item?item=i1&locale=en');
  await page.waitForTimeout(200);
  expect(site.asked).not.toContain('/assets/embedded.js');
  await page.getByRole('button', { name: 'add' }).click();
  await expect(page.locator('shop-item output')).toHaveText('1');
  expect(errors).toEqual([]);
});

test('an item far below is asked for once it is about to be seen', async ({
  page,
  site,
  partner,
}) => {
  // The page's policy refuses a style that would make it long.
  const body = `${'<br>'.repeat(300)}<shop-item item="i1"></shop-item>`;
  await page.goto(partner.put('/', partnerPage(site, body)));
  await page.waitForFunction(() => 'shopLoader' in globalThis);
  await page.waitForTimeout(300);
  const asked = () => site.asked.filter((url) => url.startsWith('/embed/html/'));
  expect(asked()).toEqual([]);
  // Nearer than the 200 px at which it counts as about to be seen, however high a line is.
  await page.evaluate(() => {
    const { top } = document.querySelector('shop-item')!.getBoundingClientRect();
    scrollBy(0, top - innerHeight - 100);
  });
  await expect.poll(asked).toHaveLength(1);
});

test("the cart is kept on the partner's page and handed over by a link", async ({
  page,
  site,
  partner,
}) => {
  await page.goto(
    partner.put('/', partnerPage(site, '<shop-item item="i1"></shop-item><shop-cart></shop-cart>')),
  );
  const link = page.locator('shop-cart').getByRole('link', { name: 'checkout' });
  await link.focus();
  await expect(link).toHaveAttribute('href', `${site.origin}/shopping-cart`);
  await page.locator('shop-item').getByRole('button', { name: 'add' }).click();
  await page.locator('shop-item').getByRole('button', { name: 'add' }).click();
  await link.focus();
  await expect(link).toHaveAttribute('href', /\/shopping-cart\?add=k\.1\.2&handoff=ho_\w{26}$/);
  const href = (await link.getAttribute('href')) ?? '';
  expect(href.startsWith(site.origin)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('cart:s1'))).toContain('"amount":2');
  // The partner's own storage entries are not touched, whatever their names.
  await page.evaluate(() => localStorage.setItem('cart:s1:partner', 'theirs'));
  await page.reload();
  await expect(page.locator('shop-cart[data-store]')).toBeAttached();
  await link.focus();
  // The same cart goes under the same code.
  await expect(link).toHaveAttribute('href', href);
  expect(await page.evaluate(() => localStorage.getItem('cart:s1:partner'))).toBe('theirs');
});

test('elements added later, before and after the class is defined, are filled too', async ({
  page,
  site,
  partner,
  errors,
}) => {
  await page.goto(partner.put('/', partnerPage(site, '<main></main>')));
  const add = () =>
    page.evaluate(() => {
      const item = document.createElement('shop-item');
      item.setAttribute('item', 'i2');
      document.querySelector('main')!.append(item);
    });
  await add();
  await page.getByRole('button', { name: 'add' }).click();
  await expect(page.locator('shop-item[data-hydrated]')).toHaveCount(1);
  await add();
  await expect(page.locator('shop-item[data-hydrated]')).toHaveCount(2);
  await expect(page.locator('shop-item').last().locator('p').first()).toHaveText('Camisa');
  expect(errors).toEqual([]);
});

test("where the store does not answer, the partner's own content stays", async ({
  page,
  site,
  partner,
}) => {
  site.failing.add('/embed/html/shop-item');
  await page.goto(
    partner.put('/', partnerPage(site, '<shop-item item="i1"><a href="/buy">Buy</a></shop-item>')),
  );
  await expect(page.locator('shop-item')).toHaveAttribute('data-failed', '');
  await expect(page.getByRole('link', { name: 'Buy' })).toBeVisible();
});

test('the embed is at most 15 KB compressed', async ({ built }) => {
  const { brotliCompressSync } = await import('node:zlib');
  const seen = new Set<string>();
  const visit = (path: string): number => {
    if (seen.has(path)) return 0;
    seen.add(path);
    const code = built.modules.get(path)!;
    const imports = [...code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)].map(
      (match) => `/assets/${match[1]}`,
    );
    return imports.reduce((sum, next) => sum + visit(next), brotliCompressSync(code).length);
  };
  expect(visit('/assets/embed.js')).toBeLessThanOrEqual(15_000);
});
