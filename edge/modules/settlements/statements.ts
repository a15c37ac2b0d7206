import type { DisputeState } from '../../../shared/rules/disputes.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import type { PaymentState } from '../../../shared/rules/payment-states.ts';
import type { RefundState } from '../../../shared/rules/refunds.ts';
import type { MatchedLine, ReportLine } from '../../../shared/rules/settlements.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { nothing, raw } from '../../db/sql.ts';

/** The account at a provider that a report is of. */
export interface AccountOf {
  /** The network whose books it is posted in. */
  readonly network: string;
  /** A store's id, or `platform`. */
  readonly account: string;
  readonly provider: PaymentCode;
}

export type SettlementRow = Omit<CellTables['settlement'], 'provider'> & { provider: PaymentCode };
/** A settlement with its number of open lines, and the sum of their nets. */
export type CountedRow = SettlementRow & { open_lines: number; open_net: number };
export type LineRow = CellTables['settlement_line'];

/** A settlement by the provider's id of its report. */
export function findByReport({
  store_id: store,
  account,
  provider,
  report,
}: Pick<SettlementRow, 'store_id' | 'account' | 'provider' | 'report'>): Statement<CountedRow> {
  return sql<CountedRow>`SELECT ${counted} FROM settlement s WHERE store_id = ${store}
    AND account = ${account} AND provider = ${provider} AND report = ${report}`;
}

const counted = raw(`s.*, (SELECT count(*) FROM settlement_line
    WHERE settlement_id = s.id AND problem IS NOT NULL AND closed_at IS NULL) AS open_lines,
  coalesce((SELECT sum(net) FROM settlement_line
    WHERE settlement_id = s.id AND problem IS NOT NULL AND closed_at IS NULL), 0) AS open_net`);

/** A settlement of a store. */
export function findOfStore(store: string, id: string): Statement<CountedRow> {
  return sql<CountedRow>`SELECT ${counted} FROM settlement s
    WHERE s.id = ${id} AND s.store_id = ${store}`;
}

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** A page of the settlements of a store, the latest first. */
export function listOfStore(store: string, { offset, limit }: Page): Statement<CountedRow> {
  return sql<CountedRow>`SELECT ${counted} FROM settlement s WHERE s.store_id = ${store}
    ORDER BY s.paid_on DESC, s.id DESC LIMIT ${limit} OFFSET ${offset}`;
}

/** How many settlements a store has, counted up to `most`. */
export function countOfStore(store: string, most: number): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM
    (SELECT 1 FROM settlement WHERE store_id = ${store} LIMIT ${most})`;
}

/** A line with the number of an order of its payment. */
export type ShownLine = LineRow & {
  number: string | null;
  /** Of a person's decision about it; null without one. */
  way: 'loss' | 'payment' | null;
  reason: string | null;
  decided_at: number | null;
};

/** A page of the lines of a settlement in the report's order, or of its open ones. */
export function listLines(
  settlement: string,
  isOpen: boolean,
  { offset, limit }: Page,
): Statement<ShownLine> {
  return sql<ShownLine>`SELECT l.*, (SELECT o.number FROM payment p
      JOIN purchase_order o ON o.checkout_id = p.checkout_id WHERE p.id = l.payment_id LIMIT 1) AS number,
      h.way, h.reason, h.decided_at
    FROM settlement_line l
    LEFT JOIN settlement_hand h ON h.settlement_id = l.settlement_id AND h.position = l.position
    WHERE l.settlement_id = ${settlement}
      ${isOpen ? sql`AND l.problem IS NOT NULL AND l.closed_at IS NULL` : nothing}
    ORDER BY l.position LIMIT ${limit} OFFSET ${offset}`;
}

/** The open lines of a settlement, in the report's order. */
export function listOpen(settlement: string, limit: number): Statement<LineRow> {
  return sql<LineRow>`SELECT * FROM settlement_line
    WHERE settlement_id = ${settlement} AND problem IS NOT NULL AND closed_at IS NULL
    ORDER BY position LIMIT ${limit}`;
}

/** Keeps a settlement with its lines; aborts where its report was taken before. */
export function insertSettlement(
  row: SettlementRow,
  lines: readonly (ReportLine & MatchedLine)[],
): Statement[] {
  return [
    ...insertRows('settlement', [row]),
    ...insertRows(
      'settlement_line',
      lines.map(({ kind, reference, subject, gross, fee, net, problem, ...found }, at) => ({
        settlement_id: row.id,
        position: at + 1,
        kind,
        charge_ref: reference,
        subject,
        gross,
        fee,
        net,
        problem,
        payment_id: found.payment,
        refund_id: found.refund,
        dispute_id: found.dispute,
        matched_at: problem === null ? row.taken_at : null,
      })),
    ),
  ];
}

/** Keeps what was found of open lines when they were compared again. */
export function noteMatched(
  settlement: string,
  found: readonly (MatchedLine & { readonly position: number })[],
  now: number,
): Statement[] {
  return [
    sql`UPDATE settlement_line SET problem = f.value ->> 'problem', payment_id = f.value ->> 'payment',
        refund_id = f.value ->> 'refund', dispute_id = f.value ->> 'dispute',
        matched_at = iif(f.value ->> 'problem' IS NULL, ${now}, NULL)
      FROM json_each(${JSON.stringify(found)}) f
      WHERE settlement_line.settlement_id = ${settlement}
        AND settlement_line.position = f.value ->> 'position'
        AND settlement_line.problem IS NOT NULL AND settlement_line.closed_at IS NULL`,
    sql`UPDATE settlement SET updated_at = ${now} WHERE id = ${settlement}`,
  ];
}

/** True while so many lines of a settlement are open. */
export function hasOpen(settlement: string, many: number): Statement {
  return sql`(SELECT count(*) FROM settlement_line
    WHERE settlement_id = ${settlement} AND problem IS NOT NULL AND closed_at IS NULL) = ${many}`;
}

/** A payment that a report may name. */
export interface PaymentRow extends Pick<
  CellTables['payment'],
  'id' | 'tries' | 'charge_id' | 'currency' | 'amount'
> {
  state: PaymentState;
  is_settled: number;
}

/**
 * The payments of an account, by their ids or by the provider's ids of their charges; of one that was authorised
 * first, what was charged of it.
 */
export function listPayments(
  { network, account, provider }: AccountOf,
  { ids, charges }: { readonly ids: readonly string[]; readonly charges: readonly string[] },
): Statement<PaymentRow> {
  return sql<PaymentRow>`SELECT p.id, p.tries, p.charge_id, p.currency, p.state,
      iif(p.account = 'platform', coalesce((SELECT sum(amount) FROM ledger_posting
        WHERE cause = 'paid:' || p.id AND debit = 'clearing:' || p.provider), 0), p.amount)
      - coalesce((SELECT sum(amount) FROM refund
        WHERE payment_id = p.id AND reason = 'not_captured'), 0) AS amount,
      EXISTS (SELECT 1 FROM settlement_line l
        WHERE l.payment_id = p.id AND l.kind = 'payment' AND l.problem IS NULL) AS is_settled
    FROM payment p JOIN store s ON s.id = p.store_id
    WHERE p.id IN (SELECT value FROM json_each(${JSON.stringify(ids)})
        UNION SELECT id FROM payment
          WHERE charge_id IN (SELECT value FROM json_each(${JSON.stringify(charges)})))
      AND p.provider = ${provider} AND p.account = ${account} AND p.is_test = 0
      AND coalesce(s.root_id, s.id) = ${network}`;
}

export interface RefundRow extends Pick<
  CellTables['refund'],
  'id' | 'payment_id' | 'provider_ref' | 'amount'
> {
  state: RefundState;
  is_settled: number;
}

/** The refunds of payments that their providers have made or are to make, the oldest first. */
export function listRefunds(payments: readonly string[]): Statement<RefundRow> {
  return sql<RefundRow>`SELECT r.id, r.payment_id, r.provider_ref, r.state,
      iif(p.account = 'platform' AND r.state IN ('success', 'ok'),
        coalesce((SELECT sum(amount) FROM ledger_posting
          WHERE cause = 'refunded:' || r.id AND credit = 'clearing:' || p.provider), 0), r.amount) AS amount,
      EXISTS (SELECT 1 FROM settlement_line l
        WHERE l.refund_id = r.id AND l.problem IS NULL) AS is_settled
    FROM refund r JOIN payment p ON p.id = r.payment_id
    WHERE r.payment_id IN (SELECT value FROM json_each(${JSON.stringify(payments)}))
      AND r.paid_by IS NULL AND r.is_beside = 0 AND r.reason <> 'not_captured'
    ORDER BY r.created_at, r.rowid`;
}

export interface DisputeRow extends Pick<
  CellTables['dispute'],
  'id' | 'payment_id' | 'provider_ref' | 'amount' | 'fee'
> {
  state: DisputeState;
  is_taken: number;
  is_paid_back: number;
}

export function listDisputes(payments: readonly string[]): Statement<DisputeRow> {
  return sql<DisputeRow>`SELECT d.id, d.payment_id, d.provider_ref, d.state, d.amount, d.fee,
      EXISTS (SELECT 1 FROM settlement_line l
        WHERE l.dispute_id = d.id AND l.problem IS NULL AND l.gross < 0) AS is_taken,
      EXISTS (SELECT 1 FROM settlement_line l
        WHERE l.dispute_id = d.id AND l.problem IS NULL AND l.gross >= 0) AS is_paid_back
    FROM dispute d WHERE d.payment_id IN (SELECT value FROM json_each(${JSON.stringify(payments)}))
    ORDER BY d.opened_at, d.rowid`;
}
