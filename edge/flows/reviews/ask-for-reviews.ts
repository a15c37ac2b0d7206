import { newId } from '../../../shared/kernel/ids.ts';
import { listToAsk, markAsked, type DueRow } from '../../modules/reviews/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { reviewAskTopic, type ReviewAskPayload } from './topics.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Orders that one tick of the cron looks at. */
const ORDERS_AT_ONCE = 100;

/**
 * Asks the buyers of received orders for their reviews, and reminds them once where their store wants that: the
 * mark and the message are one batch, and of two runs at one time one writes it.
 */
export async function askForReviews(work: CellScope): Promise<void> {
  const { cell, ports } = work;
  const now = ports.clock.now();
  const due = await cell.read(listToAsk(now, ORDERS_AT_ONCE));
  if (due.length === 0) return;
  const messages = due.filter(isAsked).map(({ id, store_id: storeId, is_again: again }) => ({
    id: newId('message'),
    storeId,
    payload: { order: id, again: again === 1 } satisfies ReviewAskPayload,
  }));
  const marks = due.map((order) => ({
    id: order.id,
    due: order.review_ask_at,
    next: nextOf(order, now),
  }));
  const written = await cell.write([
    ...markAsked(marks, now),
    ...messages.map((message) => insertOutbox(reviewAskTopic, message, now)),
  ]);
  if (!written.ok) return;
  await announceOutbox(
    work,
    messages.map(({ id }) => id),
  );
}

/** True where a mail goes out: nobody is reminded once their store has stopped that. */
function isAsked({ is_open: open, is_again: again, review_reminder_days: days }: DueRow): boolean {
  return open === 1 && (again === 0 || days !== null);
}

/** When the buyer of an order is reminded, milliseconds UTC; null for never. */
function nextOf(order: DueRow, now: number): number | null {
  const { is_again: again, review_reminder_days: days } = order;
  return again === 0 && isAsked(order) && days !== null ? now + days * DAY_MS : null;
}
