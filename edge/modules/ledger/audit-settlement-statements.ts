import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { raw } from '../../db/sql.ts';
import type { DifferenceRow, Span } from './audit-statements.ts';

/** What the audit compares of what providers pay out. Each read of differences finds those alone. */

const name = raw(`s.provider || ' ' || s.report || ' line ' || l.position`);
const isNetworks = (network: string) => sql`coalesce(t.root_id, t.id) = ${network}`;

/** The lines `l` of settlements `s` of the stores `t` of a network that have changed since a time. */
const changed = ({ network, since }: Span) =>
  sql`settlement s JOIN settlement_line l ON l.settlement_id = s.id
    JOIN store t ON t.id = s.store_id
    WHERE s.updated_at >= ${since} AND ${isNetworks(network)}`;

/**
 * Lines whose postings are not what they pay out and keep: nothing of an open line, nor of a store's own
 * account. One that a person has closed is in the bank and the loss alone. The fee of a dispute is posted as the dispute is lost.
 */
export function unlikeSettled(span: Span): Statement<DifferenceRow> {
  const posted = (event: 'settled' | 'fee') =>
    raw(`coalesce((SELECT sum(iif(p.credit = 'clearing:' || s.provider, p.amount, -p.amount))
      FROM ledger_posting p
      WHERE p.cause = '${event}:' || l.settlement_id || '-' || l.position), 0)`);
  const isPosted = raw(`(l.problem IS NULL AND s.account = 'platform')`);
  const read = (event: 'settled' | 'fee', proved: string) =>
    sql`SELECT ${name} || ${raw(`' ${event}'`)} AS subject, ${posted(event)} AS kept,
        ${raw(proved)} * ${isPosted} AS proved FROM ${changed(span)}`;
  return sql<DifferenceRow>`SELECT subject, kept, proved FROM (${read('settled', 'l.net')}
    UNION ALL ${read('fee', `iif(l.kind = 'dispute', 0, l.fee)`)}
    UNION ALL ${closed(span)}) WHERE kept <> proved`;
}

/** What is posted of lines that a person may have closed, and what it should be. */
function closed(span: Span): Statement<DifferenceRow> {
  return sql<DifferenceRow>`SELECT ${name} || ' closed' AS subject,
      coalesce((SELECT sum(iif(p.debit = 'bank', p.amount, -p.amount)) FROM ledger_posting p
        WHERE p.cause = 'closed:' || l.settlement_id || '-' || l.position), 0) AS kept,
      l.net * (l.closed_at IS NOT NULL AND s.account = 'platform') AS proved
    FROM ${changed(span)}`;
}

/**
 * Matched payments and refunds of which the clearing account has another amount than the report. What was authorised
 * of a payment and not charged is posted as a refund, and no report tells of it.
 */
export function unlikeCleared(span: Span): Statement<DifferenceRow> {
  const cleared = raw(`iif(l.kind = 'payment',
    coalesce((SELECT sum(p.amount) FROM ledger_posting p
      WHERE p.cause = 'paid:' || l.payment_id AND p.debit = 'clearing:' || s.provider), 0)
    - coalesce((SELECT sum(p.amount) FROM refund r
      JOIN ledger_posting p ON p.cause = 'refunded:' || r.id AND p.credit = 'clearing:' || s.provider
      WHERE r.payment_id = l.payment_id AND r.reason = 'not_captured'), 0),
    -coalesce((SELECT sum(p.amount) FROM ledger_posting p
      WHERE p.cause = 'refunded:' || l.refund_id AND p.credit = 'clearing:' || s.provider), 0))`);
  return sql<DifferenceRow>`SELECT ${name} || ' clearing' AS subject, ${cleared} AS kept,
      l.gross AS proved
    FROM ${changed(span)} AND s.account = 'platform' AND l.problem IS NULL
      AND l.kind IN ('payment', 'refund') AND ${cleared} <> l.gross`;
}

/**
 * Disputes that have ended, of which the clearing account has another amount than the reports: what was
 * taken of one that is lost, nothing of one that was won and paid back.
 */
export function unlikeClearedDisputes(span: Span): Statement<DifferenceRow> {
  return sql<DifferenceRow>`SELECT 'dispute ' || id || ' clearing' AS subject, kept, proved FROM (
      SELECT d.id, d.state, min(l.gross) AS least, max(l.gross) AS most, sum(l.net) AS proved,
        coalesce((SELECT sum(p.amount) FROM ledger_posting p
          WHERE p.cause = 'won:' || d.id AND p.debit = 'clearing:' || s.provider), 0)
        - coalesce((SELECT sum(p.amount) FROM ledger_posting p
          WHERE p.cause = 'lost:' || d.id AND p.credit = 'clearing:' || s.provider), 0) AS kept
      FROM dispute d JOIN settlement_line l ON l.dispute_id = d.id AND l.problem IS NULL
      JOIN settlement s ON s.id = l.settlement_id AND s.account = 'platform'
      JOIN store t ON t.id = s.store_id
      WHERE ${isNetworks(span.network)} AND (d.updated_at >= ${span.since}
        OR s.updated_at >= ${span.since})
      GROUP BY d.id)
    WHERE kept <> proved AND least < 0 AND (state = 'lost' OR (state = 'won' AND most > 0))`;
}

/** Postings of settlements that no report has. */
export function unaskedSettled({ network, after }: Span): Statement<DifferenceRow> {
  return sql<DifferenceRow>`SELECT p.cause AS subject, p.amount AS kept, 0 AS proved
    FROM (SELECT cause, amount, substr(cause, instr(cause, ':') + 1) AS line FROM ledger_posting
      WHERE network_id = ${network} AND n > ${after}
        AND (cause LIKE 'settled:%' OR cause LIKE 'fee:%' OR cause LIKE 'closed:%')) p
    LEFT JOIN settlement_line l ON l.settlement_id = substr(p.line, 1, instr(p.line, '-') - 1)
      AND l.position = CAST(substr(p.line, instr(p.line, '-') + 1) AS INTEGER)
    WHERE l.settlement_id IS NULL`;
}

export type TakenRow = Pick<
  CellTables['settlement'],
  | 'id'
  | 'provider'
  | 'report'
  | 'paid_on'
  | 'currency'
  | 'gross'
  | 'fee'
  | 'net'
  | 'lines'
  | 'digest'
>;

/** A page of the settlements of a network that have changed since a time, by their ids. */
export function listTaken(
  { network, since }: Span,
  last: string,
  limit: number,
): Statement<TakenRow> {
  return sql<TakenRow>`SELECT s.id, s.provider, s.report, s.paid_on, s.currency, s.gross, s.fee, s.net,
      s.lines, s.digest
    FROM settlement s JOIN store t ON t.id = s.store_id
    WHERE s.id > ${last} AND s.updated_at >= ${since} AND ${isNetworks(network)}
    ORDER BY s.id LIMIT ${limit}`;
}

export type TakenLine = Pick<
  CellTables['settlement_line'],
  'settlement_id' | 'kind' | 'subject' | 'gross' | 'fee' | 'net'
> & { reference: string };

/** The lines of settlements, in their order. */
export function listTakenLines(settlements: readonly string[]): Statement<TakenLine> {
  return sql<TakenLine>`SELECT settlement_id, kind, charge_ref AS reference, subject, gross, fee, net
    FROM settlement_line
    WHERE settlement_id IN (SELECT value FROM json_each(${JSON.stringify(settlements)}))
    ORDER BY settlement_id, position`;
}
