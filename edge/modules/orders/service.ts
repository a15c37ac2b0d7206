import type { Failure } from '../../../shared/contracts/errors.ts';
import type { BoughtOrder, OwnOrder, WholePurchase } from '../../../shared/contracts/orders.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Cell } from '../../db/database.ts';
import { COUNTED_MOST, matchesOf } from '../../unit-of-work/counted.ts';
import { paymentFor, toBoughtOrder, toPurchase } from './mapper.ts';
import {
  countOwn,
  listOwn,
  toOwnOrder,
  type Buyer,
  type OwnFilter,
  type OwnOrderRow,
} from './own-orders.ts';
import {
  findPaymentOf,
  listAttendees,
  listLines,
  listMovesOf,
  listOrders,
  type OrderRow,
  type Which,
} from './statements.ts';

/**
 * The orders that the store sold in one checkout, or one of them, with the checkout's payment. One
 * round trip.
 */
export async function readPurchase(
  cell: Cell,
  storeId: string,
  which: Which,
): Promise<Result<WholePurchase, Failure>> {
  const [[first, ...rest], lines, attendees, moves, payment] = await Promise.all([
    cell.read(listOrders(storeId, which)),
    cell.read(listLines(storeId, which)),
    cell.read(listAttendees(storeId, which)),
    cell.read(listMovesOf(storeId, which)),
    cell.first(findPaymentOf(storeId, which)),
  ]);
  if (!first) return fail({ code: 'order_not_found' });
  return ok(toPurchase([first, ...rest], { lines, attendees, moves }, payment));
}

/** An order as its buyer sees it, with the row that a move of it needs. */
export interface StandingBought {
  readonly row: OrderRow;
  readonly view: BoughtOrder;
}

/** One order that the store sold. One round trip. */
export async function readOrder(
  cell: Cell,
  storeId: string,
  order: string,
): Promise<Result<StandingBought, Failure>> {
  const which = { order };
  const [[row], lines, attendees, moves, payment] = await Promise.all([
    cell.read(listOrders(storeId, which)),
    cell.read(listLines(storeId, which)),
    cell.read(listAttendees(storeId, which)),
    cell.read(listMovesOf(storeId, which)),
    cell.first(findPaymentOf(storeId, which)),
  ]);
  if (!row) return fail({ code: 'order_not_found' });
  const parts = { lines, attendees, moves };
  return ok({ row, view: toBoughtOrder(row, parts, paymentFor(row, payment)) });
}

/** A page of a buyer's orders in the store, as a filter finds and sorts them. One round trip. */
export async function readOwnRows(
  cell: Cell,
  storeId: string,
  buyer: Buyer,
  filter: OwnFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ results: OwnOrderRow[]; matches_estimated: number }> {
  const [rows, counted] = await Promise.all([
    // One row more than the page shows says whether there is a next page.
    cell.read(listOwn(storeId, buyer, filter, { offset, limit: limit + 1 })),
    cell.first(countOwn(storeId, buyer, filter, COUNTED_MOST)),
  ]);
  return {
    results: rows.slice(0, limit),
    matches_estimated: matchesOf(counted, { offset }, rows.length),
  };
}

/** The same as the buyer's list shows them. */
export async function readOwnOrders(
  ...asked: Parameters<typeof readOwnRows>
): Promise<{ results: OwnOrder[]; matches_estimated: number }> {
  const { results, ...counted } = await readOwnRows(...asked);
  return { ...counted, results: results.map(toOwnOrder) };
}

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A number that people can read out to each other: eight characters of Crockford's base 32, in two
 * halves.
 */
export function newOrderNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const text = [...bytes].map((byte) => DIGITS[byte & 31]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}
