import { newId } from '../../../shared/kernel/ids.ts';
import { mails } from '../../modules/event-messages/index.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { eventMessageTopic } from './topics.ts';

/** Messages that one tick of the cron looks at. */
const MESSAGES_AT_ONCE = 20;
/** Parts of one message that one tick writes. */
const PARTS_AT_ONCE = 10;
/** Tickets of one part: a batch of the database stays small. */
const TICKETS_AT_ONCE = 100;

/** Writes the mails of the messages whose time has come, a bounded number of parts a tick. */
export async function sendDueMessages(work: CellScope): Promise<void> {
  const due = await work.cell.read(mails.listDue(work.ports.clock.now(), MESSAGES_AT_ONCE));
  for (const { id } of due) await sendMessage(work, id);
}

/**
 * Writes a message's mails, part by part. A part is one batch: the addresses, their rows of the outbox, and
 * where the next part begins. So a run that dies leaves no mail half-written, the next one goes on behind it,
 * and of two runs at one time one writes a part.
 */
export async function sendMessage(work: CellScope, id: string): Promise<void> {
  for (let part = 0; part < PARTS_AT_ONCE; part += 1) if (!(await sendPart(work, id))) return;
}

/** Writes the mails of a message's next part; true while there is more. */
async function sendPart(work: CellScope, id: string): Promise<boolean> {
  const { cell, ports } = work;
  const now = ports.clock.now();
  const message = await cell.first(mails.findDue(id, now));
  if (!message) return false;
  const holders = await cell.read(mails.listHolders(message, TICKETS_AT_ONCE));
  const addressed = new Map<string, { ticket_id: string; outbox_id: string }>();
  for (const { id: ticket_id, holder, is_told: isTold } of holders) {
    if (holder === null || isTold === 1 || addressed.has(holder)) continue;
    addressed.set(holder, { ticket_id, outbox_id: newId('message') });
  }
  const written = [...addressed].map(([address, one]) => ({ address, ...one }));
  const last = holders.length < TICKETS_AT_ONCE ? null : (holders.at(-1)?.id ?? null);
  const { store_id: storeId } = message;
  const ids = written.map(({ outbox_id: outboxId }) => outboxId);
  const kept = await cell.write([
    ...mails.notePart(message, written, last),
    ...ids.map((one) =>
      insertOutbox(eventMessageTopic, { id: one, storeId, payload: { message: id } }, now),
    ),
  ]);
  if (!kept.ok) return false;
  await announceOutbox(work, ids);
  return last !== null;
}
