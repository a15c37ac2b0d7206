import type { Failure } from '../../../shared/contracts/errors.ts';
import type {
  OrderFilters,
  SellerOrder,
  SellerOrderView,
} from '../../../shared/contracts/seller-orders.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { spanOf } from '../../../shared/rules/day-span.ts';
import type { Cell } from '../../db/database.ts';
import { COUNTED_MOST, matchesOf } from '../../unit-of-work/counted.ts';
import { editorsOf } from './edit-mapper.ts';
import { listHolds } from './hold-statements.ts';
import { toSellerOrder, toSellerOrderView } from './seller-mapper.ts';
import { countOfSeller, listOfSeller } from './seller-list-statements.ts';
import {
  findOfSeller,
  listAttendeesOf,
  listLinesOf,
  listMoves,
  type SellerOrderRow,
} from './seller-statements.ts';

interface Page {
  readonly offset: number;
  readonly limit: number;
}

/**
 * A page of the orders that a store has to deliver, the latest first. One round trip.
 * @param country by whose calendar the filter's days are meant
 */
export async function readSellerOrders(
  cell: Cell,
  supplierId: string,
  country: string,
  { offset, limit, start_date, end_date, ...asked }: OrderFilters & Page,
): Promise<{ results: SellerOrder[]; matches_estimated: number }> {
  const filter = { ...asked, ...spanOf({ start_date, end_date }, country) };
  const [rows, counted] = await Promise.all([
    // One row more than the page shows says whether there is a next page.
    cell.read(listOfSeller(supplierId, filter, { offset, limit: limit + 1 })),
    cell.first(countOfSeller(supplierId, filter, COUNTED_MOST)),
  ]);
  return {
    results: rows.slice(0, limit).map(toSellerOrder),
    matches_estimated: matchesOf(
      { n: Math.min(counted?.n ?? 0, COUNTED_MOST) },
      { offset },
      rows.length,
    ),
  };
}

/** A supplier's order as it stands, with the row that a move of it needs. */
export interface StandingOrder {
  readonly row: SellerOrderRow;
  readonly view: SellerOrderView;
}

/**
 * One order that a store has to deliver.
 * @param namesOf the names of accounts, by their ids
 */
export async function readSellerOrder(
  cell: Cell,
  supplierId: string,
  order: string,
  namesOf: (accounts: string[]) => Promise<ReadonlyMap<string, string | null>>,
): Promise<Result<StandingOrder, Failure>> {
  const [row, lines, attendees, moves, holds] = await Promise.all([
    cell.first(findOfSeller(supplierId, order)),
    cell.read(listLinesOf(order)),
    cell.read(listAttendeesOf(order)),
    cell.read(listMoves(order)),
    cell.read(listHolds(order)),
  ]);
  if (!row) return fail({ code: 'order_not_found' });
  const accounts = [
    ...moves.map((move) => move.account_id),
    ...holds.flatMap((hold) => [hold.held_by, hold.released_by]),
    ...editorsOf(row.edits),
  ];
  const names = await namesOf([...new Set(accounts.filter((account) => account !== null))]);
  return ok({ row, view: toSellerOrderView(row, lines, attendees, { moves, holds }, names) });
}
