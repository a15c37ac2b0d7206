/** The shopper's way with script switched off, up to cash on delivery. */
import { expect, test } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as itemWords } from '../../fragments/shop/item/messages/en.ts';
import { addToCart, fillDelivery, seeConfirmation, SKIRT } from './shopping.ts';

test('home, catalogue, item, cart and checkout are links and forms', async ({ page }) => {
  await page.goto('/');
  await page.locator('shop-catalogue-strip').getByRole('link', { name: 'Mujer' }).click();
  await page.getByRole('link', { name: SKIRT.name }).first().click();
  await addToCart(page, 'es');
  await expect(page).toHaveURL(/\/shopping-cart$/);
  await expect(page.getByText(SKIRT.name).first()).toBeVisible();
  await page.getByRole('button', { name: cartWords.es.checkout }).click();
  await expect(page).toHaveURL(/\/checkout\/co_/);
  await fillDelivery(page, 'es');
  await page.getByRole('radio', { name: checkoutWords.es.cash }).check();
  await page.getByRole('button', { name: checkoutWords.es.place }).click();
  await seeConfirmation(page);
});

test('a form with a missing field comes back with the typed values and the errors', async ({
  page,
}) => {
  await page.goto(SKIRT.path);
  await addToCart(page, 'es');
  await page.getByRole('button', { name: cartWords.es.checkout }).click();
  await fillDelivery(page, 'es');
  await page.getByRole('textbox', { name: checkoutWords.es.email }).fill('sin-arroba@x');
  await page.getByRole('radio', { name: checkoutWords.es.cash }).check();
  await page.getByRole('button', { name: checkoutWords.es.place }).click();
  await expect(page.getByLabel(checkoutWords.es.fullName)).toHaveValue('Lucía Méndez Ortega');
  await expect(page.getByText(checkoutWords.es.problems.email).first()).toBeVisible();
});

test('the buy bar of a phone names no variant but the chosen one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SKIRT.path);
  await expect(page.locator('.reach').getByRole('button')).toBeVisible();
  await expect(page.locator('.reach .chosen-now')).toBeHidden();
});

test('the price over variants that differ is the lowest, and says so; each has its own', async ({
  page,
}) => {
  await page.goto('/productos/moda/vestido-circular-nina-rainbow-swirl');
  const head = page.locator('shop-item header');
  await expect(head.getByText('$599.00').filter({ visible: true })).toHaveText(
    `${itemWords.es.live.from} $599.00`,
  );
  await expect(page.getByRole('radio').last()).toHaveAccessibleName(/\$\d/);
});

test('language and theme are forms', async ({ page }) => {
  await page.goto('/productos');
  await page.locator('shop-footer').getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/productos$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});
