/**
 * Going back shows the page as the visitor left it, out of the browser's back/forward cache. Test
 * drivers switch that cache off, so this file starts a Chromium of its own.
 */
import { expect, test as base } from '@playwright/test';
import { startBareChromium, type BareChromium, type BarePage } from '../support/bare-chromium.ts';
import { demoAccount } from './demo-person.ts';
import { SKIRT } from './shopping.ts';

const test = base.extend<{ tab: BarePage; shop: string }, { bare: BareChromium }>({
  bare: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what is asked
    async ({}, use) => {
      const bare = await startBareChromium();
      await use(bare);
      await bare.stop();
    },
    { scope: 'worker' },
  ],
  tab: async ({ bare }, use) => {
    const tab = await bare.newPage();
    await use(tab);
    await tab.close();
  },
  shop: ({ baseURL }, use) => use(baseURL ?? ''),
});

async function open(tab: BarePage, url: string): Promise<void> {
  await tab.evaluate(`void (location.href = ${JSON.stringify(url)})`);
  await tab.until(`location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`);
}

/** Opens another page and comes back. Gives whether the page was kept, or why it was not. */
async function leaveAndReturn(tab: BarePage, away: string): Promise<unknown> {
  const here = await tab.evaluate<string>('location.href');
  await tab.evaluate('void (globalThis.kept = true)');
  await open(tab, away);
  await tab.evaluate('void history.back()');
  await tab.until(
    `location.href === ${JSON.stringify(here)} && document.readyState === 'complete'`,
  );
  return tab.evaluate(
    `globalThis.kept ? 'kept' : performance.getEntriesByType('navigation')[0].notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? 'no reasons'`,
  );
}

const badge = `document.querySelector('shop-nav').shadowRoot.querySelector('[data-cart-count]')`;
const item = `document.querySelector('shop-item')`;
const panel = `document.querySelector('shop-cart').shadowRoot.querySelector('dialog')`;

async function addSkirt(tab: BarePage): Promise<void> {
  await tab.evaluate(`${item}.shadowRoot.querySelector('button.add').click()`);
  await tab.until(`${panel}.open && ${panel}.querySelector('.line .price')`);
}

for (const path of [
  '/',
  '/productos',
  '/buscar?text=falda',
  SKIRT.path,
  '/shopping-cart',
  '/terms',
]) {
  test(`the page ${path} is kept`, async ({ tab, shop }) => {
    await open(tab, shop + path);
    // A click starts the page's service worker and a fragment.
    await tab.evaluate(
      `void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))`,
    );
    const away = path === '/terms' ? `${shop}/` : `${shop}/terms`;
    expect(await leaveAndReturn(tab, away)).toBe('kept');
  });
}

test('an item added to the cart meanwhile is on the badge of the page that was left', async ({
  tab,
  shop,
}) => {
  await open(tab, `${shop}/`);
  await tab.evaluate('void (globalThis.kept = true)');
  expect(await tab.evaluate(`${badge}.hidden`)).toBe(true);
  await open(tab, shop + SKIRT.path);
  await addSkirt(tab);
  await tab.evaluate('void history.back()');
  await tab.until('globalThis.kept');
  await tab.until(`!${badge}.hidden && ${badge}.textContent === '1'`);
});

test('an open cart asks again for its total, and can be used', async ({ tab, shop }) => {
  await open(tab, shop + SKIRT.path);
  await addSkirt(tab);
  expect(await leaveAndReturn(tab, `${shop}/terms`)).toBe('kept');
  await tab.until(`${panel}.open && ${panel}.querySelector('.panel-body:not([aria-busy]) .line')`);
  await tab.evaluate(`${panel}.querySelector('.tools .icon-btn').click()`);
  await tab.until(`${panel}.querySelector('.undo')`);
});

test('a filled cart page is kept', async ({ tab, shop }) => {
  await open(tab, shop + SKIRT.path);
  await addSkirt(tab);
  await open(tab, `${shop}/shopping-cart`);
  await tab.until(`document.querySelector('shop-cart').shadowRoot.querySelector('.line .price')`);
  expect(await leaveAndReturn(tab, `${shop}/terms`)).toBe('kept');
});

test('a checkout keeps the typed fields when the shopper comes back to it', async ({
  tab,
  shop,
}) => {
  await open(tab, shop + SKIRT.path);
  await addSkirt(tab);
  await tab.evaluate(`${panel}.querySelector('.totals button').click()`);
  await tab.until(
    `location.pathname.startsWith('/checkout/') && document.querySelector('shop-checkout[data-hydrated]')`,
  );
  const name = `document.querySelector('shop-checkout').shadowRoot.querySelector('input[autocomplete="name"]')`;
  await tab.evaluate(
    `(${name}.focus(), document.execCommand('insertText', false, 'Lucía Méndez'))`,
  );
  // The checkout reloads itself: the hold may be over, or the order placed from another tab.
  await leaveAndReturn(tab, `${shop}/terms`);
  await tab.until(`document.querySelector('shop-checkout[data-hydrated]')`);
  await tab.until(`${name}.value === 'Lucía Méndez'`);
});

test('a page is not shown again after its account has signed out', async ({ tab, shop }) => {
  const post = (path: string, body: object) =>
    tab.evaluate<number>(
      `fetch('${path}', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify(body))} }).then(({ status }) => status)`,
    );
  const { username, password } = demoAccount('rosa');
  await open(tab, `${shop}/terms`);
  expect(await post('/api/oauth/authorization', { username, password })).toBe(200);
  await open(tab, `${shop}/productos`);
  await tab.until(`document.querySelector('shop-account-cart[data-hydrated]')`);
  expect(await leaveAndReturn(tab, `${shop}/terms`)).toBe('kept');
  await open(tab, `${shop}/terms`);
  expect(await post('/api/auth/logout', {})).toBe(200);
  await tab.evaluate('void history.back()');
  await tab.until(
    `location.pathname === '/productos' && !globalThis.kept && document.readyState === 'complete'`,
  );
  expect(await tab.evaluate(`document.querySelector('shop-account')`)).toBeNull();
});
