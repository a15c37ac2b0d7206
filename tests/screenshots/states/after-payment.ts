/** What becomes of a payment after it was approved: looked at, given back by a transfer, contested. */
import { messages as listWords } from '../../../fragments/office/own-payments/messages/en.ts';
import { messages as keyWords } from '../../../fragments/office/payment-keys/messages/en.ts';
import { messages as paymentWords } from '../../../fragments/office/own-payment/messages/en.ts';
import { messages as orderWords } from '../../../fragments/shop/order/messages/en.ts';
import { reviewEnd } from '../../../shared/rules/payment-review.ts';
import { signInAs } from '../../contract/gateway/person.ts';
import { placedInCash } from '../../e2e/placed-order.ts';
import { shopAt } from '../../support/visit.ts';
import { openAs } from '../people.ts';
import type { Stage, State } from '../state.ts';

/** Places an order of rosa's and has it be paid by a code; gives the part of its ids that follows their kind. */
async function paidBy({ origin, rows }: Stage, code: string): Promise<string> {
  const shop = shopAt(Number(new URL(origin('moda')).port), 'moda.localhost');
  const { id } = await placedInCash(shop, await signInAs(shop, 'rosa'));
  const one = id.slice(3);
  rows.inCells(`INSERT INTO payment (id, token, store_id, checkout_id, provider, amount, currency,
      account, msi_payments, state, tries, created_at, updated_at)
    SELECT 'py_${one}', 'pt_${one}', store_id, checkout_id, '${code}', total, currency, 'platform', 1,
      'approved', 1, created_at, created_at FROM purchase_order WHERE id = '${id}'`);
  return one;
}

/** The buyer's page of an order whose payment is being looked at. */
async function openInReview(stage: Stage): Promise<void> {
  const one = await paidBy(stage, 'str_card');
  stage.rows.inCells(`INSERT INTO order_hold (id, order_id, supplier_id, reason, held_at)
    SELECT 'oh_${one}', id, supplier_id, 'payment_risk', created_at
    FROM purchase_order WHERE id = 'or_${one}'`);
  await openAs(stage, 'rosa', `/mis-compras/or_${one}`);
  await stage.page.getByText(orderWords[stage.language].inReview).waitFor();
}

/** The buyer's page of a deposit that is given back, before they have named an account. */
async function openRefundAccount(stage: Stage): Promise<void> {
  const one = await paidBy(stage, 'deposit');
  stage.rows
    .inCells(`UPDATE purchase_order SET state = 'canceled_by_supplier' WHERE id = 'or_${one}';
    INSERT INTO refund (id, payment_id, order_id, part, amount, currency, reason, state, created_at,
      updated_at)
    SELECT 'rf_${one}', 'py_${one}', id, 'order', total, currency, '...askedReasons', 'failed',
      created_at, created_at FROM purchase_order WHERE id = 'or_${one}'`);
  await openAs(stage, 'rosa', `/mis-compras/or_${one}`);
  await stage.page.getByText(orderWords[stage.language].refundAccount.text).waitFor();
}

/** Has a payer contest a payment at the bank; gives the part of its ids that follows their kind. */
async function contested(stage: Stage): Promise<string> {
  const one = await paidBy(stage, 'str_card');
  const opened = Date.now() - 86_400_000;
  stage.rows
    .inCells(`INSERT INTO dispute (id, payment_id, provider_ref, state, amount, fee, currency,
      reason, respond_by, store_id, opened_at, updated_at)
    SELECT 'dp_${one}', 'py_${one}', 'du_1', 'open', total, 25000, currency, 'product_not_received',
      ${opened + 8 * 86_400_000}, store_id, ${opened}, ${opened} FROM purchase_order WHERE id = 'or_${one}';
    INSERT INTO dispute_part (dispute_id, order_id, amount)
    SELECT 'dp_${one}', id, total FROM purchase_order WHERE id = 'or_${one}'`);
  return one;
}

/** The seller's page of a payment that its payer contests. */
async function openContested(stage: Stage): Promise<void> {
  await openAs(stage, 'lirio-admin', `/admin/pagos/py_${await contested(stage)}`);
  await stage.page.getByText(paymentWords[stage.language].evidence.title).first().waitFor();
}

/** The seller's page of a payment that its provider takes days to decide about. */
async function openReviewed(stage: Stage): Promise<void> {
  const one = await paidBy(stage, 'paypal');
  const since = Date.now() - 3_600_000;
  const review = { since, until: reviewEnd(since, 'MX'), waits_for: 'seller' };
  stage.rows.inCells(`UPDATE payment SET state = 'in_review', review = '${JSON.stringify(review)}'
    WHERE id = 'py_${one}'`);
  await openAs(stage, 'lirio-admin', `/admin/pagos/py_${one}`);
  await stage.page.getByText(paymentWords[stage.language].review.held.split('{{')[0]!).waitFor();
}

/** The form by which a seller sends evidence to the provider. */
async function openEvidence(stage: Stage): Promise<void> {
  await openContested(stage);
  await stage.page.getByText(paymentWords[stage.language].submit.title, { exact: true }).click();
}

/** What each way to pay can, among the store's keys. */
async function openAbilities(stage: Stage): Promise<void> {
  await openAs(stage, 'lirio', '/admin/configuracion');
  await stage.page.getByText(keyWords[stage.language].abilities.title).click();
  await stage.page.locator('#abilities').evaluate((table) => table.scrollIntoView());
}

/** The seller's list of what is contested. */
async function openDisputes(stage: Stage): Promise<void> {
  await contested(stage);
  await openAs(stage, 'lirio-admin', '/admin/pagos?state=disputed');
  await stage.page.getByText(listWords[stage.language].notAnswered).first().waitFor();
}

export const afterPayment: readonly State[] = [
  { name: 'purchase/in-review', reach: openInReview },
  { name: 'purchase/refund-account', reach: openRefundAccount },
  { name: 'payments/reviewed', reach: openReviewed },
  { name: 'payments/contested', reach: openContested },
  { name: 'payments/evidence', reach: openEvidence },
  { name: 'payments/abilities', screen: true, reach: openAbilities },
  { name: 'payments/disputes', reach: openDisputes },
];
