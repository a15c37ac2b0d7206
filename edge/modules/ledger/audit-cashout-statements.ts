import { sql, type Statement } from '../../db/cell-sql.ts';
import { raw } from '../../db/sql.ts';
import type { DifferenceRow, Span } from './audit-statements.ts';

/** What the audit compares of money that leaves. Each read finds differences alone. */

/** Cash-outs whose postings are not those of their state. */
export function unlikeCashouts({ network, since }: Span): Statement<DifferenceRow> {
  const kept = raw(`coalesce((SELECT sum(l.amount) FROM ledger_posting l WHERE l.cause IN
    ('cashout:' || c.id, 'cashout-canceled:' || c.id, 'cashout-sent:' || c.id,
      'cashout-returned:' || c.id)), 0)`);
  const proved = raw(`c.amount * (1 + (c.state = 'cancelled')
    + (c.state IN ('sent', 'paid', 'failed', 'returned')) + (c.state IN ('failed', 'returned')))`);
  return sql<DifferenceRow>`SELECT c.owner || ' ' || c.id AS subject, ${kept} AS kept, ${proved} AS proved
    FROM cashout c WHERE c.network_id = ${network} AND c.updated_at >= ${since}
      AND ${kept} <> ${proved}`;
}

/** Cash-outs that are paid, failed or came back, and no bank has said so, or of another amount. */
export function unansweredCashouts({ network, since }: Span): Statement<DifferenceRow> {
  return sql<DifferenceRow>`SELECT c.owner || ' ' || c.id AS subject, c.amount - c.withheld AS kept,
      coalesce(a.amount, 0) AS proved
    FROM cashout c LEFT JOIN payout_answer a ON a.cashout_id = c.id AND a.state = c.state
    WHERE c.network_id = ${network} AND c.updated_at >= ${since}
      AND c.state IN ('paid', 'failed', 'returned')
      AND a.amount IS NOT c.amount - c.withheld`;
}

/** Postings of cash-outs that nobody has asked for. */
export function unaskedCashouts({ network, after }: Span): Statement<DifferenceRow> {
  return sql<DifferenceRow>`SELECT l.cause AS subject, l.amount AS kept, 0 AS proved
    FROM ledger_posting l LEFT JOIN cashout c ON c.id = substr(l.cause, instr(l.cause, ':') + 1)
    WHERE l.network_id = ${network} AND l.n > ${after} AND l.cause LIKE 'cashout%' AND c.id IS NULL`;
}
