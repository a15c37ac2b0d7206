import type { StoreId } from '../../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../../db/cell-sql.ts';
import type { CellTables } from '../../../db/cell-tables.ts';
import { inLanguage } from '../../../db/sql.ts';
import { forSale, type Reader } from '../statements.ts';
import { named } from './reads.ts';

export interface MemberRow extends Pick<
  CellTables['item'],
  'id' | 'name' | 'photos' | 'list_price' | 'currency' | 'is_free' | 'list_state' | 'hidden'
> {
  readonly for_sale: number;
}

/** The products of a catalogue whose names have the words of a text; all of them for an empty text. */
export interface MemberSelection {
  readonly catalogue: string;
  readonly text: string;
}

/** A page of a catalogue's products in its order; those that shoppers cannot open stand last. */
export function listMembers(
  storeId: StoreId,
  selection: MemberSelection,
  page: { readonly offset: number; readonly limit: number },
  { now, locale }: Reader,
): Statement<MemberRow> {
  return sql<MemberRow>`SELECT i.id, ${inLanguage('i.name', locale)} AS name, i.photos, i.list_price,
      i.currency, i.is_free, i.list_state, i.hidden, ${forSale(now)} AS for_sale
    ${members(storeId, selection)}
    ORDER BY c.shown DESC, c.position, c.listing_id LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** Up to 1,001: a longer list is estimated. */
export function countMembers(
  storeId: StoreId,
  selection: MemberSelection,
): Statement<{ n: number }> {
  return sql`SELECT count(*) AS n FROM (SELECT 1 ${members(storeId, selection)} LIMIT 1001)`;
}

function members(storeId: StoreId, { catalogue, text }: MemberSelection): Statement {
  return sql`FROM catalogue g JOIN catalogue_listing c ON c.catalogue_id = g.id
    JOIN listing l ON l.id = c.listing_id AND l.store_id = g.store_id JOIN item i ON i.id = l.item_id
    WHERE g.id = ${catalogue} AND g.store_id = ${storeId} ${named(storeId, text)}`;
}
