import { itemTraits, type ItemTrait } from '../../../shared/contracts/items.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { join, raw } from '../../db/sql.ts';
import { catalogueId, type Selection } from './selection.ts';

/** The most values of a trait that a list offers: the most frequent ones. */
export const OFFERED = 30;

/** A value of a trait, and how many listings have it. */
export interface TraitRow {
  trait: ItemTrait;
  value: string;
  n: number;
  /** The name that people read: a seller's, or a size or colour in the visitor's language. */
  name: string | null;
  /** The seller's slug, where the value is a seller. */
  slug: string | null;
}

/** The name of a value `t` with its seller `o`. */
export function traitName(locale: Locale): Statement {
  return sql`coalesce(o.name, iif(${locale} = 'en', coalesce(t.name_en, t.value), t.value))`;
}

/** The kept numbers of a list that no more than a kind and a catalogue narrow: `TraitRow`s. */
export function listKeptTraits({
  storeId,
  kind,
  catalogue,
  locale,
}: Selection): Statement<{ kept: string }> {
  const list = catalogue ? sql`(${catalogueId(storeId, catalogue)})` : raw("''");
  const offered = itemTraits.map(
    (trait) => sql`SELECT * FROM (SELECT trait, value, n, name_en FROM trait_count
      WHERE store_id = ${storeId} AND catalogue_id = ${list} AND kind = ${kind ?? ''}
        AND trait = ${trait} AND n > 0 ORDER BY n DESC LIMIT ${OFFERED})`,
  );
  return sql`SELECT json_group_array(json_object('trait', t.trait, 'value', t.value, 'n', t.n,
      'name', ${traitName(locale)}, 'slug', o.slug)) AS kept
    FROM (${join(offered, ' UNION ALL ')}) t
    LEFT JOIN store o ON t.trait = 'owner' AND o.id = t.value`;
}
