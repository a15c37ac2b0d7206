import type { StoreId } from '../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { nothing } from '../../db/sql.ts';
import { identifyItem } from './statements.ts';

/** The reviews of a listed item: found as the item itself is, so that both reads are one round trip. */

/** A review that shoppers see. */
export type ShownRow = Pick<
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
> & {
  /** JSON: `[{id, width, height}]`. */
  photos: string;
};

/**
 * The reviews of an item that shoppers see, the latest first.
 * @param owner the owning store's id, slug or account
 * @param stars those with this qualification; null for all
 */
export function listShown(
  storeId: StoreId,
  item: string,
  owner: string | undefined,
  stars: number | null,
  page: { readonly offset: number; readonly limit: number },
): Statement<ShownRow> {
  const rated = stars === null ? nothing : sql`AND r.qualification = ${stars}`;
  return sql<ShownRow>`SELECT r.id, r.item_id, r.author, r.qualification, r.title, r.text,
      r.created_at, r.changed_at, r.answer, r.answered_at,
      (SELECT json_group_array(json_object('id', p.id, 'width', p.width, 'height', p.height)
        ORDER BY p.made_at, p.id) FROM review_photo p WHERE p.review_id = r.id AND p.hidden_at IS NULL) AS photos
    FROM review r
    WHERE r.item_id = (${published(storeId, item, owner)}) AND r.hidden_for IS NULL ${rated}
    ORDER BY r.created_at DESC, r.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** How many reviews an item has with each qualification, as its row keeps them. */
export type StarsRow = Pick<
  CellTables['item'],
  'stars_1' | 'stars_2' | 'stars_3' | 'stars_4' | 'stars_5'
>;

export function findStars(
  storeId: StoreId,
  item: string,
  owner: string | undefined,
): Statement<StarsRow> {
  return sql<StarsRow>`SELECT stars_1, stars_2, stars_3, stars_4, stars_5 FROM item
    WHERE id = (${published(storeId, item, owner)})`;
}

/** The id of an item that an address names, if it is published. */
function published(storeId: StoreId, item: string, owner: string | undefined): Statement {
  return sql`SELECT p.id FROM item p WHERE p.id = (${identifyItem(storeId, item, owner)})
    AND p.list_state = 'published'`;
}
