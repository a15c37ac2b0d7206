import type { StoreType } from '../../../shared/contracts/fields.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { join, nothing } from '../../db/sql.ts';

export interface BusinessRow extends Pick<
  CellTables['store'],
  'slug' | 'name' | 'canonical_domain'
> {
  id: StoreId;
  store_type: string;
  photo: string | null;
  num_products: number;
}

/** Which stores of a network to list. */
export interface BusinessFilter {
  /** Folded words, each the beginning of one in the name. */
  readonly words: readonly string[];
  readonly type: StoreType | undefined;
}

/** A list is counted, and a search looks, no further than this. */
const LOOKED_AT = 1001;

/** The highest letter: what begins with a word stands between the word and the word with this. */
const LAST = '\u{10ffff}';

/**
 * The stores that a filter leaves. Without words they come off an index in the order of the list.
 * The longest word is looked up in the index of words, and the others in the names that it finds.
 */
function businessesOf(networkId: string, { words, type }: BusinessFilter): Statement {
  const typed = type === undefined ? nothing : sql`AND s.store_type = ${type}`;
  const [first, ...others] = words.toSorted((one, other) => other.length - one.length);
  if (first === undefined)
    return sql`FROM store s WHERE coalesce(s.root_id, s.id) = ${networkId} AND s.is_unopened = 0
      ${typed}`;
  const named = others.map((word) => sql`AND instr(' ' || s.name_key, ${` ${word}`}) > 0`);
  return sql`FROM (SELECT DISTINCT w.store_id FROM network_word w CROSS JOIN store s
      ON s.id = w.store_id AND s.is_unopened = 0 ${typed} ${join(named)}
      WHERE w.network_id = ${networkId} AND w.word >= ${first} AND w.word < ${first + LAST}
      LIMIT ${LOOKED_AT}) f CROSS JOIN store s ON s.id = f.store_id`;
}

/** A page of a network's stores by name; a search sorts the first thousand that it finds. */
export function listBusinesses(
  networkId: string,
  filter: BusinessFilter,
  page: { readonly offset: number; readonly limit: number },
): Statement<BusinessRow> {
  return sql<BusinessRow>`SELECT s.id, s.slug, s.name, s.store_type, s.canonical_domain,
      s.profile ->> '$.photo' AS photo,
      (SELECT coalesce(sum(k.n), 0) FROM listing_count k
        WHERE k.store_id = s.id AND k.catalogue_id = '') AS num_products
    ${businessesOf(networkId, filter)}
    ORDER BY s.name_key, s.id LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** How many stores a filter leaves, up to 1,001. */
export function countBusinesses(
  networkId: string,
  filter: BusinessFilter,
): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n
    FROM (SELECT 1 ${businessesOf(networkId, filter)} LIMIT ${LOOKED_AT})`;
}
