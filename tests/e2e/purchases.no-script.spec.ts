/** My purchases with script switched off. */
import { expect, test } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as orderWords } from '../../fragments/shop/order/messages/en.ts';
import { messages as storesWords } from '../../fragments/shop/stores-bought/messages/en.ts';
import { messages as purchasesWords } from '../../fragments/shop/purchases/messages/en.ts';
import { newPerson } from './new-person.ts';
import { addToCart, fillDelivery, seeConfirmation, SKIRT } from './shopping.ts';

test('a purchase with another person’s e-mail is listed among the account’s own', async ({
  page,
}) => {
  await newPerson(page);
  await page.goto(SKIRT.path);
  await addToCart(page, 'es');
  await page.getByRole('button', { name: cartWords.es.checkout }).click();
  await fillDelivery(page, 'es');
  await page.getByRole('radio', { name: checkoutWords.es.cash }).check();
  await page.getByRole('button', { name: checkoutWords.es.place }).click();
  await seeConfirmation(page);
  const { pathname } = new URL(page.url());
  await page.goto('/mis-compras');
  await page.getByRole('link', { name: purchasesWords.es.elsewhere }).click();
  await expect(page.getByRole('heading', { name: storesWords.es.title })).toBeVisible();
  await page.getByRole('link', { name: storesWords.es.back }).click();
  await page.locator(`shop-purchases a[href="${pathname}"]`).click();
  await seeConfirmation(page);
  const words = orderWords.es;
  await page.getByText(words.cancel, { exact: true }).click();
  await page.getByLabel(words.reason).selectOption('other');
  await page.getByRole('button', { name: words.cancelNow }).click();
  await expect(page.getByText(words.needs.message)).toBeVisible();
  await expect(page.getByLabel(words.reason)).toHaveValue('other');
  await page.getByLabel(words.message).fill('Me mudo');
  await page.getByRole('button', { name: words.cancelNow }).click();
  await expect(page).toHaveURL(/\/shopping-cart\/orders\?done=canceled$/);
  await expect(page.getByText(purchasesWords.es.canceled)).toBeVisible();
  await page.goto(pathname);
  await page.getByRole('link', { name: words.again }).click();
  await page.getByRole('button', { name: cartWords.es.againContinue }).click();
  await expect(page).toHaveURL(/\/shopping-cart/);
  await expect(page.getByRole('button', { name: cartWords.es.checkout })).toBeVisible();
  await expect(page.getByRole('link', { name: SKIRT.name })).not.toHaveCount(0);
});
