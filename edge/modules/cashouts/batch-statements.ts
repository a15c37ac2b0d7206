import { HOLD_MS } from '../../../shared/rules/cashouts.ts';
import { PAYOUT_BATCH_MAX } from '../../../shared/rules/payout-formats.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import type { CashoutRow } from './statements.ts';

/** What the network's accountant reads and writes of all wallets of the network. */

export type PayoutRow = CashoutRow;

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** The cash-outs that wait for a decision or to be sent, the oldest first. */
export function listWaiting(network: string, page: Page): Statement<PayoutRow> {
  return sql<PayoutRow>`SELECT c.*, a.last_four FROM cashout c
    JOIN payout_account a ON a.id = c.account_id
    WHERE c.network_id = ${network} AND c.state IN ('requested', 'approved')
    ORDER BY c.created_at, c.id LIMIT ${page.limit} OFFSET ${page.offset}`;
}

export function countWaiting(network: string): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM cashout
    WHERE network_id = ${network} AND state IN ('requested', 'approved')`;
}

/** A cash-out of a network that was not sent. */
export function findWaiting(network: string, id: string): Statement<PayoutRow> {
  return sql<PayoutRow>`SELECT c.*, a.last_four FROM cashout c
    JOIN payout_account a ON a.id = c.account_id WHERE c.id = ${id} AND c.network_id = ${network}`;
}

/** Approves those that are named. */
export function approveNamed(network: string, ids: readonly string[], now: number): Statement {
  return sql`UPDATE cashout SET state = 'approved', updated_at = ${now}
    WHERE network_id = ${network} AND state = 'requested'
      AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}

/** Approves all that are not under review, or have been for as long as that lasts. */
export function approveAll(network: string, now: number): Statement {
  return sql`UPDATE cashout SET state = 'approved', updated_at = ${now}
    WHERE network_id = ${network} AND state = 'requested'
      AND (hold IS NULL OR created_at <= ${now - HOLD_MS})`;
}

export type BatchRow = CellTables['payout_batch'] & {
  readonly count: number;
  readonly total: number;
  readonly unanswered: number;
};

const SUMS = sql`(SELECT count(*) FROM cashout WHERE batch_id = b.id) AS count,
  (SELECT coalesce(sum(amount - withheld), 0) FROM cashout WHERE batch_id = b.id) AS total,
  (SELECT count(*) FROM cashout WHERE batch_id = b.id AND state = 'sent') AS unanswered`;

/** The latest batches of a network. */
export function listBatches(network: string, limit: number): Statement<BatchRow> {
  return sql<BatchRow>`SELECT b.*, ${SUMS} FROM payout_batch b WHERE b.network_id = ${network}
    ORDER BY b.number DESC LIMIT ${limit}`;
}

export function findBatch(network: string, id: string): Statement<BatchRow> {
  return sql<BatchRow>`SELECT b.*, ${SUMS} FROM payout_batch b
    WHERE b.id = ${id} AND b.network_id = ${network}`;
}

/** A page of a batch's cash-outs. */
export function listOfBatch(batch: string, page: Page): Statement<PayoutRow> {
  return sql<PayoutRow>`SELECT c.*, a.last_four FROM cashout c
    JOIN payout_account a ON a.id = c.account_id WHERE c.batch_id = ${batch}
    ORDER BY c.id LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** A batch's cash-outs with their sealed accounts, after one. */
export type SealedRow = Pick<CellTables['cashout'], 'id' | 'amount' | 'withheld'> &
  Pick<CellTables['payout_account'], 'owner' | 'sealed'> & { account: string };

export function listSealed(batch: string, after: string, limit: number): Statement<SealedRow> {
  return sql<SealedRow>`SELECT c.id, c.amount, c.withheld, a.id AS account, a.owner, a.sealed
    FROM cashout c JOIN payout_account a ON a.id = c.account_id
    WHERE c.batch_id = ${batch} AND c.id > ${after} ORDER BY c.id LIMIT ${limit}`;
}

/** Whether a network has approved cash-outs that may be sent. */
export function findSendable(network: string, currency: string): Statement<{ n: number }> {
  return sql<{
    n: number;
  }>`SELECT count(*) AS n FROM cashout c WHERE ${sendable(network, currency)}`;
}

/** Approved, and in no wallet of which the last audit has found a difference. */
function sendable(network: string, currency: string): Statement {
  return sql`c.network_id = ${network} AND c.currency = ${currency} AND c.state = 'approved'
    AND NOT EXISTS (SELECT 1 FROM ledger_audit d, json_each(d.differences) e
      WHERE d.network_id = c.network_id AND instr(e.value ->> 'subject', c.owner) > 0)`;
}

export function insertBatch(
  row: Pick<
    CellTables['payout_batch'],
    'id' | 'network_id' | 'format' | 'currency' | 'made_by' | 'created_at'
  >,
): Statement {
  return sql`INSERT INTO payout_batch (id, network_id, number, format, currency, made_by, created_at)
    SELECT ${row.id}, ${row.network_id}, coalesce(max(number), 0) + 1, ${row.format}, ${row.currency},
      ${row.made_by}, ${row.created_at} FROM payout_batch WHERE network_id = ${row.network_id}`;
}

/** Puts what may be sent into a batch, with the tax that counts at the time. */
export function fillBatch(
  batch: string,
  { network, currency }: { readonly network: string; readonly currency: string },
  now: number,
): Statement {
  const rate = sql`coalesce((SELECT rate FROM payout_tax t WHERE t.network_id = cashout.network_id
    AND t.kind = iif(cashout.owner LIKE 'store:%', 'store', 'person') AND t.since <= ${now}
    ORDER BY t.since DESC LIMIT 1), 0)`;
  // Half to even. The greatest amount of a cash-out (10^12) times a million fits into 64 bits.
  const product = sql`(cashout.amount * ${rate})`;
  return sql`UPDATE cashout SET state = 'sent', batch_id = ${batch}, updated_at = ${now},
      withheld = ${product} / 1000000 + (${product} % 1000000 > 500000
        OR (${product} % 1000000 = 500000 AND ${product} / 1000000 % 2 = 1))
    WHERE id IN (SELECT c.id FROM cashout c WHERE ${sendable(network, currency)}
      ORDER BY c.created_at, c.id LIMIT ${PAYOUT_BATCH_MAX})`;
}

/** True where a batch has cash-outs. */
export function isFilled(batch: string): Statement {
  return sql`EXISTS (SELECT 1 FROM cashout WHERE batch_id = ${batch})`;
}

export interface Answered {
  readonly cashout: string;
  readonly state: 'paid' | 'failed' | 'returned';
  readonly amount: number;
  readonly reason: string | null;
}

/** Keeps what a bank said of cash-outs; one that was said before aborts. */
export function insertAnswers(
  answers: readonly Answered[],
  by: { readonly account: string; readonly now: number },
): Statement[] {
  return insertRows(
    'payout_answer',
    answers.map(({ cashout, state, amount, reason }) => ({
      cashout_id: cashout,
      state,
      amount,
      reason,
      read_by: by.account,
      read_at: by.now,
    })),
  );
}

/** Moves cash-outs to what the bank said of them. */
export function setAnswered(answers: readonly Answered[], now: number): Statement {
  return sql`UPDATE cashout SET state = e.value ->> 'state', reason = e.value ->> 'reason',
      updated_at = ${now}
    FROM json_each(${JSON.stringify(answers)}) e
    WHERE cashout.id = e.value ->> 'cashout'`;
}

/** True while cash-outs stand as a bank's answer was compared with them. */
export function standAs(
  rows: readonly { readonly id: string; readonly state: string }[],
): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(rows)}) e
    WHERE NOT EXISTS (SELECT 1 FROM cashout c
      WHERE c.id = e.value ->> 'id' AND c.state = e.value ->> 'state'))`;
}

/** Keeps what came of a bank's file, for its page. */
export function noteAnswer(batch: string, answer: string, now: number): Statement {
  return sql`UPDATE payout_batch SET answer = ${answer}, answered_at = ${now} WHERE id = ${batch}`;
}
