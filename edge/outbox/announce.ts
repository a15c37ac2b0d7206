import type { OutboxMessage } from '../env.ts';
import type { OutboxScope } from '../work/scope.ts';
import { listForgotten } from './rows.ts';

/** What a queue takes at a time. */
const ANNOUNCED = 100;

/** Tells the queue that outbox rows of this cell, or of the directory, wait; a lost word is made good by the cron. */
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

/** The queue has had this long to deliver an outbox row. */
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
