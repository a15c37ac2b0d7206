/**
 * The accessibility faults that a tool can find on the way to a purchase, inside shadow roots too.
 * `npm run audit -- --part axe` checks every page in every situation, theme, language and width.
 */
import { expect, test, type Page } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as navWords } from '../../fragments/shop/nav/messages/en.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { addToCart, fillDelivery, seeConfirmation, SKIRT } from './shopping.ts';
import { fill } from '../../shared/i18n/fill.ts';

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

/** Checks the whole page in the light theme, and its colours again in the dark one. */
async function expectNoViolation(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, true)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

for (const path of ['/', '/productos', '/no-existe']) {
  test(`the page ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectNoViolation(page);
  });
}

test.describe('in English', () => {
  test.use({ locale: 'en-US' });

  test('the search above the controls of the bar', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('button', { name: fill(navWords.en.searchIn, { store: 'Lirio' }) })
      .click();
    await page.getByRole('combobox').fill('falda');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNoViolation(page);
  });
});

test('an item, the cart beside it, the checkout with its list of missing fields, and the confirmation', async ({
  page,
}) => {
  await page.goto(SKIRT.path);
  await expectNoViolation(page);
  await addToCart(page, 'es');
  const cart = page.getByRole('dialog', { name: cartWords.es.title });
  await expect(cart.getByText(SKIRT.name)).toBeVisible();
  await expectNoViolation(page);
  await cart.getByRole('button', { name: cartWords.es.checkout }).click();
  await page.getByRole('radio', { name: checkoutWords.es.cash }).check();
  // Before that, the browser itself asks for the fields that are empty.
  await page.locator('shop-checkout[data-hydrated]').waitFor();
  const place = page.getByRole('button', { name: checkoutWords.es.place });
  await place.click();
  await expect(page.getByText(checkoutWords.es.missing.full_name).first()).toBeVisible();
  await expectNoViolation(page);
  await fillDelivery(page, 'es');
  await place.click();
  await seeConfirmation(page);
  await expectNoViolation(page);
  // The mail takes a moment to arrive.
  await expect(async () => {
    await page.goto('/dev/outbox');
    await expect(page.getByRole('link').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectNoViolation(page);
});
