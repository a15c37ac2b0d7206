import { newId } from '../../../shared/kernel/ids.ts';
import {
  AFTER_REVIEW_MS,
  reviewEnd,
  type ReviewWaits,
} from '../../../shared/rules/payment-review.ts';
import type { PaymentEvent } from '../../../shared/rules/payment-states.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { findCheckout, openNoLonger, stock } from '../../modules/checkouts/index.ts';
import { findSender } from '../../modules/mail/index.ts';
import { payments, type PaymentRow } from '../../modules/payments/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import { holdAwaiting } from './hold-until.ts';
import { armHoldTimer } from './hold-timer.ts';
import { paymentReviewTopic, type ReviewNews } from './review-mail.ts';
import { expected, isNotedAlready, isStillExpected, recorded, type Settling } from './settling.ts';

/**
 * Begins the review of a payment that its provider takes days to decide about: what its order holds is held as long as
 * the review is expected to take, and its buyer is told, all of it or nothing (decision 0162). Where goods or orders
 * are gone meanwhile the payment waits all the same: what is taken of it then is given back. Undo: the provider alone
 * decides.
 * @returns false when another settlement changed the payment or its orders first
 */
export async function beginReview(settling: Settling, waitsFor: ReviewWaits): Promise<boolean> {
  const { work, row } = settling;
  const [checkout, sender] = await Promise.all([
    work.cell.first(findCheckout(row.store_id, row.checkout_id)),
    work.cell.first(findSender(row.checkout_id)),
  ]);
  if (!checkout || !sender) throw new Error(`payment ${row.id} has no checkout`);
  const now = work.ports.clock.now();
  const until = reviewEnd(now, sender.country);
  const marked = [
    ...expected(settling, 'review'),
    recorded(settling, { state: 'in_review' }),
    payments.keepReview(row.id, { since: now, until, waits_for: waitsFor }),
  ];
  const told = newsOf(row, { event: 'begun', waits_for: waitsFor }, now);
  const written = await work.cell.write([
    ...marked,
    ...holdAwaiting(row, checkout, Math.max(until, checkout.expires_at), now),
    told.statement,
  ]);
  if (written.ok) {
    await Promise.allSettled([announceOutbox(work, [told.id]), armHoldTimer(work, until)]);
    return true;
  }
  if (isNotedAlready(written.refusal)) return true;
  if (!(await isStillExpected(settling))) return false;
  const alone = await work.cell.write(marked);
  return alone.ok || isNotedAlready(alone.refusal);
}

/** What belongs into the batch that notes an event of a payment; nothing but for the refusal that ends a review. */
export function endReview(
  row: PaymentRow,
  event: PaymentEvent,
  now: number,
): { readonly statements: Statement[]; readonly outbox: string[] } {
  if (row.state !== 'in_review' || event !== 'decline') return { statements: [], outbox: [] };
  const told = newsOf(row, { event: 'declined' }, now);
  return {
    statements: [
      stock.holdNoLonger(row.checkout_id, now + AFTER_REVIEW_MS),
      openNoLonger(row.checkout_id, now + AFTER_REVIEW_MS),
      told.statement,
    ],
    outbox: [told.id],
  };
}

function newsOf(row: PaymentRow, about: Omit<ReviewNews, 'checkout' | 'is_own'>, now: number) {
  const id = newId('message');
  const payload: ReviewNews = {
    checkout: row.checkout_id,
    is_own: row.account === row.store_id,
    ...about,
  };
  return {
    id,
    statement: insertOutbox(paymentReviewTopic, { id, storeId: row.store_id, payload }, now),
  };
}
