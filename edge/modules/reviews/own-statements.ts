import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { HideReason, ReviewView } from '../../../shared/rules/reviews.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat, nothing, raw } from '../../db/sql.ts';
import { PHOTOS, raiseStores, type Page, type ReviewRow } from './statements.ts';

/** The reviews of a store's items, as the store answers and moderates them. */

/** The part of a review that its store sets. */
export interface Moderation {
  readonly hidden_for: HideReason | null;
  readonly answer: string | null;
  /** Ids of the photos that shoppers do not see, in their order. */
  readonly hidden_photos: readonly string[];
  /** How many reports are set aside. */
  readonly reports_settled: number;
}

export interface OwnReviewRow
  extends ReviewRow, Pick<CellTables['review'], 'order_id' | 'reports' | 'reports_settled'> {
  reports_open: number;
  /** JSON: `[{reason, count}]`. */
  reasons: string;
  order_number: string;
  /** JSON of the item's first line in the order. */
  snapshot: string;
}

const OWN = raw(`r.id, r.item_id, r.author, r.qualification, r.title, r.text, r.created_at,
  r.changed_at, r.answer, r.answered_at, r.version, r.hidden_for, r.order_id, r.reports,
  r.reports_settled, r.reports_open, ${PHOTOS},
  (SELECT json_group_array(json_object('reason', g.reason, 'count', g.n) ORDER BY g.n DESC, g.reason)
    FROM (SELECT reason, count(*) AS n FROM review_report WHERE review_id = r.id GROUP BY reason) g
  ) AS reasons,
  (SELECT p.number FROM purchase_order p WHERE p.id = r.order_id) AS order_number,
  (SELECT l.snapshot FROM order_line l WHERE l.order_id = r.order_id AND l.item_id = r.item_id
    ORDER BY l.position LIMIT 1) AS snapshot`);

/** A view's rows are one range of an index of its own. */
function shownBy(storeId: StoreId, show: ReviewView): Statement {
  if (show === 'all') return sql`r.store_id = ${storeId}`;
  if (show === 'reported') return sql`r.store_id = ${storeId} AND r.reports_open > 0`;
  if (show === 'hidden') return sql`r.store_id = ${storeId} AND r.hidden_for IS NOT NULL`;
  if (show === 'unanswered') {
    return sql`r.store_id = ${storeId} AND r.hidden_for IS NULL AND r.answer IS NULL`;
  }
  return sql`r.store_id = ${storeId} AND r.qualification = ${Number(show)}`;
}

/** Where reports count, the review with the most of them stands first; elsewhere the latest does. */
const REPORTED_FIRST: readonly ReviewView[] = ['all', 'reported'];

/** A page of the reviews of a store's items. */
export function listOwn(storeId: StoreId, show: ReviewView, page: Page): Statement<OwnReviewRow> {
  const reported = REPORTED_FIRST.includes(show) ? sql`r.reports_open DESC,` : nothing;
  return sql<OwnReviewRow>`SELECT ${OWN} FROM review r WHERE ${shownBy(storeId, show)}
    ORDER BY ${reported} r.created_at DESC, r.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** How many reviews a view shows, counted up to `most`. */
export function countOwn(
  storeId: StoreId,
  show: ReviewView,
  most: number,
): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n
    FROM (SELECT 1 FROM review r WHERE ${shownBy(storeId, show)} LIMIT ${most})`;
}

export function findOwn(storeId: StoreId, id: string): Statement<OwnReviewRow> {
  return sql<OwnReviewRow>`SELECT ${OWN} FROM review r
    WHERE r.id = ${id} AND r.store_id = ${storeId}`;
}

/** The time of a change, milliseconds UTC, where the database writes it. */
const NOW = raw(`CAST(unixepoch('subsec') * 1000 AS INTEGER)`);

/** Sets what the store decides about a review; aborts where it has another version by now. */
export function moderate(
  storeId: StoreId,
  id: string,
  version: number,
  { hidden_for: hiddenFor, answer, hidden_photos, reports_settled: settled }: Moderation,
): Statement[] {
  const photos = JSON.stringify(hidden_photos);
  return [
    assertThat(sql`EXISTS (SELECT 1 FROM review
      WHERE id = ${id} AND store_id = ${storeId} AND version = ${version})`),
    sql`UPDATE review SET hidden_for = ${hiddenFor}, answer = ${answer},
        answered_at = CASE WHEN ${answer} IS NULL THEN NULL
          WHEN answer IS ${answer} THEN answered_at ELSE ${NOW} END,
        reports_settled = ${settled}, version = version + 1
      WHERE id = ${id} AND store_id = ${storeId}`,
    sql`UPDATE review_photo SET hidden_at = CASE
        WHEN id IN (SELECT value FROM json_each(${photos})) THEN coalesce(hidden_at, ${NOW}) END
      WHERE review_id = ${id}`,
    raiseStores(id, storeId),
  ];
}
