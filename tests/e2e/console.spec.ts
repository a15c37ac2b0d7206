/** The console stays empty on the pages that shoppers meet. */
import { expect, type Page } from '@playwright/test';
import { test } from './language.ts';
import { addToCart, SKIRT } from './shopping.ts';

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

/** Collects what a page writes into its console, errors that nobody caught included. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      said.push(`${message.type()}: ${message.text()} (${page.url()})`);
  });
  return said;
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
