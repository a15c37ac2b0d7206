/** A deposit that comes short: its buyer reads what is left, its seller notes more than that, and owes the rest. */
import { expect, test, type Page } from '@playwright/test';
import { messages as cartWords } from '../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../fragments/shop/checkout/messages/en.ts';
import { messages as orderWords } from '../../fragments/shop/order/messages/en.ts';
import { messages as paymentWords } from '../../fragments/office/own-payment/messages/en.ts';
import { messages as paymentsWords } from '../../fragments/office/own-payments/messages/en.ts';
import { signInAs } from './demo-person.ts';
import { demoShop } from './partners.ts';
import { addToCart, fillDelivery, orderNumber, seeConfirmation } from './shopping.ts';

const t = checkoutWords.es;
const words = orderWords.es;
const payment = paymentWords.es;
const { origin } = demoShop('foto');

/** Opens the payment of an order, as its seller. */
async function openPayment(page: Page, number: string): Promise<void> {
  await page.goto(`${origin}/admin/pagos?text=${number}`);
  const list = page.getByRole('main');
  await list.getByText(paymentsWords.es.openOne, { exact: true }).first().click();
  await expect(page).toHaveURL(/\/admin\/pagos\/py_/);
}

/** Notes another amount than the one that the deposit asks for. */
async function note(page: Page, amount: string): Promise<void> {
  await page.getByText(payment.otherAmount, { exact: true }).click();
  await page.getByLabel(payment.came).fill(amount);
  await page.getByRole('button', { name: payment.noteArrived }).click();
}

test('a deposit comes in two parts, the second with too much', async ({ page }) => {
  test.slow();
  await page.goto(`${origin}/productos/foto/tableta-grafica-compacta-8-pulgadas`);
  await addToCart(page, 'es');
  await page.getByRole('button', { name: cartWords.es.checkout }).click();
  await fillDelivery(page, 'es');
  await page.getByRole('radio', { name: t.ways.deposit }).check();
  await page.getByRole('button', { name: t.place }).click();
  await seeConfirmation(page);
  const number = await orderNumber(page);
  const purchase = page.url();

  await signInAs(page, 'lente', 'foto');
  await openPayment(page, number);
  await note(page, 'casi todo');
  await expect(page.getByText(payment.needs.amount)).toBeVisible();
  await page.getByLabel(payment.came).fill('100');
  await page.getByRole('button', { name: payment.noteArrived }).click();
  await expect(page.getByText(payment.done.arrived)).toBeVisible();
  await expect(page.getByText(/Recibido \$100\.00, faltan \$/)).toBeVisible();

  await page.goto(purchase);
  await expect(page.getByText(/Ya llegaron \$100\.00/)).toBeVisible();
  await expect(page.getByText(words.slip.left, { exact: true })).toBeVisible();

  await openPayment(page, number);
  await note(page, '90000');
  await expect(page.getByText(payment.done.arrived)).toBeVisible();
  await expect(page.getByText(payment.states.approved, { exact: true })).toBeVisible();
  await expect(page.getByText(payment.refunds.surplus)).toBeVisible();
  await expect(page.getByText(payment.noAccount)).toBeVisible();

  await page.goto(purchase);
  await expect(page.getByText(words.refundAccount.text)).toBeVisible();
});
