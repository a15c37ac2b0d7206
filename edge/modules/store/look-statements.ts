import type { Look } from '../../../shared/contracts/look-draft.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat } from '../../db/sql.ts';

export type LookRow = CellTables['look_draft'];

/** The look that a store's owners prepare. */
export function findDraft(storeId: StoreId): Statement<LookRow> {
  return sql<LookRow>`SELECT store_id, look, preview, publish_at, account_id, version, updated_at
    FROM look_draft WHERE store_id = ${storeId}`;
}

interface PreviewedRow {
  readonly look: string;
  /** 1 where the store has catalogues. */
  readonly has_catalogues: number;
}

/** The look that a preview of the store shows. */
export function findPreviewed(storeId: StoreId, preview: string): Statement<PreviewedRow> {
  return sql<PreviewedRow>`SELECT look,
      EXISTS (SELECT 1 FROM catalogue WHERE store_id = ${storeId}) AS has_catalogues FROM look_draft
    WHERE store_id = ${storeId} AND preview = ${preview}`;
}

/** Looks whose time has come, the longest waiting first. */
export function listDue(now: number, limit: number): Statement<LookRow> {
  return sql<LookRow>`SELECT store_id, look, preview, publish_at, account_id, version, updated_at
    FROM look_draft WHERE publish_at IS NOT NULL AND publish_at <= ${now}
    ORDER BY publish_at LIMIT ${limit}`;
}

interface Draft {
  readonly look: Look;
  readonly preview: string;
  readonly publishAt: number | null;
  readonly accountId: string;
  readonly now: number;
}

/** Keeps a look under the next version; aborts where the draft has another one by now (0: none). */
export function putDraft(storeId: StoreId, version: number, draft: Draft): Statement[] {
  return [
    assertThat(isAt(storeId, version)),
    sql`INSERT INTO look_draft (store_id, look, preview, publish_at, account_id, updated_at)
      VALUES (${storeId}, ${JSON.stringify(draft.look)}, ${draft.preview}, ${draft.publishAt},
        ${draft.accountId}, ${draft.now})
      ON CONFLICT (store_id) DO UPDATE SET look = excluded.look, publish_at = excluded.publish_at,
        account_id = excluded.account_id, updated_at = excluded.updated_at,
        version = look_draft.version + 1`,
  ];
}

/** Ends a draft that has been published; aborts where it has another version by now. */
export function endDraft(storeId: StoreId, version: number): Statement[] {
  return [assertThat(isAt(storeId, version)), dropDraft(storeId)];
}

export function dropDraft(storeId: StoreId): Statement {
  return sql`DELETE FROM look_draft WHERE store_id = ${storeId}`;
}

function isAt(storeId: StoreId, version: number): Statement {
  return sql`coalesce((SELECT version FROM look_draft WHERE store_id = ${storeId}), 0) = ${version}`;
}
