import type { StoreId } from '../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat, raw } from '../../db/sql.ts';
import { PHOTOS, type ReviewRow } from './statements.ts';

/** A review that a reader sees in a store, with its item. */
export interface ReportableRow
  extends
    Omit<ReviewRow, 'hidden_for' | 'version'>,
    Pick<CellTables['item'], 'slug' | 'kind' | 'name'> {
  owner_slug: string;
  /** 1 once the account has reported it. */
  is_reported: number;
}

const COLUMNS = raw(`r.id, r.item_id, r.author, r.qualification, r.title, r.text, r.created_at,
  r.changed_at, r.answer, r.answered_at, ${PHOTOS}`);

/** The review of an item that the store lists, while shoppers see both. */
const shown = (storeId: StoreId, id: string): Statement => sql`FROM review r
  JOIN item i ON i.id = r.item_id
  WHERE r.id = ${id} AND r.hidden_for IS NULL AND i.list_state = 'published'
    AND EXISTS (SELECT 1 FROM listing l WHERE l.item_id = i.id AND l.store_id = ${storeId})`;

/** A review for a reader to report. */
export function findReportable(
  storeId: StoreId,
  id: string,
  accountId: string,
): Statement<ReportableRow> {
  return sql<ReportableRow>`SELECT ${COLUMNS}, i.slug, i.kind, i.name,
      (SELECT o.slug FROM store o WHERE o.id = i.owner_id) AS owner_slug,
      EXISTS (SELECT 1 FROM review_report t
        WHERE t.review_id = r.id AND t.account_id = ${accountId}) AS is_reported
    ${shown(storeId, id)}`;
}

/**
 * Keeps the first report of an account; a further one leaves no row, nor does one of a review that has
 * as many as are counted. Aborts where shoppers of the store see no such review.
 */
export function insertReport(
  storeId: StoreId,
  report: CellTables['review_report'],
  most: number,
): Statement[] {
  const { review_id: id, account_id: account, reason, made_at: at } = report;
  return [
    assertThat(sql`EXISTS (SELECT 1 ${shown(storeId, id)})`),
    sql`INSERT INTO review_report (review_id, account_id, reason, made_at)
      SELECT id, ${account}, ${reason}, ${at} FROM review WHERE id = ${id} AND reports < ${most}
      ON CONFLICT DO NOTHING`,
  ];
}
