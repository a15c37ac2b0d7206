import { newId } from '../../../shared/kernel/ids.ts';
import { afterPaymentEvent, type PaymentEvent } from '../../../shared/rules/payment-states.ts';
import type { Refusal } from '../../db/database.ts';
import { type Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import {
  closeCheckout,
  findCheckout,
  reopen,
  stock,
  unitsOf,
} from '../../modules/checkouts/index.ts';
import { awaits, moveAwaiting, reviveEnded } from '../../modules/orders/index.ts';
import { postPaid, postReturning } from '../../modules/ledger/index.ts';
import { payments, readReference, type PaymentRow } from '../../modules/payments/index.ts';
import { refunds } from '../../modules/refunds/index.ts';
import type { KnownCharge } from '../../providers/payment/port.ts';
import { completePurchase } from './complete-purchase.ts';
import { giveSlip, isLateSlip, letGoOfSlip } from './give-slip.ts';
import { cardLeft, cardSaved, keepingOf, leavingOf } from './keep-card.ts';
import { matchCharge } from './match-charge.ts';
import { matchDispute } from './match-dispute.ts';
import { sendRefund } from './send-refund.ts';
import { settleStray } from './stray.ts';

/** How often a settlement is read again after another one changed the rows first. */
const ROUNDS = 4;

/** The provider's event about a charge, so that it counts once. */
export interface Told {
  readonly provider: string;
  readonly event: string;
}

/** Why an approved payment is refunded instead of becoming orders. */
type RefundReason = 'out_of_stock' | 'orders_gone' | 'amount_mismatch';

/**
 * Settles a payment by the provider's state of its charge. This is the one completion path: the
 * answer to the card call, the buyer's confirmation, the webhook and the reconciler all come
 * through here, in any order and any number of times. A later one finds the result of the first.
 *
 * Approved: the held units are sold and the orders sent. When the hold has ended meanwhile, free
 * units are taken instead; when there are not enough, the orders are cancelled and the money is
 * refunded. So it is for a number that is paid after it ended, and after its orders were cancelled.
 */
export async function settlePayment(
  work: CellScope,
  charge: KnownCharge,
  told?: Told,
): Promise<void> {
  const { dispute, ...paid } = charge;
  // What is contested was paid before, whichever event came first.
  if (dispute) await settlePayment(work, paid);
  const reference = readReference(charge.reference);
  if (!reference || reference.cell !== work.cell.name) return;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [row, seen] = await Promise.all([
      work.cell.first(payments.findById(reference.payment)),
      told ? work.cell.first(payments.findEvent(told.provider, told.event)) : undefined,
    ]);
    if (!row || seen) return;
    if (reference.tries !== row.tries || isAnotherCharge(row, charge)) {
      await settleStray(work, row, charge, noteEvent(work, row, told));
      return;
    }
    if (await settleOnce(work, row, charge, told)) return;
  }
  throw new Error(`payment ${reference.payment} was overtaken ${ROUNDS} times`);
}

/** An approved payment belongs to one charge; any other approved charge took too much money. */
function isAnotherCharge(row: PaymentRow, charge: KnownCharge): boolean {
  return row.charge_id !== null && row.charge_id !== charge.id;
}

function noteEvent(
  work: CellScope,
  { id }: Pick<PaymentRow, 'id'>,
  told: Told | undefined,
): Statement[] {
  return told ? [payments.insertEvent(told, id, work.ports.clock.now())] : [];
}

/** The payment event of a charge's state; undefined while the state is not new. */
function eventOf(charge: KnownCharge): PaymentEvent | undefined {
  switch (charge.outcome) {
    case 'approved':
      // What was given back before it became orders does not make them.
      return charge.refunded >= charge.amount.amount ? undefined : 'approve';
    case 'declined':
      return 'decline';
    case 'requires_action':
    case 'referenced':
      return 'ask';
    case 'pending':
      return undefined;
  }
}

/** One attempt to settle; false when another settlement changed the payment or its orders first. */
async function settleOnce(
  work: CellScope,
  row: PaymentRow,
  charge: KnownCharge,
  told: Told | undefined,
): Promise<boolean> {
  await matchCharge(work, row, charge);
  await matchDispute(work, row, charge);
  const event = eventOf(charge);
  const next = event && afterPaymentEvent(row.state, event);
  if (!event || !next) {
    const noted = noteEvent(work, row, told);
    if (noted.length > 0) await work.cell.write(noted);
    return true;
  }
  if (event === 'approve') return approve(work, row, charge, told);
  if (charge.outcome === 'referenced')
    return giveSlip(work, row, charge, noteEvent(work, row, told));
  const now = work.ports.clock.now();
  const written = await work.cell.write([
    assertThat(payments.expects(row.id, row.tries, event)),
    ...noteEvent(work, row, told),
    ...(event === 'decline' ? letGoOfSlip(row, now) : []),
    payments.recordOutcome(row.id, { ...outcomeOf(charge), state: next }, now),
  ]);
  return written.ok || isNotedAlready(written.refusal);
}

function outcomeOf(charge: KnownCharge) {
  return {
    chargeId: charge.id,
    card: charge.card,
    actionUrl: charge.outcome === 'requires_action' ? charge.redirectUrl : undefined,
    declineCode: charge.outcome === 'declined' ? charge.declineCode : undefined,
  };
}

function isNotedAlready(refusal: Refusal): boolean {
  return refusal.kind === 'unique' && refusal.table === 'payment_event';
}

async function approve(
  work: CellScope,
  row: PaymentRow,
  charge: KnownCharge,
  told: Told | undefined,
): Promise<boolean> {
  const { amount, currency } = charge.amount;
  if (amount !== row.amount || currency !== row.currency) {
    return cancelAndGiveBack(work, row, charge, told, 'amount_mismatch');
  }
  const checkout = await work.cell.first(findCheckout(row.store_id, row.checkout_id));
  if (!checkout) throw new Error(`payment ${row.id} without its checkout`);
  const now = work.ports.clock.now();
  const outbox = newId('message');
  const saved = keepingOf(work, row, charge);
  const units = unitsOf(checkout);
  const written = await work.cell.write([
    assertThat(payments.expects(row.id, row.tries, 'approve')),
    ...noteEvent(work, row, told),
    ...(isLateSlip(row) ? [reviveEnded(row.checkout_id), reopen(row.checkout_id)] : []),
    assertThat(awaits(row.checkout_id, row.amount)),
    ...stock.releaseEnded(units, now, row.checkout_id),
    ...completePurchase(checkout, outbox, now),
    postPaid(row.id, now),
    moveAwaiting(row.checkout_id, 'sent_to_supplier', now),
    payments.recordOutcome(row.id, { ...outcomeOf(charge), state: 'approved' }, now),
    ...(saved ? [insertOutbox(cardSaved, saved, now)] : []),
  ]);
  if (written.ok) {
    const asked = saved ? [outbox, saved.id] : [outbox];
    await announceOutbox(work, asked).catch(() => undefined);
    return true;
  }
  if (isNotedAlready(written.refusal)) return true;
  if (written.refusal.kind === 'check') {
    return cancelAndGiveBack(work, row, charge, told, 'out_of_stock');
  }
  const waiting = await isStillExpected(work, row);
  return waiting ? cancelAndGiveBack(work, row, charge, told, 'orders_gone') : false;
}

/** True when the payment still waits for this approval: then its orders are gone. */
async function isStillExpected(work: CellScope, row: PaymentRow): Promise<boolean> {
  const again = await work.cell.first(payments.findById(row.id));
  return again?.state === row.state && again.tries === row.tries;
}

/**
 * Cancels orders that cannot be delivered, and refunds the money. The refund is a row before the
 * provider is asked, so that the schedule finishes one that was cut off in between.
 */
async function cancelAndGiveBack(
  work: CellScope,
  row: PaymentRow,
  charge: KnownCharge,
  told: Told | undefined,
  refundReason: RefundReason,
): Promise<boolean> {
  // The seller has the money, and is told that the goods are gone: nothing changes.
  if (row.provider === 'deposit') return true;
  const now = work.ports.clock.now();
  const outcome = { ...outcomeOf(charge), state: 'approved', refundReason } as const;
  const refund = newId('refund');
  const left = leavingOf(work, row, charge);
  const written = await work.cell.write([
    assertThat(payments.expects(row.id, row.tries, 'approve')),
    ...noteEvent(work, row, told),
    ...stock.releaseOf(row.checkout_id),
    moveAwaiting(row.checkout_id, 'canceled_by_customer', now),
    closeCheckout(row.checkout_id, 'expired'),
    postReturning({ payment: row.id, ...charge.amount }, now),
    payments.recordOutcome(row.id, outcome, now),
    refunds.insertWhole(
      { id: refund, payment: row.id, ...charge.amount, reason: refundReason, askedBy: null },
      now,
    ),
    ...(left ? [insertOutbox(cardLeft, left, now)] : []),
  ]);
  if (!written.ok) return isNotedAlready(written.refusal);
  if (left) await announceOutbox(work, [left.id]).catch(() => undefined);
  await sendRefund(work, refund);
  return true;
}
