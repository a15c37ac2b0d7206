import type { ReturnDecision } from '../../../shared/rules/returns.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';

/** What sellers say to returns. */

/** A seller's answer to a return, with words for its buyer. */
export interface NewDecision {
  readonly id: string;
  readonly decision: ReturnDecision;
  readonly text: string;
  readonly accountId: string;
}

/** True while nobody has decided about an open return, nor looked at what came back of it. */
export function isUndecided(id: string): Statement {
  return sql`EXISTS (SELECT 1 FROM return_request
    WHERE id = ${id} AND state = 'open' AND decision IS NULL AND inspected_at IS NULL)`;
}

export function keepDecision(
  { id, decision, text, accountId }: NewDecision,
  now: number,
): Statement {
  return sql`UPDATE return_request SET decision = ${decision}, decision_text = ${text},
      decided_at = ${now}, decided_by = ${accountId} WHERE id = ${id}`;
}

/** True while fewer returns of an order were declined than may be. */
export function hasDeclinedFewer(order: string, most: number): Statement {
  return sql`(SELECT count(*) FROM return_request
    WHERE order_id = ${order} AND decision = 'declined') < ${most}`;
}

/** The words of a decision. */
export function findWords(id: string): Statement<{ text: string | null }> {
  return sql<{
    text: string | null;
  }>`SELECT decision_text AS text FROM return_request WHERE id = ${id}`;
}
