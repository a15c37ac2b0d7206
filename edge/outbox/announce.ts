import type { OutboxMessage } from '../env.ts';
import type { OutboxScope } from '../unit-of-work/scope.ts';
import { listForgotten } from './statements.ts';

/** Messages that a queue takes at a time. */
const ANNOUNCED = 100;

/**
 * Tells the queue that outbox rows of this cell, or of the directory, wait. Where the message is
 * lost, the cron sends it again.
 */
export async function announceOutbox(
  { env, cell }: Pick<OutboxScope, 'env' | 'cell'>,
  ids: readonly string[],
): Promise<void> {
  const messages = ids.map((id) => ({
    body: { cell: cell.name, id } satisfies OutboxMessage,
  }));
  for (let first = 0; first < messages.length; first += ANNOUNCED) {
    await env.OUTBOX.sendBatch(messages.slice(first, first + ANNOUNCED));
  }
}

/** The time that the queue has to deliver an outbox row before the cron announces it again. */
const FORGOTTEN_AFTER_MS = 60_000;
const FORGOTTEN = 1000;

/** Tells the queue of messages that wait although it was told of them before. */
export async function announceForgotten(work: OutboxScope, now: number): Promise<void> {
  const rows = await work.cell.read(listForgotten(now - FORGOTTEN_AFTER_MS, FORGOTTEN));
  await announceOutbox(
    work,
    rows.map((row) => row.id),
  );
}
