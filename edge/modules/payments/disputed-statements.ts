import type { DisputeStage } from '../../../shared/contracts/own-disputes.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { raw } from '../../db/sql.ts';
import { columns, where, type OwnFilter, type OwnPaymentRow } from './owner-statements.ts';

/** The contested payments of a store, as its staff lists them. */

interface DisputedRow extends OwnPaymentRow {
  /** JSON: the columns of the dispute. */
  dispute: string;
}

/** The order of each list, in the words of its index. */
const DUE = {
  open: raw('ifnull(d.respond_by, 9007199254740991), d.rowid'),
  over: raw('ifnull(d.respond_by, d.closed_at) DESC, d.rowid DESC'),
} as const;
const STAGE = {
  open: raw('d.closed_at IS NULL'),
  over: raw('d.closed_at IS NOT NULL'),
} as const;

/** What is listed; the disputes of a store are few, its payments are many, so that it goes from those to these. */
function disputed(storeId: string, filter: OwnFilter, stage: DisputeStage): Statement {
  return sql`dispute d CROSS JOIN payment p ON p.id = d.payment_id
    WHERE d.store_id = ${storeId} AND ${STAGE[stage]} AND ${where(storeId, filter)}`;
}

/** A page of a store's disputes: of the open ones those due first, of the ended ones the latest. */
export function listDisputed(
  storeId: string,
  { stage, ...filter }: OwnFilter & { readonly stage: DisputeStage },
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Statement<DisputedRow> {
  return sql<DisputedRow>`SELECT ${columns}, json_object('id', d.id, 'state', d.state,
      'amount', d.amount, 'fee', d.fee, 'currency', d.currency, 'reason', d.reason,
      'provider_ref', d.provider_ref, 'opened_at', d.opened_at, 'respond_by', d.respond_by,
      'closed_at', d.closed_at, 'answer', d.answer, 'answered_at', d.answered_at,
      'evidence', d.evidence, 'evidence_state', d.evidence_state, 'evidence_fault', d.evidence_fault,
      'evidence_at', d.evidence_at, 'evidence_sent_at', d.evidence_sent_at) AS dispute
    FROM ${disputed(storeId, filter, stage)} ORDER BY ${DUE[stage]}
    LIMIT ${limit} OFFSET ${offset}`;
}

/** How many there are, counted up to `most`. */
export function countDisputed(
  storeId: string,
  { stage, ...filter }: OwnFilter & { readonly stage: DisputeStage },
  most: number,
): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n
    FROM (SELECT 1 FROM ${disputed(storeId, filter, stage)} LIMIT ${most})`;
}

/** The open disputes that may still be answered, and of which nothing was sent, counted up to `most`. */
export function countUnanswered(
  storeId: string,
  now: number,
  most: number,
): Statement<{ n: number; due: number | null }> {
  return sql<{ n: number; due: number | null }>`SELECT count(*) AS n, min(respond_by) AS due
    FROM (SELECT respond_by FROM dispute WHERE store_id = ${storeId} AND closed_at IS NULL
      AND answered_at IS NULL AND ifnull(respond_by, 9007199254740991) > ${now}
      ORDER BY ifnull(respond_by, 9007199254740991) LIMIT ${most})`;
}
