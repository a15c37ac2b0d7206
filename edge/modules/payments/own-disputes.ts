import type { DisputeView } from '../../../shared/contracts/disputes.ts';
import type { DisputeFilters, OwnDisputes } from '../../../shared/contracts/own-disputes.ts';
import { spanOf } from '../../../shared/rules/day-span.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { COUNTED_MOST, matchesOf } from '../../unit-of-work/counted.ts';
import { countDisputed, countUnanswered, listDisputed } from './disputed-statements.ts';
import { toOwnPayment } from './own-payments.ts';

/** How the list is read. */
interface Reading {
  /** By whose calendar the filter's days are meant. */
  readonly country: string;
  /** Reads the columns of a dispute, which are JSON. */
  readonly toDispute: (columns: string) => DisputeView;
}

/**
 * A page of the disputes of the payments that the tenant takes, and how many of them wait for its answer. One
 * round trip.
 */
export async function readOwnDisputes(
  { cell, tenant, ports }: RequestScope,
  {
    offset,
    limit,
    start_date,
    end_date,
    ...asked
  }: DisputeFilters & { readonly offset: number; readonly limit: number },
  { country, toDispute }: Reading,
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
    results: rows.map(({ dispute, ...row }) => ({
      dispute: toDispute(dispute),
      payment: toOwnPayment(row, storeId),
    })),
    matches_estimated: matchesOf(counted, { offset }, rows.length),
    unanswered: unanswered?.n ?? 0,
    due_first: due === null ? null : new Date(due).toISOString(),
  };
}
