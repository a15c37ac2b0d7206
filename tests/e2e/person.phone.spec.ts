/**
 * The page around an account: its bar, its menu, its cart; and the same page for other visitors.
 */
import type { Page } from '@playwright/test';
import { leave, type Language } from './account-steps.ts';
import { demoAccount, signInAs } from './demo-person.ts';
import { expect, test } from './language.ts';
import { newPerson, signUp } from './new-person.ts';
import { avatar, openMenu } from './shop-menu.ts';
import { addToCart, SKIRT } from './shopping.ts';
import { fill } from '../../shared/i18n/fill.ts';

const cartCount = (page: Page) => page.locator('shop-nav [data-cart-count]');
/** Names of the carts that this browser keeps, and of the entries that belong to them. */
const keptCarts = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('cart:'))
      .toSorted(),
  );

test('the bar shows the signed-in account, from the first byte, and leads out again', async ({
  page,
  t,
}) => {
  await signInAs(page, 'rosa');
  const answer = await page.goto('/productos');
  expect(await answer?.text()).not.toContain('href="/login');
  const { full_name: name } = demoAccount('rosa');
  await expect(avatar(page)).toHaveAccessibleName(fill(t.account.account, { name }));
  await avatar(page).click();
  await expect(page.getByText('@rosa')).toBeVisible();
  await expect(page.getByRole('link', { name: t.preferences.title })).toHaveAttribute(
    'href',
    '/me/preferences',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByText('@rosa')).toBeHidden();
  await expect(avatar(page)).toBeFocused();
  await avatar(page).click();
  await page.getByRole('button', { name: t.account.signOut }).click();
  await expect(page).toHaveURL(/\/productos$/);
  await expect(page.locator('shop-account')).toHaveCount(0);
  // On a phone the link is behind the hamburger button.
  await expect(page.locator('shop-nav a[href="/login?next=%2Fproductos"]')).toHaveText(t.nav.login);
});

test('the shop’s menu opens from the left, lists the partners, and closes by key', async ({
  page,
  t,
}) => {
  const menu = t.sideMenu;
  await signInAs(page, 'lirio-admin');
  await page.goto('/');
  await openMenu(page, t);
  const drawer = page.getByRole('dialog', { name: menu.title });
  await expect(drawer).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBeCloseTo(280, 1);
  const answered = page.waitForResponse(/\/api\/collaborators\/\?offset=0&limit=5$/);
  await drawer.getByText(menu.collaborators, { exact: true }).click();
  expect((await answered).status()).toBe(200);
  await expect(drawer.getByText(menu.loading)).toBeHidden();
  await expect(drawer.getByRole('link', { name: menu.manage })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('a customer’s menu has neither partners nor a tour', async ({ page, t }) => {
  const menu = t.sideMenu;
  await signInAs(page, 'rosa');
  await page.goto('/');
  await openMenu(page, t);
  const drawer = page.getByRole('dialog', { name: menu.title });
  await expect(drawer.getByRole('link', { name: t.purchases.title })).toBeVisible();
  await expect(drawer.getByText(menu.collaborators, { exact: true })).toHaveCount(0);
  await expect(drawer.getByText(menu.tour, { exact: true })).toHaveCount(0);
});

test('the cart moves to the account at sign-in, follows to another device, and leaves with its account', async ({
  page,
  browser,
  contextOptions,
  language,
}) => {
  await page.goto(SKIRT.path);
  await addToCart(page, language);
  await expect(cartCount(page)).toHaveText('1');
  await signUp(page);
  const taken = page.waitForResponse(/\/mine\/products\/bulk$/);
  await page.goto('/');
  expect((await taken).status()).toBe(200);
  await expect(cartCount(page)).toHaveText('1');
  // The cart moves once: the next page only reads it.
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/mine')) asked.push(request.method());
  });
  await page.goto('/productos');
  await expect.poll(() => asked).toEqual(['GET']);
  await expect(cartCount(page)).toHaveText('1');

  const other = await browser.newContext({
    ...contextOptions,
    storageState: { cookies: await page.context().cookies(), origins: [] },
  });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/');
  await expect(cartCount(elsewhere)).toHaveText('1');
  await other.close();

  await page.context().clearCookies();
  await page.goto('/');
  await expect(cartCount(page)).toBeHidden();
});

/** Puts an item into the cart of a new account, stored by the edge. */
async function fillOwnCart(page: Page, language: Language) {
  const person = await newPerson(page);
  await page.goto(SKIRT.path);
  await expect(page.locator('shop-account-cart[data-hydrated]')).toHaveCount(1);
  const told = page.waitForResponse(
    (answer) => answer.url().endsWith('/mine') && answer.request().method() === 'PUT',
  );
  await addToCart(page, language);
  expect((await told).status()).toBe(200);
  await expect.poll(() => keptCarts(page)).toHaveLength(2);
  return person;
}

test('signing out removes the account’s lines from the browser, for every store of the host', async ({
  page,
  language,
  t,
  steps,
}) => {
  const { email, password } = await fillOwnCart(page, language);
  const line = JSON.stringify({ lines: [{ item: 'it_1', sku: 'sk_1', amount: 1 }], updatedAt: 1 });
  await page.evaluate((text) => {
    for (const key of ['cart:st_otra', 'cart:st_otra:ac_1', 'cart:st_otra:ac_1:told']) {
      localStorage.setItem(key, text);
    }
  }, line);
  await page.goto('/terms');
  expect(await keptCarts(page)).toHaveLength(5);
  await avatar(page).click();
  await page.getByRole('button', { name: t.account.signOut }).click();
  await expect(page.locator('shop-account')).toHaveCount(0);
  // A visitor's own lines stay.
  await expect.poll(() => keptCarts(page)).toEqual(['cart:st_otra']);
  await expect(cartCount(page)).toBeHidden();

  // The edge still has the account's lines.
  await page.goto('/login?next=/');
  await steps.enter(email, password);
  await expect(page.locator('shop-account')).toHaveCount(1);
  await expect(cartCount(page)).toHaveText('1');
});

test('a page that learns that its session was ended elsewhere keeps nothing of the account’s cart', async ({
  page,
  browser,
  contextOptions,
  language,
}) => {
  await fillOwnCart(page, language);
  const other = await browser.newContext({
    ...contextOptions,
    storageState: { cookies: await page.context().cookies(), origins: [] },
  });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/terms');
  await leave(elsewhere, language, '/terms');
  await other.close();

  await page.keyboard.press('Escape');
  await addToCart(page, language);
  await expect(page.locator('shop-account')).toHaveCount(0);
  await expect.poll(() => keptCarts(page)).toEqual([]);
});

test('a cart that cannot move stays, and moves with the next page', async ({ page, language }) => {
  await page.goto(SKIRT.path);
  await addToCart(page, language);
  await expect(cartCount(page)).toHaveText('1');
  await signUp(page);
  await page.route(/\/mine\/products\/bulk$/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/');
  await failed;
  await page.unroute(/\/mine\/products\/bulk$/);
  const taken = page.waitForResponse(/\/mine\/products\/bulk$/);
  await page.goto('/');
  const { total_products: total } = (await (await taken).json()) as { total_products: number };
  expect(total).toBe(1);
  await expect(cartCount(page)).toHaveText('1');
});

test('the sharing control hides from an anonymous visitor, and stays for a signed-in account', async ({
  page,
  t,
}) => {
  const control = page.getByRole('button', { name: t.share.share, exact: true });
  await page.goto(SKIRT.path);
  await expect(page.locator('shop-share').first().locator('.open')).toBeAttached();
  await expect(control).toBeHidden();
  await signInAs(page, 'rosa');
  await page.goto(SKIRT.path);
  await expect(control).toBeVisible();
  await expect(page.locator('shop-share').first().locator('.open')).not.toHaveClass(/fleeting/);
});

test('the front page invites visitors to sign up, and no signed-in account', async ({
  page,
  t,
}) => {
  const { signUpCall } = t.pages;
  const call = page.getByRole('complementary', {
    name: fill(signUpCall.title, { store: 'Lirio' }),
  });
  await page.goto('/');
  await expect(call.getByRole('link', { name: signUpCall.signUp })).toHaveAttribute(
    'href',
    '/register',
  );
  await page.goto('/productos');
  await expect(call).toHaveCount(0);
  await signInAs(page, 'rosa');
  await page.goto('/');
  await expect(call).toHaveCount(0);
});

test('a page that needs an account leads to sign in, and knows the way back', async ({ page }) => {
  await page.goto('/me/preferences');
  await expect(page).toHaveURL(/\/login\?next=%2Fme%2Fpreferences$/);
});
