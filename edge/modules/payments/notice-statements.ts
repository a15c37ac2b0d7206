import type { PaymentNotice } from '../../../shared/contracts/payment-notices.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { allOf } from '../../db/sql.ts';

/** The log of what providers have told a store. */

type Result = PaymentNotice['result'];

export interface NoticeRow extends Pick<
  CellTables['payment_notice'],
  'id' | 'account' | 'event_id' | 'charge_ref' | 'payment_id' | 'times' | 'first_at' | 'told_at'
> {
  provider: PaymentCode;
  result: Result;
}

/** A proved event, as it is written down. */
export interface Noticed {
  readonly id: string;
  readonly storeId: string;
  readonly provider: PaymentCode;
  readonly account: string;
  readonly event: string;
  readonly reference: string;
  readonly payment: string | null;
  readonly result: Result;
}

/** Writes an event down; one that comes again is counted, and stays taken once it was. */
export function noteNotice(told: Noticed, now: number): Statement {
  return sql`INSERT INTO payment_notice (id, store_id, provider, account, event_id, charge_ref,
      payment_id, result, first_at, told_at)
    VALUES (${told.id}, ${told.storeId}, ${told.provider}, ${told.account}, ${told.event},
      ${told.reference}, ${told.payment}, ${told.result}, ${now}, ${now})
    ON CONFLICT (store_id, provider, event_id) DO UPDATE SET times = times + 1,
      told_at = excluded.told_at, payment_id = coalesce(payment_id, excluded.payment_id),
      result = CASE WHEN result = 'taken' THEN 'taken' ELSE excluded.result END`;
}

/** Notes what became of an event of a store that was taken again. */
export function noteReplay(
  storeId: string,
  id: string,
  { payment, result }: Pick<Noticed, 'payment' | 'result'>,
): Statement {
  return sql`UPDATE payment_notice SET payment_id = coalesce(payment_id, ${payment}),
      result = CASE WHEN result = 'taken' THEN 'taken' ELSE ${result} END
    WHERE id = ${id} AND store_id = ${storeId}`;
}

/** Counts events of a day that nothing proved. */
export function noteRefused(
  { storeId, provider, times }: { storeId: string; provider: PaymentCode; times: number },
  day: number,
  now: number,
): Statement {
  return sql`INSERT INTO payment_notice_refused (store_id, provider, day, times, last_at)
    VALUES (${storeId}, ${provider}, ${day}, ${times}, ${now})
    ON CONFLICT (store_id, provider, day)
      DO UPDATE SET times = times + excluded.times, last_at = excluded.last_at`;
}

function where(storeId: string, result: Result | undefined): Statement {
  return allOf([
    sql`store_id = ${storeId}`,
    ...(result === undefined ? [] : [sql`result = ${result}`]),
  ]);
}

/** A page of a store's events, the latest first. */
export function listNotices(
  storeId: string,
  result: Result | undefined,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Statement<NoticeRow> {
  return sql<NoticeRow>`SELECT id, provider, account, event_id, charge_ref, payment_id, result, times,
      first_at, told_at FROM payment_notice WHERE ${where(storeId, result)}
    ORDER BY told_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`;
}

/** How many events a store has, counted up to `most`. */
export function countNotices(
  storeId: string,
  result: Result | undefined,
  most: number,
): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM
    (SELECT 1 FROM payment_notice WHERE ${where(storeId, result)} LIMIT ${most})`;
}

/** One event of a store. */
export function findNotice(storeId: string, id: string): Statement<NoticeRow> {
  return sql<NoticeRow>`SELECT id, provider, account, event_id, charge_ref, payment_id, result, times,
      first_at, told_at FROM payment_notice WHERE id = ${id} AND store_id = ${storeId}`;
}

export interface TriedRow {
  provider: PaymentCode;
  tries: number;
  approved: number;
  declined: number;
  unanswered: number;
}

/** The payments of a store since a moment, of the last `most`, by the way to pay. */
export function countTried(
  storeId: string,
  { since, asked, most }: { since: number; asked: number; most: number },
): Statement<TriedRow> {
  return sql<TriedRow>`SELECT provider, count(*) AS tries,
      sum(state IN ('authorized', 'approved', 'voided', 'refunded')) AS approved, sum(state = 'declined') AS declined,
      sum(state = 'processing' AND updated_at < ${asked}) AS unanswered
    FROM (SELECT provider, state, updated_at FROM payment
      WHERE store_id = ${storeId} AND is_test = 0 AND created_at >= ${since} AND tries > 0
      ORDER BY created_at DESC LIMIT ${most})
    GROUP BY provider`;
}

export interface ToldRow {
  provider: PaymentCode;
  told: number;
  waiting: number;
  last_told: number;
}

/** The events of a store since a moment, of the last `most`, by the way to pay. */
export function countTold(storeId: string, since: number, most: number): Statement<ToldRow> {
  return sql<ToldRow>`SELECT provider, count(*) AS told, sum(result = 'waiting') AS waiting,
      max(told_at) AS last_told
    FROM (SELECT provider, result, told_at FROM payment_notice
      WHERE store_id = ${storeId} AND told_at >= ${since} ORDER BY told_at DESC LIMIT ${most})
    GROUP BY provider`;
}

/** The events of a store since a day that nothing proved. */
export function countRefused(
  storeId: string,
  day: number,
): Statement<{ provider: PaymentCode; times: number }> {
  return sql<{ provider: PaymentCode; times: number }>`SELECT provider, sum(times) AS times
    FROM payment_notice_refused WHERE store_id = ${storeId} AND day >= ${day} GROUP BY provider`;
}

/** Deletes events of before a moment, a bounded number at a time. */
export function deleteNoticesBefore(moment: number): Statement {
  return sql`DELETE FROM payment_notice WHERE id IN
    (SELECT id FROM payment_notice WHERE told_at < ${moment} ORDER BY told_at LIMIT 1000)`;
}

/** The same of days' counts. */
export function deleteRefusedBefore(day: number): Statement {
  return sql`DELETE FROM payment_notice_refused WHERE day < ${day}`;
}
