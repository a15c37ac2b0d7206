/** A deposit that is given back: its buyer leaves a CLABE, its seller reads it and marks the transfer. */
import { expect, test, type Page } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as orderWords } from '../../fragments/shop/order/messages/en.ts';
import { messages as ownOrderWords } from '../../fragments/office/own-order/messages/en.ts';
import { messages as paymentWords } from '../../fragments/office/own-payment/messages/en.ts';
import { messages as paymentsWords } from '../../fragments/office/own-payments/messages/en.ts';
import { signInAs } from './demo-person.ts';
import { demoShop } from './partners.ts';
import { addToCart, fillDelivery, orderNumber, seeConfirmation } from './shopping.ts';

const t = checkoutWords.es;
const words = orderWords.es;
const account = words.refundAccount;
const office = ownOrderWords.es;
const payment = paymentWords.es;
const { origin } = demoShop('foto');
const CLABE = '032 180 00011835971 9';

/** Buys by deposit as a guest; gives the number of the order. */
async function deposit(page: Page): Promise<string> {
  await page.goto(`${origin}/productos/foto/tableta-grafica-compacta-8-pulgadas`);
  await addToCart(page, 'es');
  await page.getByRole('button', { name: cartWords.es.checkout }).click();
  await fillDelivery(page, 'es');
  await page.getByRole('radio', { name: t.ways.deposit }).check();
  await page.getByRole('button', { name: t.place }).click();
  await page.getByRole('button', { name: t.showNumber }).click();
  await seeConfirmation(page);
  return orderNumber(page);
}

/** Opens the payment of an order, as its seller. */
async function openPayment(page: Page, number: string): Promise<void> {
  await page.goto(`${origin}/admin/pagos?text=${number}`);
  const list = page.getByRole('main');
  await list.getByText(paymentsWords.es.openOne, { exact: true }).first().click();
  await expect(page).toHaveURL(/\/admin\/pagos\/py_/);
}

test('a buyer leaves an account for what was deposited, and the seller pays it there', async ({
  page,
}) => {
  test.slow();
  const number = await deposit(page);
  const purchase = page.url();
  await signInAs(page, 'lente', 'foto');
  await openPayment(page, number);
  await page.getByRole('button', { name: payment.confirmDeposit }).click();
  await expect(page.getByText(payment.done.deposit)).toBeVisible();
  await page.getByRole('link', { name: number }).click();
  await page.getByText(office.cancel, { exact: true }).click();
  await page.getByLabel(office.reason).selectOption('cannot_be_fulfilled');
  await page.getByRole('button', { name: office.cancelNow }).click();
  await expect(page.getByText(office.done.canceled)).toBeVisible();
  await openPayment(page, number);
  await expect(page.getByText(payment.noAccount)).toBeVisible();

  await page.goto(purchase);
  await expect(page.getByText(account.text)).toBeVisible();
  await page.getByLabel(account.holder).fill('Lucía Méndez');
  await page.getByLabel(account.numbers.clabe).fill('032180000118359718');
  await page.getByRole('button', { name: account.save }).click();
  await expect(page.getByText(/Revisa el número de cuenta/)).toBeVisible();
  await expect(page.getByLabel(account.holder)).toHaveValue('Lucía Méndez');
  await page.getByLabel(account.numbers.clabe).fill(CLABE);
  await page.getByRole('button', { name: account.save }).click();
  await expect(page.getByText(words.done.account)).toBeVisible();
  await page.getByText(account.change, { exact: true }).click();
  await expect(page.getByText(/termina en 9719/)).toBeVisible();

  await openPayment(page, number);
  await expect(page.getByText(/CLABE 032180000118359719, a nombre de Lucía Méndez/)).toBeVisible();
  await page.getByText(payment.mark, { exact: true }).click();
  await page.getByLabel(payment.proof).fill('SPEI 8812734');
  await page.getByRole('button', { name: payment.markNow }).click();
  await expect(page.getByText(payment.done.marked)).toBeVisible();
  await expect(page.getByText(/032180000118359719/)).toHaveCount(0);
  await page.goto(purchase);
  await expect(page.getByText(account.change, { exact: true })).toHaveCount(0);
});
