import type { PutAway } from '../../../shared/rules/talk-status.ts';
import { sql, type Statement } from '../../db/conversation-sql.ts';

/** Puts the conversation away for a party, or takes it back; one that is closed stays closed since then. */
export function setStatus(
  party: string,
  { isClosed, snoozedUntil }: PutAway,
  now: number,
): Statement {
  const closedAt = isClosed ? now : null;
  return sql`UPDATE party SET closed_at = iif(${closedAt} IS NULL, NULL, coalesce(closed_at, ${closedAt})),
      snoozed_until = ${snoozedUntil} WHERE id = ${party}`;
}

/** The parties whose time is over, which have the conversation back. */
export function endSnoozes(now: number): Statement<{ id: string }> {
  return sql<{ id: string }>`UPDATE party SET snoozed_until = NULL WHERE snoozed_until <= ${now}
    RETURNING id`;
}
