/** A guest saves as a user in the checkout, with script switched off: the PIN comes later, and the order is theirs. */
import { expect, test } from '@playwright/test';
import { messages as activationWords } from '../../fragments/shop/activation/messages/en.ts';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as orderWords } from '../../fragments/shop/order/messages/en.ts';
import { latestLink, latestPin } from './outbox.ts';
import { addToCart, fillDelivery, orderNumber, seeConfirmation, SKIRT } from './shopping.ts';

const t = checkoutWords.es;
const password = 'una frase larga';

async function buyAsUser(page: Parameters<typeof addToCart>[0]): Promise<string> {
  await page.goto(SKIRT.path);
  await addToCart(page, 'es');
  await page.getByRole('button', { name: cartWords.es.checkout }).click();
  await fillDelivery(page, 'es');
  const email = await page.getByLabel(t.email).inputValue();
  await page.getByRole('radio', { name: t.saveUser }).check();
  await page.getByRole('radio', { name: t.cash }).check();
  await page.getByRole('button', { name: t.place }).click();
  await seeConfirmation(page);
  return email;
}

test('the PIN of the mail and a password make the account, which has the order', async ({
  page,
}) => {
  const email = await buyAsUser(page);
  const number = await orderNumber(page);
  const pin = await latestPin(page, email, 2);
  await page.getByRole('link', { name: orderWords.es.joinPin }).click();
  await page.getByLabel(activationWords.es.pin, { exact: true }).fill(pin);
  await page.getByLabel(activationWords.es.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: activationWords.es.confirm }).click();
  await seeConfirmation(page);
  await expect(page.getByText(orderWords.es.joinPin)).toHaveCount(0);
  await page.goto('/mis-compras');
  await expect(page.getByText(number).first()).toBeVisible();
});

test('the button of the mail does the same', async ({ page }) => {
  const email = await buyAsUser(page);
  await latestPin(page, email, 2);
  await page.goto(await latestLink(page, email));
  await page.getByLabel(activationWords.es.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: activationWords.es.linkSubmit }).click();
  await seeConfirmation(page);
});
