import { UNSENT_KEPT_MS } from '../../../shared/rules/talk.ts';
import { sql, type Statement } from '../../db/conversation-sql.ts';
import type { Memory } from './memory.ts';

/** The first moments at which the object has something to do; null for never. */
export interface Wakes {
  /** Rows in DIRECTORY are told. */
  tell: number | null;
  /** Whoever is away is written a mail. */
  mail: number | null;
  /** A party that has put the conversation off has it back. */
  snooze: number | null;
  /** A picture goes that was attached, and never sent. */
  unsent: number | null;
}

/** One statement for all of it: an object that slept prepares each statement anew. */
function findWakes(): Statement<Wakes> {
  return sql<Wakes>`SELECT min(tell_at) AS tell, min(mail_at) AS mail, min(snoozed_until) AS snooze,
      (SELECT min(made_at) FROM attachment WHERE seq IS NULL) + ${UNSENT_KEPT_MS} AS unsent
    FROM party`;
}

export function wakesOf(memory: Memory): Wakes {
  return memory.read(findWakes())[0] ?? { tell: null, mail: null, snooze: null, unsent: null };
}

/** Whether a moment has come. */
export function isDue(at: number | null, now: number): boolean {
  return at !== null && at <= now;
}

/** The first of all moments; null for never. */
export function firstOf({ tell, mail, snooze, unsent }: Wakes): number | null {
  const times = [tell, mail, snooze, unsent].filter((at) => at !== null);
  return times.length === 0 ? null : Math.min(...times);
}
