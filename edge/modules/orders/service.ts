import type { Failure } from '../../../shared/contracts/errors.ts';
import type { OrderView, Purchase } from '../../../shared/contracts/orders.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Cell } from '../../db/cell.ts';
import { toOrder, toPurchase } from './mapper.ts';
import { findPaymentOf, listAttendees, listLines, listOrders } from './store.ts';

/** The orders of one checkout that the store sold, with their payment. One round trip. */
export async function readPurchase(
  cell: Cell,
  storeId: string,
  checkout: string,
): Promise<Result<Purchase, Failure>> {
  const which = { checkout };
  const [[first, ...rest], lines, attendees, payment] = await Promise.all([
    cell.read(listOrders(storeId, which)),
    cell.read(listLines(storeId, which)),
    cell.read(listAttendees(storeId, which)),
    cell.first(findPaymentOf(storeId, checkout)),
  ]);
  if (!first) return fail({ code: 'order_not_found' });
  return ok(toPurchase([first, ...rest], lines, attendees, payment));
}

/** One order that the store sold. One round trip. */
export async function readOrder(
  cell: Cell,
  storeId: string,
  order: string,
): Promise<Result<OrderView, Failure>> {
  const which = { order };
  const [[row], lines, attendees] = await Promise.all([
    cell.read(listOrders(storeId, which)),
    cell.read(listLines(storeId, which)),
    cell.read(listAttendees(storeId, which)),
  ]);
  return row ? ok(toOrder(row, lines, attendees)) : fail({ code: 'order_not_found' });
}

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number that people can say to each other: eight characters of Crockford's base 32, in two halves. */
export function newOrderNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  const text = [...bytes].map((byte) => DIGITS[byte & 31]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}
