import type { StoreId } from '../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';

/** The legal texts of a store that show a picture, earlier versions among them. */
export const legalPictures = {
  place: 'legal',
  find: findTextsWith,
  assertNone: assertNoTextWith,
} as const;

function findTextsWith(storeId: StoreId, url: string): Statement<{ id: string; name: string }> {
  return sql<{ id: string; name: string }>`SELECT DISTINCT kind AS id, kind AS name FROM legal_text
    WHERE store_id = ${storeId}
      AND (instr(body, ${`"${url}"`}) > 0 OR instr(body_en, ${`"${url}"`}) > 0)`;
}

function assertNoTextWith(storeId: StoreId, url: string): Statement {
  return assertThat(sql`NOT EXISTS (${findTextsWith(storeId, url)})`);
}
