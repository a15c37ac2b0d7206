/** The button that buys and the search on foreign pages that do what pages do; and what such pages forge. */
import { expect, test, type Page } from '@playwright/test';
import { messages as buyWords } from '../../fragments/shop/buy-button/messages/en.ts';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { hostileHosts, listen, siteOfTests } from './host-site.ts';
import { SKIRT } from './shopping.ts';

const SLUG = SKIRT.path.split('/').at(-1) ?? '';
const ELEMENTS = `<shop-buy-button item="${SLUG}">Mi texto</shop-buy-button>
  <shop-search-box>Mi búsqueda</shop-search-box><shop-cart></shop-cart>`;
const site = siteOfTests();

const buy = (page: Page) =>
  page.locator('shop-buy-button').getByRole('button', { name: buyWords.es.buy });
const cartOf = (page: Page) => page.getByRole('dialog', { name: cartWords.es.title });

for (const [name, host] of Object.entries(hostileHosts())) {
  test(`a press buys, and the search finds, on a page with ${name}`, async ({ page }) => {
    const { thrown } = listen(page);
    await page.goto(site.put(name, { ...host, body: ELEMENTS }));
    await expect(buy(page)).toBeVisible();
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('Mi texto');
    await buy(page).click();
    await expect(cartOf(page).getByText(SKIRT.name)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    // The cart has outlived the page, whatever its libraries do to JSON.
    const link = page.locator('shop-cart').locator('a[data-handover]');
    await page.locator('shop-cart').getByRole('button').first().click();
    await expect(cartOf(page).getByText(SKIRT.name)).toBeVisible();
    await expect(async () => {
      await link.dispatchEvent('pointerdown');
      expect(await link.getAttribute('href')).toMatch(/add=sk_[^&]+&embed=[^&]+&handoff=ho_/);
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(page.locator('#end')).toHaveText('Fin');
    const field = page.locator('shop-search-box').getByRole('searchbox');
    await field.fill('falda');
    await field.press('Enter');
    await expect(page).toHaveURL(/moda\.localhost:\d+\/buscar\?embed=[^&]+&text=falda/);
    expect(thrown).toEqual([]);
  });
}

test('a chosen variant and a press are told on a page that allows no policy of Trusted Types', async ({
  page,
}) => {
  const { thrown } = listen(page);
  const host = hostileHosts()['Trusted Types, with no policy allowed'];
  await page.goto(site.put('told', { ...host, body: ELEMENTS }));
  const element = page.locator('shop-buy-button');
  await element.getByRole('combobox').focus();
  await expect(element).toHaveAttribute('data-hydrated', '');
  const price = element.locator('[part=price]');
  const shown = await price.innerText();
  const options = element.getByRole('combobox').locator('option:not([disabled])');
  await element.getByRole('combobox').selectOption({ index: (await options.count()) - 1 });
  await expect(price).toHaveText(shown);
  await expect(price.locator('[class^=price]').first()).toHaveAttribute('class', /^price( sale)?$/);
  await buy(page).click();
  await expect(element.getByText(buyWords.es.added)).toBeAttached();
  expect(thrown).toEqual([]);
});

test('what a page forges changes no price, and nothing that the store sells', async ({ page }) => {
  const { thrown } = listen(page);
  await page.goto(site.put('forged', { body: ELEMENTS }));
  await expect(buy(page)).toBeVisible();
  const real = await page.locator('shop-buy-button [part=price]').innerText();
  await page.evaluate(() => {
    const host = document.querySelector('shop-buy-button')!;
    const props = host.querySelector('script[data-props]');
    if (props) {
      props.textContent = (props.textContent ?? '').replaceAll(/\$[\d,.]+/g, '$0.01');
    }
    for (const detail of [
      { topic: 'cart:added', payload: { item: 'x', sku: 'sk_none', amount: -5, name: '<b>' } },
      { topic: 'cart:changed', payload: { store: 'st_moda', count: 1e9 } },
      { topic: 'nothing', payload: null },
    ]) {
      document.dispatchEvent(new CustomEvent('shop:bus', { detail: { ...detail, woken: 0 } }));
    }
    const lines = [
      { item: 'x', sku: 'sk_none', amount: 1, list_price: 1 },
      { item: 'x', sku: 'sk_ctpss2023-24', amount: 1e9, list_price: 1 },
      { item: 'x', sku: '"><script>', amount: 1 },
    ];
    localStorage.setItem('cart:st_moda', JSON.stringify({ lines, updatedAt: 1 }));
    localStorage.setItem('handoff:st_moda', '{"code":"ho_x","lines":7,"at":9e15}');
  });
  await page.reload();
  await expect(buy(page)).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('cart:st_moda'));
  await page.reload();
  await buy(page).click();
  const cart = cartOf(page);
  await expect(cart.getByText(SKIRT.name)).toBeVisible();
  const price = /\$[\d,.]+/.exec(real)?.[0] ?? 'none';
  await expect(cart.getByText(price).first()).toBeVisible();
  const link = cart.getByRole('link', { name: cartWords.es.checkout });
  await link.dispatchEvent('pointerdown');
  const href = (await link.getAttribute('href')) ?? '';
  // A proof that somebody wrote, and a price in the address, sell at the store's price.
  await page.goto(`${href.replace(/embed=[^&]+/, 'embed=eyJ.forged')}&list_price=1&total=1`);
  await expect(page.getByText(cartWords.es.handoverTitle)).toBeVisible();
  await expect(page.locator('.handover').getByText(price)).toBeVisible();
  expect(thrown).toEqual([]);
});

test('a frame without an origin is told so by the key, and keeps its own content', async ({
  page,
}) => {
  const { told } = listen(page);
  site.put('inside', { body: `<shop-buy-button item="${SLUG}">Lo mío</shop-buy-button>` });
  const body = '<iframe sandbox="allow-scripts" src="/inside" width="600" height="400"></iframe>';
  await page.goto(site.put('outside', { body, isBare: true }));
  await expect(page.frameLocator('iframe').getByText('Lo mío')).toBeVisible();
  await expect.poll(() => told.join()).toContain('origin_not_registered null');
});

test('sixty lines go to the store under a code; another browser with the link gets nothing', async ({
  page,
  browser,
}) => {
  const { thrown } = listen(page);
  await page.goto(site.put('many', { body: '<shop-cart></shop-cart>' }));
  await expect(page.locator('shop-cart[data-store]')).toBeAttached();
  const sold = await page.evaluate(
    async (store) => {
      const answer = await fetch(`${store}/api/products-list-public?limit=60&variants=true`);
      return answer.json() as Promise<unknown>;
    },
    new URL((await page.locator('script[src*="embed/v1"]').first().getAttribute('src')) ?? '')
      .origin,
  );
  const skus = [...new Set(JSON.stringify(sold).match(/sk_[a-z0-9-]+/g) ?? [])].slice(0, 60);
  expect(skus.length).toBeGreaterThan(50);
  await page.evaluate((all) => {
    const lines = all.map((sku) => ({ item: 'it_x', sku, amount: 1 }));
    localStorage.setItem('cart:st_moda', JSON.stringify({ lines, updatedAt: 1 }));
  }, skus);
  await page.reload();
  await page.locator('shop-cart').getByRole('button').first().click();
  const link = cartOf(page).getByRole('link', { name: cartWords.es.checkout });
  await link.click();
  await expect(page).toHaveURL(/\/shopping-cart\?embed=[^&]+&handoff=ho_\w{26}$/);
  const address = page.url();
  const offer = page.locator('.handover');
  await expect(offer.getByText(cartWords.es.handoverTitle)).toBeVisible();
  await offer.getByRole('button', { name: cartWords.es.handoverContinue }).click();
  await expect(offer).toBeHidden();
  const other = await browser.newContext({ locale: 'es-MX' });
  const thief = await other.newPage();
  await thief.goto(address);
  await expect(thief.getByRole('alert')).toContainText('Este enlace ya se usó');
  await expect(thief.locator('.handover')).toHaveCount(0);
  await other.close();
  expect(thrown).toEqual([]);
});
