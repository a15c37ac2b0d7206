import type { SqlStorage } from '@cloudflare/workers-types';

/** What moves the balance of the merchant: charges, refunds and disputes, each with what the provider keeps. */

export const BALANCE_SCHEMA = `
CREATE TABLE IF NOT EXISTS balance (
  n INTEGER PRIMARY KEY,
  category TEXT NOT NULL CHECK (category IN ('charge', 'refund', 'dispute', 'dispute_reversal')),
  source TEXT NOT NULL,
  charge_id TEXT NOT NULL,
  amount INTEGER NOT NULL,
  fee INTEGER NOT NULL,
  currency TEXT NOT NULL,
  created INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS balance_by_time ON balance (created);
`;

/** What the provider keeps of a charge: 3.6 %. */
const PER_MILLE = 36;
/** What it takes for a dispute, minor units; it gives it back where the dispute is won. */
export const DISPUTE_FEE = 25_000;
const DAY_MS = 86_400_000;

/** One movement; times are milliseconds since the epoch. */
export interface Moved {
  readonly category: 'charge' | 'refund' | 'dispute' | 'dispute_reversal';
  /** The provider's id of the charge, the refund or the dispute. */
  readonly source: string;
  readonly charge: string;
  /** Minor units; negative for what leaves. */
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
}

/** What is kept of a charge. */
export function feeOf(amount: number): number {
  return Math.round((amount * PER_MILLE) / 1000);
}

/** Notes what a charge has taken. */
export function noteCharge(
  sql: SqlStorage,
  {
    id,
    amount,
    currency,
  }: { readonly id: string; readonly amount: number; readonly currency: string },
  now: number,
): void {
  const fee = feeOf(amount);
  move(sql, { category: 'charge', source: id, charge: id, amount, fee, currency }, now);
}

/** Notes a movement of the balance. */
export function move(sql: SqlStorage, moved: Moved, at: number): void {
  sql.exec(
    `INSERT INTO balance (category, source, charge_id, amount, fee, currency, created)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    moved.category,
    moved.source,
    moved.charge,
    moved.amount,
    moved.fee,
    moved.currency,
    at,
  );
}

export type BalanceRow = {
  n: number;
  category: Moved['category'];
  source: string;
  charge_id: string;
  reference: string;
  amount: number;
  fee: number;
  currency: string;
  created: number;
};

/** A payout of one day (UTC) in one currency, made as the next day begins. */
export interface Payout {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  /** Milliseconds since the epoch. */
  readonly arrived: number;
}

/** The payouts that have arrived since a time, the latest first. */
export function payoutsSince(sql: SqlStorage, since: number, now: number): Payout[] {
  const today = Math.floor(now / DAY_MS);
  return sql
    .exec<{ day: number; currency: string; amount: number }>(
      `SELECT created / ${DAY_MS} AS day, currency, sum(amount - fee) AS amount FROM balance
       WHERE created >= ? AND created < ? GROUP BY 1, 2 ORDER BY 1 DESC, 2`,
      (Math.floor(since / DAY_MS) - 1) * DAY_MS,
      today * DAY_MS,
    )
    .toArray()
    .map(({ day, currency, amount }) => ({
      id: `po_${day}_${currency.toLowerCase()}`,
      amount,
      currency,
      arrived: (day + 1) * DAY_MS,
    }));
}

/** What a payout is made of, in its order. */
export function movedBy(sql: SqlStorage, payout: string): BalanceRow[] {
  const [, day, currency] = /^po_(\d+)_([a-z]{3})$/.exec(payout) ?? [];
  if (day === undefined || currency === undefined) return [];
  const from = Number(day) * DAY_MS;
  return sql
    .exec<BalanceRow>(
      `SELECT b.*, c.reference FROM balance b JOIN charges c ON c.id = b.charge_id
       WHERE b.created >= ? AND b.created < ? AND b.currency = ? ORDER BY b.n`,
      from,
      from + DAY_MS,
      currency.toUpperCase(),
    )
    .toArray();
}
