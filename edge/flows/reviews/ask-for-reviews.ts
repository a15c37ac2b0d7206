import { newId } from '../../../shared/kernel/ids.ts';
import { REVIEW_ASKED_AFTER_DAYS } from '../../../shared/rules/reviews.ts';
import { listToAsk, markAsked } from '../../modules/reviews/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { reviewAskTopic } from './topics.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Orders that one tick of the cron looks at. */
const ORDERS_AT_ONCE = 100;

/**
 * Asks the buyers of orders that were received some days ago for their review, each once: the mark
 * and the message are one batch, and of two runs at one time one writes it.
 */
export async function askForReviews(work: CellScope): Promise<void> {
  const { cell, ports } = work;
  const now = ports.clock.now();
  const due = await cell.read(listToAsk(now - REVIEW_ASKED_AFTER_DAYS * DAY_MS, ORDERS_AT_ONCE));
  if (due.length === 0) return;
  const open = due.filter((order) => order.is_open === 1);
  const messages = open.map(({ id, store_id: storeId }) => ({
    id: newId('message'),
    storeId,
    payload: { order: id },
  }));
  const written = await cell.write([
    ...markAsked(due, now),
    ...messages.map((message) => insertOutbox(reviewAskTopic, message, now)),
  ]);
  if (!written.ok) return;
  await announceOutbox(
    work,
    messages.map(({ id }) => id),
  );
}
