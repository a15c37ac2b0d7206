import type { Context } from 'hono';
import { isOfBuyer } from '../flows/purchase/index.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';
import { answerMedia } from '../media/media.ts';
import { reviews } from '../modules/reviews/index.ts';
import type { RequestScope } from '../unit-of-work/scope.ts';

/** How long a browser may show a photo whose review is hidden meanwhile. */
const SHOWN = 'public, max-age=300';
const HIDDEN = 'private, no-store';

/**
 * `GET {base}/media/reviews/{photo}`, and the same in a width: a photo of a review. While the review or the photo
 * is hidden only its author, in the store that sold the item, and the staff that moderates it find the photo.
 */
export async function answerReviewPhoto(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'reviews.photo');
  const scope = context.get('scope');
  const review = await scope.cell.first(
    reviews.findReviewOfPhoto(context.req.param('photo') ?? ''),
  );
  const isHidden = review?.is_hidden === 1;
  if (!review || (isHidden && !(await maySeeHidden(scope, review)))) {
    return answerFailure(context, { code: 'not_found' });
  }
  const answer = await answerMedia(context);
  if (answer.status !== 404) answer.headers.set('cache-control', isHidden ? HIDDEN : SHOWN);
  return answer;
}

async function maySeeHidden(
  scope: RequestScope,
  { store_id, order_id: order }: reviews.PhotoOfReview,
): Promise<boolean> {
  const { visitor, tenant } = scope;
  const identity = await visitor.identity();
  const isStaff = store_id === tenant.storeId && identity?.keychain.has('store-admin') === true;
  return isStaff || isOfBuyer(scope, { order });
}
