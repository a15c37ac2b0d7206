/** Orders that are paid by a number elsewhere, from the choice to the seller's word. */
import { messages as cartWords } from '../../../fragments/shop/cart/messages/en.ts';
import { messages as words } from '../../../fragments/shop/checkout/messages/en.ts';
import { messages as paymentWords } from '../../../fragments/office/own-payment/messages/en.ts';
import { messages as paymentsWords } from '../../../fragments/office/own-payments/messages/en.ts';
import { addToCart, fillDelivery, seeConfirmation } from '../../e2e/shopping.ts';
import { openAs } from '../people.ts';
import { at, type Stage, type State } from '../state.ts';

type Way = 'deposit' | 'openpay_store' | 'openpay_bank';
const SHOPS = {
  deposit: ['foto', '/productos/foto/tableta-grafica-compacta-8-pulgadas'],
  openpay_store: ['casa', '/productos/casa/banco-alto-de-madera-maciza'],
  openpay_bank: ['casa', '/productos/casa/banco-alto-de-madera-maciza'],
} as const;

/** Fills the checkout and chooses a way. */
async function choose(stage: Stage, way: Way): Promise<void> {
  const { page, language } = stage;
  const [shop, path] = SHOPS[way];
  await at(shop, path)(stage);
  await addToCart(page, language);
  const cart = page.getByRole('dialog', { name: cartWords[language].title });
  await cart.getByRole('button', { name: cartWords[language].checkout }).click();
  await page.waitForURL(/\/checkout\/co_/);
  await page.locator('shop-checkout[data-hydrated]').waitFor();
  await fillDelivery(page, language);
  await page.getByRole('radio', { name: words[language].ways[way] }).check();
}

async function order(stage: Stage, way: Way): Promise<void> {
  await choose(stage, way);
  await stage.page.getByRole('button', { name: words[stage.language].place }).click();
  await seeConfirmation(stage.page);
}

/** Has the seller note that a part of an ordered deposit came; stays on the payment's page. */
async function notePart(stage: Stage): Promise<string> {
  await order(stage, 'deposit');
  const { page, language } = stage;
  const purchase = page.url();
  await openAs(stage, 'lente', '/admin/pagos', 'foto');
  const open = page.getByRole('main').getByText(paymentsWords[language].openOne, { exact: true });
  await open.first().click();
  await page.waitForURL(/\/admin\/pagos\/py_/);
  const payment = paymentWords[language];
  await page.getByText(payment.otherAmount, { exact: true }).click();
  await page.getByLabel(payment.came).fill('100');
  await page.getByRole('button', { name: payment.noteArrived }).click();
  await page.getByText(payment.done.arrived).waitFor();
  return purchase;
}

export const slips: readonly State[] = [
  { name: 'slips/chosen', reach: (stage) => choose(stage, 'deposit') },
  { name: 'slips/deposit', reach: (stage) => order(stage, 'deposit') },
  { name: 'slips/store', reach: (stage) => order(stage, 'openpay_store') },
  { name: 'slips/transfer', reach: (stage) => order(stage, 'openpay_bank') },
  {
    name: 'slips/part',
    async reach(stage) {
      await stage.page.goto(await notePart(stage));
    },
  },
  {
    name: 'slips/part-seller',
    async reach(stage) {
      await notePart(stage);
      await stage.page.getByText(paymentWords[stage.language].otherAmount, { exact: true }).click();
    },
  },
  {
    name: 'slips/due',
    async reach(stage) {
      await order(stage, 'deposit');
      await openAs(stage, 'lente', '/admin/pagos', 'foto');
    },
  },
];
