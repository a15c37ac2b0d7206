/** A guest who saves as a user, and the PIN that the mail brings: with script and without. */
import type { Page } from '@playwright/test';
import { messages as activationWords } from '../../fragments/shop/activation/messages/en.ts';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as orderWords } from '../../fragments/shop/order/messages/en.ts';
import { latestPin } from './outbox.ts';
import { addToCart, fillDelivery, seeConfirmation, SKIRT } from './shopping.ts';

/** The password that its person chooses. */
export const PASSWORD = 'una frase larga';

/** Buys in cash as a guest who wants an account; gives the e-mail of the order. */
export async function buyAsUser(page: Page, toCheckout: () => Promise<void>): Promise<string> {
  const t = checkoutWords.es;
  await page.goto(SKIRT.path);
  await addToCart(page, 'es');
  await toCheckout();
  await fillDelivery(page, 'es');
  const email = await page.getByRole('textbox', { name: t.email }).inputValue();
  await page.getByRole('radio', { name: t.saveUser }).check();
  await page.getByRole('radio', { name: t.cash }).check();
  await page.getByRole('button', { name: t.place }).click();
  await seeConfirmation(page);
  return email;
}

/** Makes the account by the PIN, from the page of the order and back to it. */
export async function finishByPin(page: Page, email: string): Promise<void> {
  const pin = await latestPin(page, email, 2);
  await page.getByRole('link', { name: orderWords.es.joinPin }).click();
  await page.getByLabel(activationWords.es.pin, { exact: true }).fill(pin);
  await page.getByLabel(activationWords.es.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: activationWords.es.confirm }).click();
  await seeConfirmation(page);
}

/** The button of the cart that leads to the checkout. */
export const checkoutButton = (page: Page) =>
  page.getByRole('button', { name: cartWords.es.checkout });
