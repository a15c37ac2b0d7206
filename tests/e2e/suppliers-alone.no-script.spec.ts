/** A store that has each supplier of a cart bought alone, with script switched off. */
import { expect } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as termsWords } from '../../fragments/office/checkout-terms/messages/en.ts';
import { storeIdOf } from '../../edge/cli/seed/stores.ts';
import { sql } from '../../edge/db/cell-sql.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { originOf } from './account-steps.ts';
import { signInAs } from './demo-person.ts';
import { test } from './language.ts';
import { addToCart, placeBy } from './shopping.ts';
import { tell } from './straight.ts';

const origin = originOf('ana');
const BOUGHT = /\/mis-compras\/co_/;
const ITEMS = ['foto/lente-para-camara-reflex', 'casa/cactus-espinoso-en-maceta-de-barro'];

test.afterEach(() =>
  tell('CELL_A', sql`UPDATE store SET master_checkout = 1 WHERE id = ${storeIdOf('ana')}`),
);

test('the owner sets it, and a buyer pays one supplier and goes on with the other', async ({
  page,
  context,
  language,
}) => {
  const [cart, terms] = [cartWords[language], termsWords[language]];
  await signInAs(page, 'ana', 'ana');
  await page.goto(`${origin}/admin/configuracion`);
  const form = page.locator('shop-checkout-terms');
  await expect(form.getByRole('radio', { name: terms.together })).toBeChecked();
  await form.getByRole('radio', { name: terms.apart }).check();
  await form.getByRole('button', { name: terms.save }).click();
  await expect(form.getByText(terms.saved)).toBeVisible();
  await expect(form.getByRole('radio', { name: terms.apart })).toBeChecked();

  await context.clearCookies();
  for (const item of ITEMS) {
    await page.goto(`${origin}/productos/${item}`);
    await addToCart(page, language);
  }
  await expect(page.getByText(cart.apart)).toBeVisible();
  const pay = (name: string) =>
    page.getByRole('button', { name: fill(cart.checkoutOf, { name }), exact: true });
  await expect(pay('Casa Raíz')).toBeVisible();
  await pay('Lente Norte').click();
  const summary = page.locator('shop-checkout');
  await expect(summary.getByText(/para cámara/i).first()).toBeVisible();
  await expect(summary.getByText(/cactus/i)).toHaveCount(0);
  await placeBy(page, language, checkoutWords[language].cash);
  await expect(page).toHaveURL(BOUGHT);

  await page.goto(`${origin}/shopping-cart`);
  await expect(page.getByText(/cactus/i).first()).toBeVisible();
  await expect(page.getByText('Lente Norte')).toHaveCount(0);
  // One supplier is left: the cart is bought as any other.
  await page.getByRole('button', { name: cart.checkout }).click();
  await placeBy(page, language, checkoutWords[language].cash);
  await expect(page).toHaveURL(BOUGHT);
  await page.goto(`${origin}/shopping-cart`);
  await expect(page.getByRole('heading', { name: cart.title })).toBeVisible();
  await expect(page.getByText(/cactus/i)).toHaveCount(0);
});
