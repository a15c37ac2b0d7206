import { announceOutbox, type CellScope } from '../work/scope.ts';
import { listForgotten } from '../modules/mail/index.ts';

/** The queue has had this long to deliver an outbox row. */
const FORGOTTEN_AFTER_MS = 60_000;
const FORGOTTEN = 1000;

/** Tells the queue of messages that wait although it was told of them before. */
export async function announceForgotten(work: CellScope, now: number): Promise<void> {
  const rows = await work.cell.read(listForgotten(now - FORGOTTEN_AFTER_MS, FORGOTTEN));
  await announceOutbox(
    work,
    rows.map((row) => row.id),
  );
}
