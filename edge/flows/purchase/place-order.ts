import type { PlacedOrder } from '../../../shared/contracts/place-order.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isPaidFirst, isReference, type PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { isPaymentUnderWay } from '../../../shared/rules/payment-states.ts';
import type { Refusal } from '../../db/database.ts';
import { type Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';
import type { Change } from '../../unit-of-work/change.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import {
  closeCheckout,
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
import { deleteAwaiting, insertOrders } from '../../modules/orders/index.ts';
import { payments, type PaymentRow } from '../../modules/payments/index.ts';
import { deleteOfAwaiting, readRates } from '../../modules/shares/index.ts';
import { forgetStore } from '../../modules/store/index.ts';
import { countOrder } from './count-order.ts';
import { holdNow } from './hold-now.ts';
import { sharesOf } from './line-shares.ts';
import { draftOrder, type PlaceOrder } from './order-draft.ts';
import { takerOf } from './provider-of.ts';
import { orderRows } from './order-rows.ts';
import { boughtInStore, orderConfirmationMail } from './topics.ts';

/**
 * Places a checkout's orders, one for each supplier. In cash, or with a total of zero, the held
 * units are sold at once; by any other code the orders await their payment and the hold stays until its end.
 * Orders that await payment can be placed again with another payment type: the earlier ones are
 * deleted. A signed-in buyer's orders belong to the account, whatever contact they bear, and
 * DIRECTORY is told of the store. Undo: the end of the hold cancels unpaid orders.
 */
export async function placeOrder(
  scope: RequestScope,
  order: PlaceOrder,
): Promise<Result<Change<PlacedOrder>, Failure>> {
  const { storeId } = scope.tenant;
  const now = scope.ports.clock.now();
  const [row, payment, identity, rates] = await Promise.all([
    scope.cell.first(findCheckout(storeId, order.checkout_id, order.cart_id)),
    scope.cell.first(payments.findByCheckout(storeId, order.checkout_id)),
    scope.visitor.identity(),
    readRates(scope),
  ]);
  const closed = whyClosed(row, now);
  if (!row || closed) return fail(closed ?? { code: 'checkout_not_found' });
  if (payment && isPaymentUnderWay(payment.state)) return fail({ code: 'payment_pending' });
  const draft = draftOrder(row, order, now);
  if (!draft.ok) return draft;
  const wasHeld = isHeld(row, draft.value.parts);
  const tooMany = await countOrder(scope, draft.value, !wasHeld);
  if (tooMany) return fail(tooMany);

  const account = identity?.accountId ?? null;
  const rows = orderRows(row, draft.value, account);
  const { contact } = draft.value;
  const freezing = await sharesOf(scope, row, rows, { rates, account, contact });
  const code = draft.value.paymentType;
  const first = code !== null && isPaidFirst(code);
  const paying = first
    ? payBy(
        row,
        { code, total: draft.value.total, taker: takerOf(scope, draft.value.parts) },
        payment,
        now,
      )
    : undefined;
  // A number to pay by holds for long and costs nothing: it goes on counting against its visitor.
  const counting =
    isReference(code) && !identity
      ? { visitor: row.cart_id, network: await scope.visitor.addressKey() }
      : undefined;
  const selling = first ? undefined : sellNow(row, now);
  const telling = identity ? tellBuyer(row, identity.accountId, now) : undefined;
  const outbox = [selling, telling].flatMap((asked) => (asked ? [asked.outbox] : []));
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
      ...(wasHeld ? [] : holdNow(row, now)),
      // The order names a contact: what stays held no longer counts against a visitor without one.
      ...(counting ? [countHolder(row.id, counting)] : []),
      ...(wasHeld && first && !counting ? [nameHolder(row.id)] : []),
      assertThat(
        isOpenAsRead(row, now),
        payments.isAsRead(row.id, payment),
        stock.holdsAll(row.id, units, now),
      ),
      ...(payment ? [...deleteOfAwaiting(row.id), ...deleteAwaiting(row.id)] : []),
      ...(order.delivery ? [updateParts(row.id, draft.value.parts)] : []),
      ...insertOrders(rows.orders, rows.lines, rows.attendees, now),
      ...freezing,
      ...(paying?.statements ?? []),
      ...(selling?.statements ?? []),
      ...(telling?.statements ?? []),
    ],
    refused: (refusal) => explain(scope, row, payment, refusal),
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

/** What the payment of the orders is made of. */
interface Paying {
  readonly code: PaymentCode;
  readonly total: number;
  /** The store whose own account takes it, where that store has one. */
  readonly taker: string;
}

/** The payment that the orders await: the existing one with the new total and way to pay, or a new one. */
function payBy(
  row: CheckoutRow,
  { code, total, taker }: Paying,
  payment: PaymentRow | undefined,
  now: number,
): { readonly token: string; readonly statements: Statement[] } {
  const { id: checkout, currency } = row;
  const paying = { checkout, provider: code, amount: total, currency, taker };
  if (payment) {
    const { id, token } = payment;
    return { token, statements: [payments.updateAmount(id, paying, now)] };
  }
  const token = newId('payment_token');
  const made = payments.insertPayment(
    {
      id: newId('payment'),
      token,
      storeId: row.store_id,
      ...paying,
    },
    now,
  );
  return { token, statements: [made] };
}

/** Turns the hold into a sale, and asks for the mail to the buyer. */
function sellNow(row: CheckoutRow, now: number) {
  const outbox = newId('message');
  return { outbox, statements: completePurchase(row, outbox, now) };
}

/** Asks for the message that tells DIRECTORY in which store the account has bought. */
function tellBuyer(row: CheckoutRow, account: string, now: number) {
  const outbox = newId('message');
  const message = { id: outbox, storeId: row.store_id, payload: { account } };
  return { outbox, statements: [insertOutbox(boughtInStore, message, now)] };
}

/**
 * The statements that make a purchase final, however it was paid: the units leave the stock, the
 * mail is asked for.
 */
export function completePurchase(row: CheckoutRow, outbox: string, now: number): Statement[] {
  const units = unitsOf(row);
  return [
    ...stock.sell(row.id, units),
    closeCheckout(row.id, 'placed'),
    stock.tellSoldOut(units),
    insertOutbox(
      orderConfirmationMail,
      { id: outbox, storeId: row.store_id, payload: { checkout: row.id } },
      now,
    ),
  ];
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
    payment?.tries !== before?.tries ||
    payment?.state !== before?.state;
  if (changed) return { code: 'idempotency_in_progress' };
  const parts = partsOf(row);
  // Nothing else changed. Units that were not held went to another buyer; a hold has ended, or the
  // store has just freed it: then a repeat takes the units again.
  if (!isHeld(row, parts)) return { code: 'out_of_stock' };
  return { code: isHeld(again, parts) ? 'checkout_expired' : 'idempotency_in_progress' };
}
