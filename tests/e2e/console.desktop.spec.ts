/** The console stays empty on the pages that shoppers meet, and while they press what is there. */
import { expect, type Page } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { test } from './language.ts';
import { addToCart, SKIRT, type Language } from './shopping.ts';

const PAGES = [
  '/',
  '/productos',
  '/productos?sort=-list_price',
  '/catalogos',
  '/catalogos/mujer',
  '/buscar?text=falda',
  '/buscar?text=zzqqxx',
  SKIRT.path,
  '/shopping-cart',
  '/login',
  '/register',
  '/password/reset/',
  '/info',
  '/terms',
];

/** Pages that together have every kind of control. */
const PRESSED = ['/', '/productos', SKIRT.path, '/shopping-cart', '/login', '/register'];

/** Collects all that a page writes into its console, errors that nobody caught included. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('console', (message) =>
    said.push(`${message.type()}: ${message.text()} (${page.url()})`),
  );
  return said;
}

/** Presses every control that leads nowhere, and closes what it opened. @returns their number */
async function pressAll(page: Page, language: Language): Promise<number> {
  // The one button among them that goes to another page: the next press would wait for that page.
  const leads = cartWords[language].checkout;
  const controls = page
    .locator('button[type=button]:enabled, summary')
    .filter({ hasNotText: leads });
  let at = 0;
  // A press may add controls, or take some away.
  for (; at < (await controls.count()); at += 1) {
    await controls.nth(at).evaluate((node: HTMLElement) => node.click());
    await page.keyboard.press('Escape');
  }
  return at;
}

test('nothing is written while pages are read', async ({ page }) => {
  test.slow();
  const said = listen(page);
  for (const path of PAGES) await page.goto(path, { waitUntil: 'load' });
  // Scripts that start by themselves have run by now.
  await page.waitForLoadState('networkidle');
  expect(said).toEqual([]);
});

test('nothing is written on the way to the checkout', async ({ page, language }) => {
  const said = listen(page);
  await page.goto(SKIRT.path);
  await addToCart(page, language);
  await page.goto('/shopping-cart');
  await page.locator('shop-cart[data-hydrated]').first().waitFor();
  expect(said).toEqual([]);
});

test('nothing is written while everything is pressed that leads nowhere', async ({
  page,
  language,
}) => {
  test.slow();
  const said = listen(page);
  await page.goto(SKIRT.path);
  await addToCart(page, language);
  await page.getByRole('dialog').waitFor();
  let pressed = 0;
  for (const path of PRESSED) {
    await page.goto(path);
    pressed += await pressAll(page, language);
  }
  // The search, menus, filters, the photos' zoom, amounts and policies are among them.
  expect(pressed).toBeGreaterThan(40);
  expect(said).toEqual([]);
});
