import { sql, type Statement } from '../../db/cell-sql.ts';
import { allOf, inLanguage, raw } from '../../db/sql.ts';
import { countedWith } from './narrowing.ts';
import {
  bySize,
  from,
  isAvailable,
  isKept,
  newestOfText,
  spreadFrom,
  type Selection,
} from './selection.ts';
import { traitName } from './traits-statements.ts';

/** Counts beside filters look at 1,000 matches at most; one more row says that there are more. */
export const FACETS_COUNTED = 1_001;
/**
 * The same limit for counts by catalogue, each of which needs a look-up; longer lists use the kept
 * numbers.
 */
export const SAMPLED = 300;
/** The same limit for the matches of a text, which lie far apart in the index. */
const SAMPLED_OF_TEXT = { large: 100, other: 200 };

/** The counts over the first matches of a selection. */
export type Part = 'groups' | 'catalogues' | 'traits';

/** The counts, each a JSON array; null for a count that was not asked for. */
export interface SampleRow {
  /** How many matches were looked at. */
  seen: number;
  /**
   * How many times as many a text has by an estimate; null where all were looked at, or without a
   * text.
   */
  scale: number | null;
  /** By kind and price step: `GroupRow`. */
  groups: string | null;
  /** By catalogue, in the store's order: `CatalogueCount`. */
  catalogues: string | null;
  /** By value of a trait, the most frequent first: `TraitRow`. */
  traits: string | null;
}

/** A catalogue, and how many listings of a list are in it. */
export interface CatalogueCount {
  slug: string;
  name: string;
  n: number;
}

/**
 * Whether a sample holds all matches of its selection: without a text, where fewer were seen than
 * `most`.
 */
export function isWhole(
  { match }: Selection,
  { seen, scale }: Pick<SampleRow, 'seen' | 'scale'>,
  most: number,
): boolean {
  return match === undefined ? seen < most : scale === null;
}

/**
 * Counts the first matches of a selection. Several parts of a text's selection are counted over one
 * look-up; without a text each part looks at another number of matches, and is counted alone.
 */
export function sample(selection: Selection, parts: readonly Part[]): Statement<SampleRow> {
  const has = (part: Part) => parts.includes(part);
  const scale =
    selection.match === undefined
      ? raw('NULL')
      : sql`iif((SELECT count(*) FROM h) < ${bySize(selection, SAMPLED_OF_TEXT)}, NULL,
          ${spreadFrom(selection, raw('(SELECT min(id) FROM h)'))})`;
  return sql`WITH h AS MATERIALIZED (${looked(selection, has('groups'), has('traits'))})
    SELECT (SELECT count(*) FROM h) AS seen, ${scale} AS scale,
      ${has('groups') ? GROUPS : raw('NULL')} AS groups,
      ${has('catalogues') ? byCatalogue(selection) : raw('NULL')} AS catalogues,
      ${has('traits') ? byTrait(selection) : raw('NULL')} AS traits`;
}

/** The matches that are looked at: their ids, and with `isGrouped` what they are grouped by. */
function looked(selection: Selection, isGrouped: boolean, hasTraits: boolean): Statement {
  const most = limitOf(selection, isGrouped, hasTraits);
  const order = raw(selection.match === undefined ? '' : 'ORDER BY t.rowid DESC');
  if (isGrouped) {
    return sql`SELECT l.id, l.kind, l.price_step, ${isAvailable(selection.now)} AS available
      ${from(selection)} ${order} LIMIT ${most}`;
  }
  return selection.match === undefined
    ? sql`SELECT l.id ${from(selection)} LIMIT ${most}`
    : newestOfText(selection, most);
}

function limitOf(selection: Selection, isGrouped: boolean, hasTraits: boolean): Statement {
  if (selection.match !== undefined) return bySize(selection, SAMPLED_OF_TEXT);
  if (hasTraits) return sql`${SAMPLED}`;
  return mostOf(selection, isGrouped ? FACETS_COUNTED : SAMPLED);
}

/**
 * The limit of looked-at matches; 0 where the list is so long that its kept numbers are used
 * instead.
 */
function mostOf(selection: Selection, most: number): Statement {
  return isKept(selection)
    ? sql`iif((SELECT coalesce(sum(n), 0) FROM listing_count
        WHERE store_id = ${selection.storeId} AND catalogue_id = '') > ${SAMPLED}, 0, ${most})`
    : sql`${most}`;
}

const GROUPS = raw(`(SELECT json_group_array(json_object('kind', kind, 'price_step', price_step,
    'n', n, 'available', available))
  FROM (SELECT kind, price_step, count(*) AS n, sum(available) AS available FROM h
    GROUP BY kind, price_step))`);

function byCatalogue({ storeId, locale }: Selection): Statement {
  return sql`(SELECT json_group_array(json_object('slug', slug, 'name', name, 'n', n))
    FROM (SELECT g.slug, ${inLanguage('g.name', locale)} AS name, m.n
      FROM (SELECT cl.catalogue_id, count(*) AS n FROM h
        CROSS JOIN catalogue_listing cl ON cl.listing_id = h.id GROUP BY cl.catalogue_id) m
      JOIN catalogue g ON g.id = m.catalogue_id
      WHERE g.store_id = ${storeId} ORDER BY g.position, g.id))`;
}

function byTrait({ storeId, locale, choices }: Selection): Statement {
  const counted = allOf([sql`x.store_id = ${storeId}`, ...countedWith(choices)]);
  return sql`(SELECT json_group_array(json_object('trait', trait, 'value', value, 'n', n,
      'name', name, 'slug', slug))
    FROM (SELECT t.trait, t.value, t.n, ${traitName(locale)} AS name, o.slug
      FROM (SELECT x.trait, x.value, count(*) AS n, max(x.name_en) AS name_en FROM h
        CROSS JOIN listing_trait x INDEXED BY listing_trait_by_listing ON x.listing_id = h.id
        WHERE ${counted} GROUP BY x.trait, x.value) t
      LEFT JOIN store o ON t.trait = 'owner' AND o.id = t.value ORDER BY t.n DESC, t.value))`;
}
