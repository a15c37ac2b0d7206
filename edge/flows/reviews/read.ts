import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { listReviews, ReviewList } from '../../../shared/contracts/reviews.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { identifyItem } from '../../modules/items/index.ts';
import { reviews, toReview, toStars } from '../../modules/reviews/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/**
 * A page of an item's reviews, with the item's counts, which are never counted anew. One round trip,
 * which is that of the item's own read where both begin in one turn.
 */
export async function readReviews(
  { cell, tenant }: RequestScope,
  id: string,
  { owner, stars, ...page }: z.output<(typeof listReviews)['query']>,
): Promise<Result<ReviewList, Failure>> {
  const item = identifyItem(tenant.storeId, id, owner);
  const wanted = stars === undefined ? null : Number(stars);
  const [rows, kept] = await Promise.all([
    cell.read(reviews.listShown(item, wanted, page)),
    cell.first(reviews.findStars(item)),
  ]);
  if (!kept) return fail({ code: 'item_not_found' });
  const counts = toStars(kept);
  const all = counts.reduce<number>((sum, count) => sum + count, 0);
  return ok({
    results: rows.map(toReview),
    matches_estimated: wanted === null ? all : (counts[wanted - 1] ?? 0),
    stars: counts,
  });
}
