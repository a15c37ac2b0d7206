import type { OrderView } from '../../../shared/contracts/orders.ts';
import type { OwnReview } from '../../../shared/contracts/review-edits.ts';
import type { AuthoredReview, KeptPhoto, Review } from '../../../shared/contracts/reviews.ts';
import type { OwnReviewRow } from './own-statements.ts';
import type { ReviewRow } from './statements.ts';

const iso = (at: number): string => new Date(at).toISOString();

/** A review as shoppers see it. */
export function toReview(row: Omit<ReviewRow, 'hidden_for' | 'version'>): Review {
  return {
    ...textsOf(row),
    photos: photosOf(row).flatMap(({ is_hidden, ...photo }) => (is_hidden ? [] : [photo])),
  };
}

function textsOf(row: Omit<ReviewRow, 'hidden_for' | 'version'>): Omit<Review, 'photos'> {
  const { id, qualification, title, text, author, answer } = row;
  return {
    id,
    qualification,
    title,
    text,
    author,
    created_at: iso(row.created_at),
    changed_at: row.changed_at === null ? null : iso(row.changed_at),
    answer: answer === null ? null : { text: answer, at: iso(row.answered_at ?? row.created_at) },
  };
}

/** The name of a photo's bytes in the bucket. Shoppers see it, so that it has a public address. */
export const photoKey = (photo: string): string => `reviews/${photo}`;

/** The photos of a review, hidden ones too, by the JSON of its row. */
export function photosOf({ photos }: Pick<ReviewRow, 'photos'>): KeptPhoto[] {
  return (JSON.parse(photos) as Omit<KeptPhoto, 'url'>[]).map((photo) => ({
    ...photo,
    url: `/media/${photoKey(photo.id)}`,
  }));
}

/** A review as its author sees it. */
export function toAuthored(row: ReviewRow): AuthoredReview {
  const { item_id: item, hidden_for, version } = row;
  return { ...textsOf(row), photos: photosOf(row), item, hidden_for, version };
}

/** A review as the store of its item sees it. */
export function toOwn(row: OwnReviewRow): OwnReview {
  const { hidden_for, version, order_id: order, order_number } = row;
  return {
    ...textsOf(row),
    photos: photosOf(row),
    order,
    order_number,
    item: { id: row.item_id, ...soldItem(row.snapshot) },
    hidden_for,
    reports: {
      all: row.reports,
      open: row.reports_open,
      reasons: JSON.parse(row.reasons) as OwnReview['reports']['reasons'],
    },
    version,
  };
}

/** An item by the snapshot of a line in which it was sold. */
export function soldItem(snapshot: string): Omit<OwnReview['item'], 'id'> {
  const { slug, owner_slug, type, name, photo } = JSON.parse(
    snapshot,
  ) as OrderView['lines'][number];
  return { slug, owner_slug, type, name, photo };
}
