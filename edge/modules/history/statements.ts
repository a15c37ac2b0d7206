import type { EditSubject } from '../../../shared/rules/store-edits.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { nothing, raw } from '../../db/sql.ts';

export type EditRow = Pick<
  CellTables['store_edit'],
  'id' | 'account_id' | 'made_at' | 'subject' | 'subject_id' | 'before' | 'after' | 'takes_back'
>;

const COLUMNS = raw('id, account_id, made_at, subject, subject_id, before, after, takes_back');

/** The changes that a reader asks for; every field that is undefined asks for all. */
export interface EditFilter {
  readonly subject?: EditSubject | undefined;
  /** The account that made them. */
  readonly by?: string | undefined;
  /** Milliseconds, UTC: from the first on, before the second. */
  readonly since?: number | undefined;
  readonly until?: number | undefined;
}

type Part = Statement | typeof nothing;

function asked({ subject, by, since, until }: EditFilter): [Part, Part, Part, Part] {
  return [
    subject === undefined ? nothing : sql`AND subject = ${subject}`,
    by === undefined ? nothing : sql`AND account_id = ${by}`,
    since === undefined ? nothing : sql`AND made_at >= ${since}`,
    until === undefined ? nothing : sql`AND made_at < ${until}`,
  ];
}

export function listEdits(
  storeId: StoreId,
  filter: EditFilter,
  page: { readonly offset: number; readonly limit: number },
): Statement<EditRow> {
  const [subject, by, since, until] = asked(filter);
  return sql<EditRow>`SELECT ${COLUMNS} FROM store_edit
    WHERE store_id = ${storeId} ${subject} ${by} ${since} ${until} ORDER BY n DESC
    LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** Up to 1,001: a longer history is estimated. */
export function countEdits(storeId: StoreId, filter: EditFilter): Statement<{ n: number }> {
  const [subject, by, since, until] = asked(filter);
  return sql`SELECT count(*) AS n FROM (SELECT 1 FROM store_edit
    WHERE store_id = ${storeId} ${subject} ${by} ${since} ${until} LIMIT 1001)`;
}

/** The accounts that made the last 1,000 changes. */
export function listEditors(storeId: StoreId): Statement<{ account_id: string }> {
  return sql`SELECT DISTINCT account_id FROM (SELECT account_id FROM store_edit
    WHERE store_id = ${storeId} ORDER BY n DESC LIMIT 1000) ORDER BY account_id`;
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

/** The deletions that a trash lists: of these kinds, from an instant on (milliseconds, UTC). */
export interface Trashing {
  readonly subjects: readonly EditSubject[];
  readonly since: number;
}

/** The deletions that are the last change of their thing. */
function trashed(storeId: StoreId, { subjects, since }: Trashing): Statement {
  return sql`FROM store_edit e WHERE e.store_id = ${storeId} AND e.after IS NULL
      AND e.made_at >= ${since}
      AND e.subject IN (SELECT value FROM json_each(${JSON.stringify(subjects)}))
      AND NOT EXISTS (SELECT 1 FROM store_edit x
        WHERE x.store_id = e.store_id AND x.subject_id = e.subject_id AND x.n > e.n)`;
}

export function listTrashed(
  storeId: StoreId,
  trashing: Trashing,
  page: { readonly offset: number; readonly limit: number },
): Statement<EditRow> {
  return sql<EditRow>`SELECT ${COLUMNS} ${trashed(storeId, trashing)}
    ORDER BY e.n DESC LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** Up to 1,001: a longer list is estimated. */
export function countTrashed(storeId: StoreId, trashing: Trashing): Statement<{ n: number }> {
  return sql`SELECT count(*) AS n FROM (SELECT 1 ${trashed(storeId, trashing)} LIMIT 1001)`;
}
