/** The page around a person: their bar, their menu, their cart; and what everybody else sees. */
import { expect, test, type Page } from '@playwright/test';
import { messages as accountWords } from '../../fragments/account/messages/index.ts';
import { messages as navWords } from '../../fragments/nav/messages/index.ts';
import { messages as shareWords } from '../../fragments/share/messages/index.ts';
import { messages as menuWords } from '../../fragments/side-menu/messages/index.ts';
import { words } from '../../host-pages/words/index.ts';
import { signInAs } from './demo-person.ts';
import { signUp } from './new-person.ts';
import { addToCart, SKIRT } from './shopping.ts';

const account = accountWords.es;
const menu = menuWords.es;

const avatar = (page: Page) => page.locator('shop-account .open');
const cartCount = (page: Page) => page.locator('shop-nav [data-cart-count]');

/** Opens the shop's menu, from the bar or, on a phone, out of the person's own panel. */
async function openMenu(page: Page): Promise<void> {
  const opener = page.getByRole('link', { name: account.shopMenu }).filter({ visible: true });
  if ((await opener.count()) === 0) await avatar(page).click();
  await opener.click();
}

test('the bar shows who is signed in, from the first byte, and leads out again', async ({
  page,
}) => {
  await signInAs(page, 'rosa');
  const answer = await page.goto('/productos');
  expect(await answer?.text()).not.toContain(`href="/login"`);
  await expect(avatar(page)).toHaveAccessibleName(/^Cuenta de /);
  await avatar(page).click();
  await expect(page.getByText('@rosa')).toBeVisible();
  await expect(page.getByRole('link', { name: account.preferences })).toHaveAttribute(
    'href',
    '/me/preferences',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByText('@rosa')).toBeHidden();
  await expect(avatar(page)).toBeFocused();
  await avatar(page).click();
  await page.getByRole('button', { name: account.signOut }).click();
  await expect(page).toHaveURL(/\/productos$/);
  await expect(page.locator('shop-account')).toHaveCount(0);
  // Behind the hamburger on a phone.
  await expect(page.locator('shop-nav a[href="/login"]')).toHaveText(navWords.es.login);
});

test('the shop’s menu opens from the left, lists the partners, and closes by key', async ({
  page,
}) => {
  await signInAs(page, 'lirio-admin');
  await page.goto('/');
  await openMenu(page);
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

test('a customer’s menu has no partners', async ({ page }) => {
  await signInAs(page, 'rosa');
  await page.goto('/');
  await openMenu(page);
  const drawer = page.getByRole('dialog', { name: menu.title });
  await expect(drawer.getByRole('link', { name: menu.purchases })).toBeVisible();
  await expect(drawer.getByText(menu.collaborators, { exact: true })).toHaveCount(0);
});

test('the cart goes over at sign-in, follows to another device, and leaves with its account', async ({
  page,
  browser,
  contextOptions,
}) => {
  await page.goto(SKIRT.path);
  await addToCart(page, 'es');
  await expect(cartCount(page)).toHaveText('1');
  await signUp(page);
  const taken = page.waitForResponse(/\/mine\/products\/bulk$/);
  await page.goto('/');
  expect((await taken).status()).toBe(200);
  await expect(cartCount(page)).toHaveText('1');
  // Once: the next page only asks.
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

test('a cart that cannot go over stays, and goes over with the next page', async ({ page }) => {
  await page.goto(SKIRT.path);
  await addToCart(page, 'es');
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

test('sharing goes away for who is nobody, and stays for who is signed in', async ({ page }) => {
  const control = page.getByRole('button', { name: shareWords.es.share });
  await page.goto(SKIRT.path);
  await expect(page.locator('shop-share .open')).toBeAttached();
  await expect(control).toBeHidden({ timeout: 8_000 });
  await signInAs(page, 'rosa');
  await page.goto(SKIRT.path);
  await expect(control).toBeVisible();
  await expect(page.locator('shop-share .open')).not.toHaveClass(/fleeting/);
});

test('the front calls visitors to sign up, and nobody who has', async ({ page }) => {
  const call = page.getByRole('complementary', { name: words.es.signUpCall.title('Lirio') });
  await page.goto('/');
  await expect(call.getByRole('link', { name: words.es.signUpCall.signUp })).toHaveAttribute(
    'href',
    '/register',
  );
  await page.goto('/productos');
  await expect(call).toHaveCount(0);
  await signInAs(page, 'rosa');
  await page.goto('/');
  await expect(call).toHaveCount(0);
});

test('a page that needs somebody leads to sign in, and knows the way back', async ({ page }) => {
  await page.goto('/me/preferences');
  await expect(page).toHaveURL(/\/login\?next=%2Fme%2Fpreferences$/);
});
