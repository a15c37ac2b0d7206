import type { EditSubject } from '../../../shared/contracts/store-edits.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { insertRows, sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import * as directory from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
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

export type NameRow = Pick<DirectoryTables['account'], 'id' | 'full_name' | 'username'>;

/** The names of accounts; none for one that is erased. */
export function findNames(accounts: readonly string[]): directory.Statement<NameRow> {
  return directory.sql<NameRow>`SELECT a.id, a.full_name, a.username
    FROM json_each(${JSON.stringify(accounts)}) asked JOIN account a ON a.id = asked.value
    WHERE a.erased_at IS NULL`;
}
