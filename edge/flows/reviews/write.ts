import { isDeepStrictEqual } from 'node:util';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { AuthoredReview, OrderReviews } from '../../../shared/contracts/reviews.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { tidyName } from '../../../shared/rules/names.ts';
import { publicName, tidyText } from '../../../shared/rules/reviews.ts';
import type { Refusal } from '../../db/database.ts';
import { reviews, soldItem, toAuthored, type ReviewRow } from '../../modules/reviews/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { findOfBuyer, findWritten, forgetStores } from './of-buyer.ts';

/** What the author of a review writes. */
interface Written {
  readonly qualification: number;
  readonly title: string;
  readonly text: string;
}

type Writing = Promise<Result<Change<AuthoredReview>, Failure>>;

/**
 * The items of an order for its buyer to review. Where an account bought, a visitor who is not signed
 * in is told to; anybody else finds no such order.
 */
export async function readOrderReviews(
  scope: RequestScope,
  order: string,
): Promise<Result<OrderReviews, Failure>> {
  const { cell, visitor } = scope;
  const [found, lines, written, identity] = await Promise.all([
    findOfBuyer(scope, order),
    cell.read(reviews.listItemsOf(order)),
    cell.read(reviews.listOfOrder(order)),
    visitor.identity(),
  ]);
  if (!found) return fail({ code: 'order_not_found' });
  const { row, isBuyer } = found;
  if (!isBuyer && identity) return fail({ code: 'order_not_found' });
  const sold = new Map(lines.map((line) => [line.item_id, line.snapshot]));
  const byItem = new Map(written.map((review) => [review.item_id, toAuthored(review)]));
  return ok({
    order: row.id,
    number: row.number,
    may_review: isBuyer && row.state === 'delivered',
    needs_sign_in: !isBuyer,
    items: isBuyer
      ? [...sold].map(([item, snapshot]) => ({
          item,
          ...soldItem(snapshot),
          review: byItem.get(item) ?? null,
        }))
      : [],
  });
}

/**
 * Reviews an item of a delivered order. Of several at one time, one is written; the others are told
 * that there is one.
 */
export async function createReview(
  scope: RequestScope,
  order: string,
  { item, ...given }: Written & { readonly item: string },
): Writing {
  const [found, lines] = await Promise.all([
    findOfBuyer(scope, order),
    scope.cell.read(reviews.listItemsOf(order)),
  ]);
  if (!found?.isBuyer) return fail({ code: 'order_not_found' });
  const { row } = found;
  if (!lines.some((line) => line.item_id === item)) {
    return fail({ code: 'item_not_found', field: 'item' });
  }
  if (row.state !== 'delivered') return fail({ code: 'review_too_early' });
  const now = scope.ports.clock.now();
  const review = {
    id: newId('review'),
    item_id: item,
    author: publicName(row.buyer ?? ''),
    ...tidied(given),
    created_at: now,
  };
  const unset = {
    changed_at: null,
    answer: null,
    answered_at: null,
    hidden_for: null,
    version: 1,
    photos: '[]',
  };
  return ok({
    answer: toAuthored({ ...review, ...unset }),
    statements: reviews.insertReview({ ...review, store_id: row.supplier_id, order_id: row.id }),
    refused: (refusal) => Promise.resolve(whyRefused(refusal)),
    committed: () => forgetStores(scope, row),
  });
}

/** Changes a review of its author; a hidden one stays hidden. */
export async function updateReview(
  scope: RequestScope,
  { order, item }: { readonly order: string; readonly item: string },
  { version, ...given }: Written & { readonly version?: number | undefined },
): Writing {
  const found = await findWritten(scope, { order, item });
  if (!found.ok) return found;
  const { row, review: before } = found.value;
  if (version !== undefined && version !== before.version) {
    return fail({ code: 'edited_meanwhile' });
  }
  const after = tidied(given);
  if (isDeepStrictEqual(after, textsOf(before))) {
    return ok({ answer: toAuthored(before), statements: [] });
  }
  const now = scope.ports.clock.now();
  const next = { ...before, ...after, changed_at: now, version: before.version + 1 };
  return ok({
    answer: toAuthored(next),
    statements: reviews.rewrite(before, after, now),
    refused: (refusal) =>
      Promise.resolve({
        code: refusal.kind === 'assert' ? 'edited_meanwhile' : 'idempotency_in_progress',
      }),
    committed: () => forgetStores(scope, row),
  });
}

const tidied = ({ qualification, title, text }: Written): Written => ({
  qualification,
  title: tidyName(title),
  text: tidyText(text),
});

const textsOf = ({ qualification, title, text }: ReviewRow): Written => ({
  qualification,
  title,
  text,
});

function whyRefused(refusal: Refusal): Failure {
  if (refusal.kind === 'assert') return { code: 'review_too_early' };
  return refusal.kind === 'unique' && refusal.table === 'review'
    ? { code: 'already_reviewed' }
    : { code: 'idempotency_in_progress' };
}
