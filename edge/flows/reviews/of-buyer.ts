import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { reviews, type ReviewedOrder, type ReviewRow } from '../../modules/reviews/index.ts';
import { forgetStore } from '../../modules/store/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { isOfBuyer } from '../purchase/index.ts';

/**
 * An order of the store, and whether the visitor is its buyer: the account that bought, or whoever
 * has the order's id where a guest did.
 */
export async function findOfBuyer(
  scope: RequestScope,
  order: string,
): Promise<{ readonly row: ReviewedOrder; readonly isBuyer: boolean } | undefined> {
  const [row, isKnown] = await Promise.all([
    scope.cell.first(reviews.findReviewed(scope.tenant.storeId, order)),
    isOfBuyer(scope, { order }),
  ]);
  if (!row || row.state === 'awaiting_payment') return undefined;
  return { row, isBuyer: row.account_id === null || isKnown };
}

/** A review that the visitor wrote; anybody else finds no such order. */
export async function findWritten(
  scope: RequestScope,
  { order, item }: { readonly order: string; readonly item: string },
): Promise<Result<{ readonly row: ReviewedOrder; readonly review: ReviewRow }, Failure>> {
  const [found, written] = await Promise.all([
    findOfBuyer(scope, order),
    scope.cell.read(reviews.listOfOrder(order)),
  ]);
  if (!found?.isBuyer) return fail({ code: 'order_not_found' });
  const review = written.find((one) => one.item_id === item);
  return review ? ok({ row: found.row, review }) : fail({ code: 'review_not_found' });
}

/** Has this isolate read the store that sold the item, and the one that owns it, anew. */
export function forgetStores(
  { tenant }: RequestScope,
  { supplier_id }: ReviewedOrder,
): Promise<void> {
  forgetStore(tenant.storeId);
  forgetStore(supplier_id);
  return Promise.resolve();
}
