import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { OrderState } from '../../../shared/contracts/orders.ts';
import type { HideReason } from '../../../shared/rules/reviews.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat, nothing, raw } from '../../db/sql.ts';

/** The photos of a review `r`, in the order in which they were added. */
export const PHOTOS = `(SELECT json_group_array(json_object('id', p.id, 'width', p.width,
    'height', p.height, 'is_hidden', json(iif(p.hidden_at IS NULL, 'false', 'true')))
    ORDER BY p.made_at, p.id) FROM review_photo p WHERE p.review_id = r.id) AS photos`;

/** A review as it stands. */
export interface ReviewRow extends Pick<
  CellTables['review'],
  | 'id'
  | 'item_id'
  | 'author'
  | 'qualification'
  | 'title'
  | 'text'
  | 'created_at'
  | 'changed_at'
  | 'answer'
  | 'answered_at'
  | 'version'
> {
  hidden_for: HideReason | null;
  /** JSON: `[{id, width, height, is_hidden}]`. */
  photos: string;
}

const COLUMNS = raw(`r.id, r.item_id, r.author, r.qualification, r.title, r.text, r.created_at,
  r.changed_at, r.answer, r.answered_at, r.version, r.hidden_for, ${PHOTOS}`);

export interface Page {
  readonly offset: number;
  readonly limit: number;
}

/** An order as its buyer reviews it. */
export interface ReviewedOrder extends Pick<
  CellTables['purchase_order'],
  'id' | 'number' | 'supplier_id' | 'account_id'
> {
  state: OrderState;
  buyer: string | null;
}

/** An order that the store sold; nobody reviews a test. */
export function findReviewed(storeId: StoreId, order: string): Statement<ReviewedOrder> {
  return sql<ReviewedOrder>`SELECT id, number, supplier_id, account_id, state,
      contact ->> 'full_name' AS buyer
    FROM purchase_order WHERE id = ${order} AND is_test = 0 AND store_id = ${storeId}`;
}

/** The items of an order as they were sold; an item with two variants is there twice. */
export function listItemsOf(order: string): Statement<{ item_id: string; snapshot: string }> {
  return sql<{ item_id: string; snapshot: string }>`SELECT item_id, snapshot FROM order_line
    WHERE order_id = ${order} AND cut_units < amount ORDER BY position`;
}

/** The reviews of an order's items, hidden ones too. */
export function listOfOrder(order: string): Statement<ReviewRow> {
  return sql<ReviewRow>`SELECT ${COLUMNS} FROM review r WHERE r.order_id = ${order}`;
}

/** A review to write. */
export interface NewReview extends Pick<
  CellTables['review'],
  'id' | 'item_id' | 'order_id' | 'author' | 'qualification' | 'title' | 'text' | 'created_at'
> {
  readonly store_id: string;
}

/** Adds a review; aborts unless its order was delivered with the item. */
export function insertReview(review: NewReview): Statement[] {
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM purchase_order p
      JOIN order_line l ON l.order_id = p.id AND l.item_id = ${review.item_id} AND l.cut_units < l.amount
      WHERE p.id = ${review.order_id} AND p.is_test = 0 AND p.state = 'delivered')`),
    ...insertRows('review', [review]),
    raiseStores(review.id, null),
  ];
}

/** Sets what the author of a review writes; aborts where it has another version by now. */
export function rewrite(
  { id, version }: Pick<ReviewRow, 'id' | 'version'>,
  { qualification, title, text }: Pick<ReviewRow, 'qualification' | 'title' | 'text'>,
  now: number,
): Statement[] {
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM review WHERE id = ${id} AND version = ${version})`),
    sql`UPDATE review SET qualification = ${qualification}, title = ${title}, text = ${text},
        changed_at = ${now}, version = version + 1 WHERE id = ${id}`,
    raiseStores(id, null),
  ];
}

/**
 * Takes a review away for its author; aborts where it has another version by now. One that its store
 * hides loses its words and its photos and stays, so that nobody writes it anew.
 */
export function removeReview({
  id,
  version,
  hidden_for,
}: Pick<ReviewRow, 'id' | 'version' | 'hidden_for'>): Statement[] {
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM review WHERE id = ${id} AND version = ${version})`),
    raiseStores(id, null),
    sql`DELETE FROM review_photo WHERE review_id = ${id}`,
    hidden_for === null
      ? sql`DELETE FROM review WHERE id = ${id}`
      : sql`UPDATE review SET title = '', text = '', answer = NULL, answered_at = NULL,
          version = version + 1 WHERE id = ${id}`,
  ];
}

/** Keeps a photo whose bytes are in the bucket; aborts where the review has as many as it may have. */
export function insertPhoto(
  photo: Omit<CellTables['review_photo'], 'hidden_at'>,
  most: number,
): Statement[] {
  const { review_id: review } = photo;
  return [
    assertThat(
      sql`EXISTS (SELECT 1 FROM review WHERE id = ${review})`,
      sql`(SELECT count(*) FROM review_photo WHERE review_id = ${review}) < ${most}`,
    ),
    ...insertRows('review_photo', [photo]),
    ...touched(review),
  ];
}

/** The review that a photo belongs to, as far as it says who may see the photo. */
export interface PhotoOfReview extends Pick<CellTables['review'], 'store_id' | 'order_id'> {
  /** 1 where the store hides the review, or this photo of it. */
  is_hidden: number;
}

export function findReviewOfPhoto(photo: string): Statement<PhotoOfReview> {
  return sql<PhotoOfReview>`SELECT r.store_id, r.order_id,
      (r.hidden_for IS NOT NULL OR p.hidden_at IS NOT NULL) AS is_hidden
    FROM review_photo p JOIN review r ON r.id = p.review_id WHERE p.id = ${photo}`;
}

export function findPhoto(review: string, photo: string): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM review_photo
    WHERE id = ${photo} AND review_id = ${review}`;
}

export function deletePhoto(review: string, photo: string): Statement[] {
  return [
    assertThat(
      sql`EXISTS (SELECT 1 FROM review_photo WHERE id = ${photo} AND review_id = ${review})`,
    ),
    sql`DELETE FROM review_photo WHERE id = ${photo}`,
    ...touched(review),
  ];
}

/** A review has other photos: what was decided about an older state of it is refused. */
const touched = (id: string): Statement[] => [
  sql`UPDATE review SET version = version + 1 WHERE id = ${id}`,
  raiseStores(id, null),
];

/**
 * Raises the revision of every store that lists the item of a review.
 * @param except a store whose revision is raised besides; null for none
 */
export function raiseStores(id: string, except: StoreId | null): Statement {
  const others = except === null ? nothing : sql`AND l.store_id <> ${except}`;
  return sql`UPDATE store SET revision = revision + 1 WHERE id IN (SELECT l.store_id
    FROM review r CROSS JOIN listing l ON l.item_id = r.item_id WHERE r.id = ${id} ${others})`;
}
