import { newId } from '../../../shared/kernel/ids.ts';
import { afterPaymentEvent, type PaymentEvent } from '../../../shared/rules/payment-states.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { closeCheckout, reopen, stock } from '../../modules/checkouts/index.ts';
import { awaits, moveAwaiting, reviveEnded } from '../../modules/orders/index.ts';
import { postPaid, postReturning } from '../../modules/ledger/index.ts';
import { payments, readReference, type PaymentRow } from '../../modules/payments/index.ts';
import { refunds } from '../../modules/refunds/index.ts';
import type { KnownCharge } from '../../providers/payment/port.ts';
import { authorize } from './authorize.ts';
import { capture, voidPayment } from './end-authorization.ts';
import { giveSlip, isLateSlip, letGoOfSlip } from './give-slip.ts';
import { cardLeft, leavingOf } from './keep-card.ts';
import { matchCharge } from './match-charge.ts';
import { matchDispute } from './match-dispute.ts';
import { beginReview, endReview } from './review-payment.ts';
import { sell, type UnsoldReason } from './sell.ts';
import { sendRefund } from './send-refund.ts';
import {
  expected,
  isNotedAlready,
  noteEvent,
  recorded,
  type Settling,
  type Told,
} from './settling.ts';
import { settleStray } from './stray.ts';

/** How often a settlement is read again after another one changed the rows first. */
const ROUNDS = 4;

/**
 * Settles a payment by the provider's state of its charge. This is the one completion path: the
 * answer to the card call, the buyer's confirmation, the webhook and the reconciler all come
 * through here, in any order and any number of times. A later one finds the result of the first.
 *
 * Approved: the held units are sold and the orders sent. When the hold has ended meanwhile, free
 * units are taken instead; when there are not enough, the orders are cancelled and the money is
 * refunded. So it is for a number that is paid after it ended, and after its orders were cancelled.
 * Authorised: sold and sent in the same way, and paid once it is charged (decision 0152).
 * @param beside what else belongs into the batch that completes the purchase
 */
export async function settlePayment(
  work: CellScope,
  charge: KnownCharge,
  told?: Told,
  beside: readonly Statement[] = [],
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
      await settleStray(work, row, charge, noteEvent({ work, row, told }));
      return;
    }
    if (await settleOnce({ work, row, charge, told, beside })) return;
  }
  throw new Error(`payment ${reference.payment} was overtaken ${ROUNDS} times`);
}

/** An approved payment belongs to one charge; any other approved charge took too much money. */
function isAnotherCharge(row: PaymentRow, charge: KnownCharge): boolean {
  return row.charge_id !== null && row.charge_id !== charge.id;
}

/** The payment event of a charge's state; undefined while the state is not new. */
function eventOf(row: PaymentRow, charge: KnownCharge): PaymentEvent | undefined {
  switch (charge.outcome) {
    case 'approved':
      // What was given back before it became orders does not make them.
      return charge.refunded >= charge.amount.amount ? undefined : 'approve';
    case 'authorized':
      return 'authorize';
    case 'declined':
      return row.state === 'authorized' ? 'void' : 'decline';
    case 'requires_action':
    case 'referenced':
      return 'ask';
    case 'in_review':
      return 'review';
    case 'pending':
      return undefined;
  }
}

/** One attempt to settle; false when another settlement changed the payment or its orders first. */
async function settleOnce(settling: Settling): Promise<boolean> {
  const { work, row, charge } = settling;
  await matchCharge(work, row, charge);
  await matchDispute(work, row, charge);
  const event = eventOf(row, charge);
  const next = event && afterPaymentEvent(row.state, event);
  if (!event || !next) {
    const noted = noteEvent(settling);
    if (noted.length > 0) await work.cell.write(noted);
    return true;
  }
  if (event === 'authorize') return authorize(settling);
  if (event === 'void') return voidPayment(settling);
  if (event === 'approve') {
    return row.state === 'authorized' ? capture(settling) : approve(settling);
  }
  if (charge.outcome === 'referenced') return giveSlip(work, row, charge, noteEvent(settling));
  if (charge.outcome === 'in_review') return beginReview(settling, charge.waitsFor);
  const now = work.ports.clock.now();
  const ended = endReview(row, event, now);
  const written = await work.cell.write([
    ...expected(settling, event),
    ...(event === 'decline' ? letGoOfSlip(row, now) : []),
    ...ended.statements,
    recorded(settling, { state: next }),
  ]);
  if (written.ok) await announceOutbox(work, ended.outbox).catch(() => undefined);
  return written.ok || isNotedAlready(written.refusal);
}

function approve(settling: Settling): Promise<boolean> {
  const { row, beside = [] } = settling;
  return sell(settling, {
    before: [
      ...expected(settling, 'approve'),
      ...beside,
      ...(isLateSlip(row) ? [reviveEnded(row.checkout_id), reopen(row.checkout_id)] : []),
      assertThat(awaits(row.checkout_id, row.amount)),
    ],
    after: (now) => [
      postPaid(row.id, now),
      moveAwaiting(row.checkout_id, 'sent_to_supplier', now),
      recorded(settling, { state: 'approved' }),
    ],
    giveUp: (reason) => cancelAndGiveBack(settling, reason),
  });
}

/**
 * Cancels orders that cannot be delivered, and refunds the money. The refund is a row before the
 * provider is asked, so that the schedule finishes one that was cut off in between.
 */
async function cancelAndGiveBack(settling: Settling, refundReason: UnsoldReason): Promise<boolean> {
  const { work, row, charge } = settling;
  // The seller has the money, and is told that the goods are gone: nothing changes.
  if (row.provider === 'deposit') return true;
  const now = work.ports.clock.now();
  const refund = newId('refund');
  const left = leavingOf(work, row, charge);
  const written = await work.cell.write([
    ...expected(settling, 'approve'),
    ...stock.releaseOf(row.checkout_id),
    moveAwaiting(row.checkout_id, 'canceled_by_customer', now),
    closeCheckout(row.checkout_id, 'expired'),
    postReturning({ payment: row.id, ...charge.amount }, now),
    recorded(settling, { state: 'approved', refundReason }),
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
