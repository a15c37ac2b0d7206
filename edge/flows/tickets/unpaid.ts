import type { UnpaidOrder } from '../../../shared/contracts/door-unpaid.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { door, unpaid } from '../../modules/tickets/index.ts';
import { COUNTED_EXACTLY } from '../../unit-of-work/counted.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** The orders of an event that await their payment; amounts are for those who handle orders alone. */
export async function readUnpaid(
  { cell, tenant: { storeId }, locale, visitor }: RequestScope,
  event: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<Result<{ results: UnpaidOrder[]; matches_estimated: number }, Failure>> {
  const [found, rows, counted, identity] = await Promise.all([
    cell.first(door.findEvent(storeId, event, locale)),
    cell.read(unpaid.listOrders(storeId, event, page)),
    cell.first(unpaid.countOrders(storeId, event, COUNTED_EXACTLY)),
    visitor.identity(),
  ]);
  if (!found) return fail({ code: 'item_not_found' });
  const mayWork = identity?.keychain.has('orders-admin') === true;
  return ok({
    results: rows.map(({ id: order, number, full_name, places, created_at, total, currency }) => ({
      order_number: number,
      full_name,
      places,
      since: new Date(created_at).toISOString(),
      work: mayWork ? { order, total, currency } : null,
    })),
    matches_estimated: counted?.n ?? 0,
  });
}
