import { isStoreParty } from '../../../shared/rules/talk.ts';
import type { PutAway } from '../../../shared/rules/talk-status.ts';
import type { Memory } from './memory.ts';
import { raiseVersion } from './statements.ts';
import { endSnoozes, setStatus } from './status-statements.ts';
import { markAnswered } from './waiting-statements.ts';

/**
 * Puts the conversation away for a party, or takes it back. Closing opens what was pending, and a
 * store that closes it owes no answer.
 * @returns whether anything has changed
 */
export function putAway(memory: Memory, mailbox: string, how: PutAway, now: number): boolean {
  const own = memory.partiesFor(mailbox)?.[0];
  if (!own) return false;
  const isSame =
    (own.closed_at !== null) === how.isClosed && own.snoozed_until === how.snoozedUntil;
  if (isSame) return false;
  memory.run(setStatus(mailbox, how, now), raiseVersion());
  if (!how.isClosed) return true;
  memory.opened(mailbox, undefined);
  if (isStoreParty(mailbox)) memory.run(markAnswered(mailbox));
  return true;
}

/** Gives the conversation back to the parties that have put it off until now. */
export function wakeSnoozed(memory: Memory, now: number): string[] {
  const woken = memory.read(endSnoozes(now)).map(({ id }) => id);
  if (woken.length > 0) memory.run(raiseVersion());
  return woken;
}
