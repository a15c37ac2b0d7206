/** Paying by deposit without script: two forms of the buyer, and one of the seller. */
import { expect, test } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as orderWords } from '../../fragments/shop/order/messages/en.ts';
import { messages as mailWords } from '../../fragments/shop/slip-mail/messages/en.ts';
import { messages as paymentsWords } from '../../fragments/office/own-payments/messages/en.ts';
import { signInAs } from './demo-person.ts';
import { demoShop } from './partners.ts';
import { addToCart, fillDelivery, seeConfirmation } from './shopping.ts';

const t = checkoutWords.es;
const words = orderWords.es;
const office = paymentsWords.es;

test('a deposit shows the store’s account, and is confirmed by its seller', async ({ page }) => {
  const { origin } = demoShop('foto');
  await page.goto(`${origin}/productos/foto/tableta-grafica-compacta-8-pulgadas`);
  await addToCart(page, 'es');
  await page.getByRole('button', { name: cartWords.es.checkout }).click();
  await fillDelivery(page, 'es');
  await page.getByRole('radio', { name: t.ways.deposit }).check();
  await page.getByRole('button', { name: t.place }).click();
  await expect(page).toHaveURL(/\/checkout\/co_[0-9a-z]+\/pay$/);
  await page.getByRole('button', { name: t.showNumber }).click();
  await seeConfirmation(page);
  await expect(page.getByText('032180000118359719')).toBeVisible();
  await page.getByRole('button', { name: mailWords.es.send }).click();
  await expect(page.getByText(mailWords.es.sent.split('{{email}}')[1] ?? '')).toBeVisible();
  const order = page.url();
  await signInAs(page, 'lente', 'foto');
  await page.goto(`${origin}/admin/pagos`);
  await page.getByRole('button', { name: office.confirm }).first().click();
  await expect(page.getByText(office.done)).toBeVisible();
  await page.goto(order);
  await expect(page.getByText(words.paidBy.replace('{{card}}', words.ways.deposit))).toBeVisible();
});
