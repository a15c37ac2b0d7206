import type { EditSubject } from '../../../shared/contracts/store-edits.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { nothing, raw } from '../../db/sql.ts';

export type EditRow = Omit<CellTables['store_edit'], 'n' | 'store_id'>;

const COLUMNS = raw('id, account_id, made_at, subject, subject_id, before, after, takes_back');

export function insertEdit(row: Omit<CellTables['store_edit'], 'n'>): Statement[] {
  return insertRows('store_edit', [row]);
}

function about(subject: EditSubject | undefined): Statement | typeof nothing {
  return subject === undefined ? nothing : sql`AND subject = ${subject}`;
}

export function listEdits(
  storeId: StoreId,
  subject: EditSubject | undefined,
  page: { readonly offset: number; readonly limit: number },
): Statement<EditRow> {
  return sql<EditRow>`SELECT ${COLUMNS} FROM store_edit
    WHERE store_id = ${storeId} ${about(subject)} ORDER BY n DESC
    LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** Up to 1,001: a longer history is estimated. */
export function countEdits(
  storeId: StoreId,
  subject: EditSubject | undefined,
): Statement<{ n: number }> {
  return sql`SELECT count(*) AS n FROM (SELECT 1 FROM store_edit
    WHERE store_id = ${storeId} ${about(subject)} LIMIT 1001)`;
}

export function findEdit(storeId: StoreId, id: string): Statement<EditRow> {
  return sql<EditRow>`SELECT ${COLUMNS} FROM store_edit WHERE store_id = ${storeId} AND id = ${id}`;
}

export function findLastEdit(
  storeId: StoreId,
  subject: EditSubject,
  id: string,
): Statement<EditRow> {
  return sql<EditRow>`SELECT ${COLUMNS} FROM store_edit
    WHERE store_id = ${storeId} AND subject_id = ${id} AND subject = ${subject}
    ORDER BY n DESC LIMIT 1`;
}

/** Of the last 20 changes, the deletions since an instant whose thing was not put back. */
export function listLastDeletions(
  storeId: StoreId,
  subject: EditSubject,
  since: number,
): Statement<EditRow> {
  return sql<EditRow>`SELECT ${COLUMNS} FROM (SELECT * FROM store_edit
      WHERE store_id = ${storeId} AND subject = ${subject} ORDER BY n DESC LIMIT 20) e
    WHERE after IS NULL AND made_at >= ${since} AND NOT EXISTS (SELECT 1 FROM store_edit x
      WHERE x.store_id = e.store_id AND x.subject_id = e.subject_id AND x.n > e.n)
    ORDER BY n DESC`;
}
