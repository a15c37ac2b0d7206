import type { StoreId } from '../../../shared/kernel/ids.ts';
import * as cell from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import * as directory from '../../db/directory-sql.ts';

/** The columns of an account that everybody may see. */
export interface PublicAccountRow extends Pick<
  DirectoryTables['account'],
  'id' | 'full_name' | 'photo' | 'updated_at'
> {
  own_slug: string | null;
  own_type: string | null;
}

/** The columns of a store that its network may see. */
export interface PublicStoreRow extends Pick<
  CellTables['store'],
  'id' | 'name' | 'slug' | 'updated_at'
> {
  store_type: string;
  photo: string | null;
}

export function listPublicAccounts(ids: readonly string[]): directory.Statement<PublicAccountRow> {
  return directory.sql<PublicAccountRow>`SELECT a.id, a.full_name, a.photo, o.slug AS own_slug,
      o.store_type AS own_type, a.updated_at
    FROM json_each(${JSON.stringify(ids)}) j JOIN account a ON a.id = j.value
    LEFT JOIN store o ON o.id = (SELECT id FROM store WHERE owner_id = a.id ORDER BY id LIMIT 1)
    WHERE a.erased_at IS NULL`;
}

/** Stores of the same network as `of`, by ids. */
export function listPublicStores(
  ids: readonly string[],
  of: StoreId,
): cell.Statement<PublicStoreRow> {
  return cell.sql<PublicStoreRow>`SELECT s.id, s.name, s.slug, s.store_type, s.profile ->> 'photo' AS photo,
      s.updated_at
    FROM json_each(${JSON.stringify(ids)}) j JOIN store s ON s.id = j.value
    JOIN store me ON me.id = ${of}
    WHERE coalesce(s.root_id, s.id) = coalesce(me.root_id, me.id)`;
}
