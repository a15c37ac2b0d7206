import { openMomentAfter } from '../../../shared/rules/open-time.ts';
import { isStoreParty, MAIL_AFTER_MS, MAIL_AGAIN_AFTER_MS } from '../../../shared/rules/talk.ts';
import { openDirectory } from '../../db/cells.ts';
import type { Env } from '../../env.ts';
import { hoursOfStore } from '../../flows/talk/hours.ts';
import { talkMail } from '../../flows/talk/topics.ts';
import { announceOutbox, insertOutbox } from '../../outbox/index.ts';
import type { Memory } from './memory.ts';
import type { PartyRow } from './statements.ts';
import * as statements from './waiting-statements.ts';

/** Mails about one customer without answer. */
const MAILS_MAX = 2;

/** A store has written for both parties: its customer waits no more. */
export function noteAnswer(memory: Memory, writer: string): void {
  if (!isStoreParty(writer)) return;
  const own = memory.partiesFor(writer)?.[0];
  const waits = own && (own.mail_at !== null || own.waiting_told > 0);
  if (waits) memory.run(statements.markAnswered(writer));
}

/**
 * Asks for the mail to a store's own address about a customer whom nobody has answered for 15
 * minutes of the store's hours, and once more after four hours of them (decision 0085). An answer ends it;
 * that somebody has opened the conversation does not.
 */
export async function askForAnswer(
  { memory, env }: { readonly memory: Memory; readonly env: Env },
  {
    id: store,
    store_id: storeId,
    waiting_told: told,
    blocked_at: blocked,
    closed_at: closed,
  }: PartyRow,
  now: number,
): Promise<void> {
  const [first] = memory.read(statements.findUnanswered(store));
  const conversation = memory.conversation();
  if (!first || !conversation || blocked !== null || closed !== null) {
    memory.run(statements.markAnswered(store));
    return;
  }
  const hours = await hoursOfStore(env, store);
  const due = told === 0 ? openMomentAfter(hours, first.created_at, MAIL_AFTER_MS) : now;
  if (due > now) {
    memory.run(statements.waitForMail(store, due));
    return;
  }
  const directory = openDirectory(env);
  const id = first.id.replace(/^[a-z]+_/, told === 0 ? 'ms_' : 'm2_');
  const payload = { conversation: conversation.id, mailbox: store };
  // A row that is there already was asked for before this object had written that down.
  const written = await directory.write([insertOutbox(talkMail, { id, storeId, payload }, now)]);
  if (written.ok) await announceOutbox({ env, cell: directory }, [id]);
  const next = told + 1 < MAILS_MAX ? openMomentAfter(hours, now, MAIL_AGAIN_AFTER_MS) : null;
  memory.run(statements.markAsked(store, next));
}
