import type {
  DisputeFilters,
  OwnDispute,
  OwnDisputes,
} from '../../../shared/contracts/own-disputes.ts';
import { spanOf } from '../../../shared/rules/day-span.ts';
import { toDisputeView, type ShownDispute } from '../../modules/disputes/index.ts';
import {
  countDisputed,
  countUnanswered,
  listDisputed,
  toOwnPayment,
  type DisputedRow,
} from '../../modules/payments/index.ts';
import { COUNTED_MOST, matchesOf } from '../../unit-of-work/counted.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/**
 * A page of the disputes of the payments that the tenant takes, and how many of them wait for its answer. One
 * round trip.
 * @param country by whose calendar the filter's days are meant
 */
export async function readOwnDisputes(
  { cell, tenant, ports }: RequestScope,
  country: string,
  {
    offset,
    limit,
    start_date,
    end_date,
    ...asked
  }: DisputeFilters & { readonly offset: number; readonly limit: number },
): Promise<OwnDisputes> {
  const { storeId } = tenant;
  const filter = { ...asked, ...spanOf({ start_date, end_date }, country) };
  const [rows, counted, unanswered] = await Promise.all([
    cell.read(listDisputed(storeId, filter, { offset, limit })),
    cell.first(countDisputed(storeId, filter, COUNTED_MOST)),
    cell.first(countUnanswered(storeId, ports.clock.now(), COUNTED_MOST)),
  ]);
  const due = unanswered?.due ?? null;
  return {
    results: rows.map((row) => toOwnDispute(row, storeId)),
    matches_estimated: matchesOf(counted, { offset }, rows.length),
    unanswered: unanswered?.n ?? 0,
    due_first: due === null ? null : new Date(due).toISOString(),
  };
}

function toOwnDispute({ dispute, ...row }: DisputedRow, storeId: string): OwnDispute {
  return {
    dispute: toDisputeView(JSON.parse(dispute) as ShownDispute),
    payment: toOwnPayment(row, storeId),
  };
}
