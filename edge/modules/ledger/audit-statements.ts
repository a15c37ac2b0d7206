import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { raw } from '../../db/sql.ts';

/** What the audit reads, and the seal that it sets. Each read finds differences alone. */

/** The part of a network's books that is audited. */
export interface Span {
  readonly network: string;
  /** Number of the posting after which it begins; 0 for all. */
  readonly after: number;
  /** Payments that have changed since then are compared; milliseconds since the epoch. */
  readonly since: number;
}

/** One difference: what the books say, and what it should be by the rows that prove it. */
export interface DifferenceRow {
  /** The account, payment, order or posting. */
  subject: string;
  /** Minor units. */
  kept: number;
  proved: number;
}

export function listNetworks(): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT DISTINCT network_id AS id FROM ledger_account`;
}

export function findSeal(
  network: string,
): Statement<Pick<CellTables['ledger_seal'], 'last_n' | 'digest' | 'sealed_at'>> {
  return sql<Pick<CellTables['ledger_seal'], 'last_n' | 'digest' | 'sealed_at'>>`
    SELECT last_n, digest, sealed_at FROM ledger_seal
    WHERE network_id = ${network} ORDER BY last_n DESC LIMIT 1`;
}

/** All seals of a network, the oldest first. */
export function listSeals(
  network: string,
): Statement<Pick<CellTables['ledger_seal'], 'last_n' | 'postings' | 'digest'>> {
  return sql<Pick<CellTables['ledger_seal'], 'last_n' | 'postings' | 'digest'>>`
    SELECT last_n, postings, digest FROM ledger_seal WHERE network_id = ${network} ORDER BY last_n`;
}

/** The number of the last posting before a time, behind which none is earlier. */
export function findLastBefore(
  { network, after }: Span,
  time: number,
): Statement<{ last: number | null }> {
  return sql<{ last: number | null }>`SELECT max(n) AS last FROM ledger_posting
    WHERE network_id = ${network} AND n > ${after} AND n < coalesce((SELECT min(n)
      FROM ledger_posting
      WHERE network_id = ${network} AND n > ${after} AND posted_at >= ${time}), 9e18)`;
}

/** A posting as its seal covers it; its number changes where a network moves to another cell. */
export type SealedRow = Omit<CellTables['ledger_posting'], 'network_id'>;

export function listPostings(
  network: string,
  { after, last, limit }: { readonly after: number; readonly last: number; readonly limit: number },
): Statement<SealedRow> {
  return sql<SealedRow>`SELECT n, cause, line, currency, debit, credit, amount, order_id, posted_at
    FROM ledger_posting WHERE network_id = ${network} AND n > ${after} AND n <= ${last}
    ORDER BY n LIMIT ${limit}`;
}

const isNetworks = (network: string) => sql`coalesce(s.root_id, s.id) = ${network}`;

/** Sums of debits and credits by account. */
function sumsOf(network: string, after: number, until?: number): Statement {
  const rows = sql`network_id = ${network} AND n > ${after}${
    until === undefined ? raw('') : sql` AND n <= ${until}`
  }`;
  return sql`SELECT currency, name, sum(debit) AS debits, sum(credit) AS credits FROM (
      SELECT currency, debit AS name, amount AS debit, 0 AS credit FROM ledger_posting WHERE ${rows}
      UNION ALL
      SELECT currency, credit, 0, amount FROM ledger_posting WHERE ${rows})
    GROUP BY currency, name`;
}

/** Kept balances that are not the sums of their postings. */
export function unlikeSums({ network, after }: Span): Statement<DifferenceRow> {
  const base = raw(after === 0 ? '0' : '1');
  return sql<DifferenceRow>`SELECT coalesce(a.name, t.name) || ' ' || coalesce(a.currency, t.currency) AS subject,
      coalesce(a.credits - a.debits, 0) AS kept,
      coalesce(t.credits - t.debits, 0) + coalesce(a.sealed_credits - a.sealed_debits, 0) * ${base} AS proved
    FROM (SELECT * FROM ledger_account WHERE network_id = ${network}) a
    FULL JOIN (${sumsOf(network, after)}) t ON t.currency = a.currency AND t.name = a.name
    WHERE coalesce(a.debits, 0) <> coalesce(t.debits, 0) + coalesce(a.sealed_debits, 0) * ${base}
      OR coalesce(a.credits, 0) <> coalesce(t.credits, 0) + coalesce(a.sealed_credits, 0) * ${base}`;
}

/** Payments that were taken, and whose postings are not what was taken for others. */
export function unlikePayments({ network, since }: Span): Statement<DifferenceRow> {
  const proved = raw(`iif(p.account = 'platform', p.amount,
    iif(p.refund_reason IS NULL OR p.refund_reason NOT IN ('out_of_stock', 'orders_gone'), coalesce((SELECT sum(o.total)
      FROM purchase_order o WHERE o.checkout_id = p.checkout_id AND o.supplier_id <> p.account), 0)
      + coalesce((SELECT sum(t.amount) FROM purchase_order o JOIN line_share t ON t.order_id = o.id
        WHERE o.checkout_id = p.checkout_id AND o.supplier_id = p.account), 0), 0))`);
  const kept = raw(`coalesce((SELECT sum(l.amount) FROM ledger_posting l
    WHERE l.cause = 'paid:' || p.id), 0)`);
  return sql<DifferenceRow>`SELECT p.id AS subject, ${kept} AS kept, ${proved} AS proved
    FROM payment p JOIN store s ON s.id = p.store_id
    WHERE p.state IN ('approved', 'refunded') AND p.is_test = 0 AND p.updated_at >= ${since} AND ${isNetworks(network)}
      AND p.refund_reason IS NOT 'amount_mismatch' AND ${kept} <> ${proved}`;
}

/**
 * Refunds that have arrived, and are not so in the books, or the other way round. Those of orders with
 * shares are compared by `unlikeShares`, once they are posted.
 */
export function unlikeRefunds({ network, since }: Span): Statement<DifferenceRow> {
  const kept = raw(`coalesce((SELECT sum(l.amount) FROM ledger_posting l
    WHERE l.cause = 'refunded:' || r.id), 0)`);
  const proved = raw(`iif(r.state IN ('success', 'ok'), coalesce((
    SELECT sum(iif(r.order_id IS NULL, l.amount, r.amount)) FROM ledger_posting l
    WHERE l.cause = 'paid:' || r.payment_id AND (r.order_id IS NULL OR l.order_id = r.order_id)
      AND (r.paid_by IS NULL
        OR substr(l.credit, 1, length(r.paid_by) + 7) <> 'store:' || r.paid_by || ':')), 0), 0)`);
  return sql<DifferenceRow>`SELECT r.id AS subject, ${kept} AS kept, ${proved} AS proved
    FROM refund r JOIN payment p ON p.id = r.payment_id JOIN store s ON s.id = p.store_id
    WHERE r.updated_at >= ${since} AND p.is_test = 0 AND ${isNetworks(network)}
      AND NOT (r.is_beside = 1 AND ${kept} = 0)
      AND iif(EXISTS (SELECT 1 FROM line_share WHERE order_id = r.order_id),
        (${kept} > 0) <> (${proved} > 0), ${kept} <> ${proved})`;
}

/**
 * Disputes whose loss is not in the books as it ended: its amount and fee where it is lost, nothing where
 * it is not. What a store's own account takes was never held, and only others' parts of it are posted.
 */
export function unlikeDisputes({ network, since }: Span): Statement<DifferenceRow> {
  const sum = (cause: 'lost' | 'won') =>
    raw(
      `coalesce((SELECT sum(l.amount) FROM ledger_posting l WHERE l.cause = '${cause}:' || d.id), 0)`,
    );
  const proved = raw(`iif(d.state = 'lost', d.amount + d.fee, 0)`);
  return sql<DifferenceRow>`SELECT d.id AS subject, ${sum('lost')} - ${sum('won')} AS kept, ${proved} AS proved
    FROM dispute d JOIN payment p ON p.id = d.payment_id JOIN store s ON s.id = p.store_id
    WHERE d.updated_at >= ${since} AND p.is_test = 0 AND ${isNetworks(network)}
      AND iif(p.account = 'platform', ${sum('lost')} - ${sum('won')} <> ${proved},
        d.state <> 'lost' AND ${sum('lost')} <> ${sum('won')})`;
}

/** Payments of which more is to be given back than was paid, or that are refunded by less. */
export function beyondPaid({ network, since }: Span): Statement<DifferenceRow> {
  const asked = raw(`coalesce((SELECT sum(r.amount) FROM refund r
    WHERE r.payment_id = p.id AND r.is_beside = 0), 0)`);
  const given = raw(`coalesce((SELECT sum(r.amount) FROM refund r
    WHERE r.payment_id = p.id AND r.state IN ('success', 'ok')
      AND r.is_beside = 0), 0)`);
  return sql<DifferenceRow>`SELECT p.id AS subject, ${asked} AS kept, p.amount AS proved
    FROM payment p JOIN store s ON s.id = p.store_id
    WHERE p.id IN (SELECT payment_id FROM refund WHERE updated_at >= ${since}
        UNION SELECT id FROM payment WHERE state = 'refunded' AND updated_at >= ${since})
      AND ${isNetworks(network)} AND p.refund_reason IS NOT 'amount_mismatch'
      AND (${asked} > p.amount OR (p.state = 'refunded') <> (${given} = p.amount))`;
}

/** Postings of refunds that nobody asked for, or that have not arrived. */
export function unaskedRefunds({ network, after }: Span): Statement<DifferenceRow> {
  return sql<DifferenceRow>`SELECT l.cause AS subject, l.amount AS kept, 0 AS proved
    FROM ledger_posting l LEFT JOIN refund r ON r.id = substr(l.cause, 10)
    WHERE l.network_id = ${network} AND l.n > ${after} AND l.cause LIKE 'refunded:%'
      AND (r.id IS NULL OR r.state NOT IN ('success', 'ok'))`;
}

/** Postings of payments that are not as the order is, or whose payment nobody has approved. */
export function unlikeOrders({ network, after }: Span): Statement<DifferenceRow> {
  return sql<DifferenceRow>`SELECT cause || ' ' || coalesce(number, '') AS subject, kept, proved
    FROM (SELECT l.cause, o.number, l.kept,
        coalesce(iif(p.state IN ('approved', 'refunded'), iif(o.id IS NULL, l.kept,
          iif(o.supplier_id = p.account, (SELECT coalesce(sum(amount), 0) FROM line_share
            WHERE order_id = o.id), o.total)), 0), 0) AS proved
      FROM (SELECT cause, order_id, sum(amount) AS kept FROM ledger_posting
        WHERE network_id = ${network} AND n > ${after} AND cause LIKE 'paid:%'
        GROUP BY cause, order_id) l
      LEFT JOIN purchase_order o ON o.id = l.order_id
      LEFT JOIN payment p ON p.id = substr(l.cause, 6))
    WHERE kept <> proved`;
}

/** Orders whose locked or owed money is not the sum of their postings, or was unlocked before its time. */
export function unlikeLocks({ network, after }: Span): Statement<DifferenceRow> {
  return sql<DifferenceRow>`SELECT o.number AS subject, iif(o.owed <> t.owed, o.owed, o.locked) AS kept,
      iif(o.owed <> t.owed, t.owed, t.locked) AS proved
    FROM (SELECT order_id,
        sum(amount * ((credit LIKE '%:locked') - (debit LIKE '%:locked'))) AS locked,
        sum(amount * ((debit LIKE 'owed:%') - (credit LIKE 'owed:%'))) AS owed,
        min(iif(cause LIKE 'unlocked:%', posted_at, NULL)) AS left_at
      FROM ledger_posting
      WHERE order_id IN (SELECT order_id FROM ledger_posting
        WHERE network_id = ${network} AND n > ${after} AND order_id IS NOT NULL)
      GROUP BY order_id) t
    JOIN purchase_order o ON o.id = t.order_id
    WHERE o.locked <> t.locked OR o.owed <> t.owed OR t.left_at < o.unlocks_at`;
}

/** True while a network's last seal is the one that the audit began from. */
export function isSealedAt(network: string, last: number): Statement {
  return sql`coalesce((SELECT max(last_n) FROM ledger_seal WHERE network_id = ${network}), 0) = ${last}`;
}

/** A seal to set. */
export interface NewSeal {
  readonly network: string;
  /** The last posting of the seal before; 0 for the first. */
  readonly after: number;
  readonly last: number;
  readonly postings: number;
  readonly digest: string;
}

/** Seals the postings up to one, and keeps the balances as of it. */
export function seal(
  { network, after, last, postings, digest }: NewSeal,
  now: number,
): Statement[] {
  return [
    sql`UPDATE ledger_account SET sealed_debits = sealed_debits + t.debits,
        sealed_credits = sealed_credits + t.credits
      FROM (${sumsOf(network, after, last)}) t
      WHERE ledger_account.network_id = ${network} AND ledger_account.currency = t.currency
        AND ledger_account.name = t.name`,
    sql`INSERT INTO ledger_seal (network_id, last_n, postings, digest, sealed_at)
      VALUES (${network}, ${last}, ${postings}, ${digest}, ${now})`,
  ];
}

/** Keeps when a network was audited, and what was found. */
export function noteAudit(network: string, differences: string, now: number): Statement {
  return sql`INSERT INTO ledger_audit (network_id, audited_at, differences)
    VALUES (${network}, ${now}, ${differences})
    ON CONFLICT (network_id) DO UPDATE SET audited_at = excluded.audited_at,
      differences = excluded.differences`;
}

/** Networks with books that were not audited since a time. */
export function listUnaudited(before: number): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT DISTINCT network_id AS id FROM ledger_account a
    WHERE NOT EXISTS (SELECT 1 FROM ledger_audit
      WHERE network_id = a.network_id AND audited_at >= ${before})`;
}
