import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { listReviews, ReviewList, StarCounts } from '../../../shared/contracts/reviews.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { itemReviews } from '../../modules/items/index.ts';
import { toReview } from '../../modules/reviews/index.ts';
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
  const { storeId } = tenant;
  const wanted = stars === undefined ? null : Number(stars);
  const [rows, kept] = await Promise.all([
    cell.read(itemReviews.listShown(storeId, id, owner, wanted, page)),
    cell.first(itemReviews.findStars(storeId, id, owner)),
  ]);
  if (!kept) return fail({ code: 'item_not_found' });
  const { stars_1, stars_2, stars_3, stars_4, stars_5 } = kept;
  const counts: StarCounts = [stars_1, stars_2, stars_3, stars_4, stars_5];
  const all = counts.reduce<number>((sum, count) => sum + count, 0);
  return ok({
    results: rows.map(toReview),
    matches_estimated: wanted === null ? all : (counts[wanted - 1] ?? 0),
    stars: counts,
  });
}
