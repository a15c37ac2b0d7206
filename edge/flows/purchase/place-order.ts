import type { PlacedOrder } from '../../../shared/contracts/place-order.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isPaidFirst, isReference } from '../../../shared/rules/payment-codes.ts';
import { isPaymentUnderWay } from '../../../shared/rules/payment-states.ts';
import type { Refusal } from '../../db/database.ts';
import { assertThat } from '../../db/sql.ts';
import type { Change } from '../../unit-of-work/change.ts';
import { announceOutbox } from '../../outbox/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import {
  countHolder,
  findCheckout,
  isHeld,
  isOpenAsRead,
  nameHolder,
  partsOf,
  stock,
  unitsOf,
  updateParts,
  whyClosed,
  type CheckoutRow,
} from '../../modules/checkouts/index.ts';
import { invoices } from '../../modules/invoices/index.ts';
import { insertOrders } from '../../modules/orders/index.ts';
import { payments, type PaymentRow } from '../../modules/payments/index.ts';
import { readRates } from '../../modules/shares/index.ts';
import { forgetStore } from '../../modules/store/index.ts';
import { readAskedBefore, sellNow, tellBuyer } from './complete-purchase.ts';
import { countOrder } from './count-order.ts';
import { dropAwaiting } from './drop-awaiting.ts';
import { holdNow } from './hold-now.ts';
import { isPricedFor, sharesOf } from './line-shares.ts';
import { draftOrder, type PlaceOrder } from './order-draft.ts';
import { partAlone } from './part-alone.ts';
import { payBy } from './pay-by.ts';
import { orderRows } from './order-rows.ts';

/**
 * Places a checkout's orders, one for each supplier. In cash, or with a total of zero, the held
 * units are sold at once; by any other code the orders await their payment and the hold stays until its end.
 * Orders that await payment can be placed again with another payment type: the earlier ones are
 * deleted. One supplier's part may be placed alone: the others stay. A signed-in buyer's orders belong to the account, whatever contact they bear, and
 * DIRECTORY is told of the store; a guest who saves as a user gets the mail that begins an account. Undo: the end of the hold cancels unpaid orders.
 */
export async function placeOrder(
  scope: RequestScope,
  order: PlaceOrder,
): Promise<Result<Change<PlacedOrder>, Failure>> {
  const { storeId } = scope.tenant;
  const now = scope.ports.clock.now();
  const [found, begun, identity, rates] = await Promise.all([
    scope.cell.first(findCheckout(storeId, order.checkout_id, order.cart_id)),
    scope.cell.first(payments.findByCheckout(storeId, order.checkout_id)),
    order.isOfGuest === true ? null : scope.visitor.identity(),
    readRates(scope),
  ]);
  const closed = whyClosed(found, now);
  if (!found || closed) return fail(closed ?? { code: 'checkout_not_found' });
  const account = identity?.accountId ?? null;
  // A reseller's price is the reseller's: anybody else begins anew, at the list price.
  if (!isPricedFor(found, account)) return fail({ code: 'checkout_expired' });
  if (begun && isPaymentUnderWay(begun.state)) return fail({ code: 'payment_pending' });
  const meant = await partAlone(scope, { row: found, payment: begun }, order.supplier_id);
  if (!meant.ok) return meant;
  const { row, payment } = meant.value;
  const draft = draftOrder(row, order, now);
  if (!draft.ok) return draft;
  const wasHeld = isHeld(row, draft.value.parts);
  const tooMany = await countOrder(scope, draft.value, !wasHeld);
  if (tooMany) return fail(tooMany);

  const rows = orderRows(row, draft.value, account);
  const { contact } = draft.value;
  const asked = await readAskedBefore(scope, row, order.save_as);
  // Nobody earns by a test.
  const freezing =
    row.is_test === 1 ? [] : await sharesOf(scope, row, rows, { rates, account, contact });
  const code = draft.value.paymentType;
  const first = code !== null && isPaidFirst(code);
  const paying = first ? payBy(scope, row, draft.value, { code, payment }) : undefined;
  // A number to pay by holds for long and costs nothing: it goes on counting against its visitor.
  const counting =
    isReference(code) && !identity
      ? { visitor: row.cart_id, network: await scope.visitor.addressKey() }
      : undefined;
  const selling = first ? undefined : sellNow(row, now);
  const buyer = { account, email: contact.email, saveAs: order.save_as, askedBefore: asked };
  const telling = tellBuyer(row, buyer, now);
  const outbox = [selling, telling].flatMap((one) => one?.outbox ?? []);
  const units = unitsOf(row);
  return ok({
    answer: {
      checkout_aggregation: row.id,
      orders: rows.orders.map(({ id }) => id),
      payment_token: paying?.token ?? null,
      total: draft.value.total,
      currency: row.currency,
    },
    statements: [
      ...meant.value.statements,
      ...(wasHeld ? [] : holdNow(row, now)),
      // The order names a contact: what stays held no longer counts against a visitor without one.
      ...(counting ? [countHolder(row.id, counting)] : []),
      ...(wasHeld && first && !counting ? [nameHolder(row.id)] : []),
      assertThat(
        isOpenAsRead(row, now),
        payments.isAsRead(row.id, payment),
        stock.holdsAll(row.id, units, now),
      ),
      ...dropAwaiting(row.id, payment),
      ...(order.delivery ? [updateParts(row.id, draft.value.parts)] : []),
      ...insertOrders(rows.orders, rows.lines, rows.attendees, now),
      // Before the sale, which ends the checkout.
      ...(row.invoicing === null ? [] : [invoices.askOfCheckout(row.id, now)]),
      ...freezing,
      ...(paying?.statements ?? []),
      ...(selling?.statements ?? []),
      ...(telling?.statements ?? []),
    ],
    refused: (refusal) => explain(scope, found, begun, refusal),
    committed: () => afterPlacing(scope, outbox, selling !== undefined),
  });
}

/**
 * Forgets the store after a sale, so that the buyer's next page shows the stock; announces the
 * messages.
 */
async function afterPlacing(
  scope: RequestScope,
  outbox: readonly string[],
  isSold: boolean,
): Promise<void> {
  if (isSold) forgetStore(scope.tenant.storeId);
  await announceOutbox(scope, outbox);
}

/** Reads again to tell which came first: another order, the hold's end, or a charge. */
async function explain(
  scope: RequestScope,
  row: CheckoutRow,
  before: PaymentRow | undefined,
  refusal: Refusal,
): Promise<Failure> {
  if (refusal.kind === 'unique' && refusal.table === 'idempotency') {
    return { code: 'idempotency_in_progress' };
  }
  const { storeId } = scope.tenant;
  const [again, payment] = await Promise.all([
    scope.cell.first(findCheckout(storeId, row.id)),
    scope.cell.first(payments.findByCheckout(storeId, row.id)),
  ]);
  const closed = whyClosed(again, scope.ports.clock.now());
  if (closed) return closed;
  if (payment && isPaymentUnderWay(payment.state)) return { code: 'payment_pending' };
  const changed =
    again?.parts !== row.parts ||
    again.invoicing !== row.invoicing ||
    again.billing !== row.billing ||
    payment?.tries !== before?.tries ||
    payment?.state !== before?.state;
  if (changed) return { code: 'idempotency_in_progress' };
  const parts = partsOf(row);
  // Nothing else changed. Units that were not held went to another buyer; a hold has ended, or the
  // store has just freed it: then a repeat takes the units again.
  if (!isHeld(row, parts)) return { code: 'out_of_stock' };
  return { code: isHeld(again, parts) ? 'checkout_expired' : 'idempotency_in_progress' };
}
