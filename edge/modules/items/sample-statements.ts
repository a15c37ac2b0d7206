import type { ItemKind } from '../../../shared/contracts/fields.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { allOf, inLanguage, raw } from '../../db/sql.ts';
import { countedWith } from './narrowing.ts';
import {
  from,
  isAvailable,
  isKept,
  isScattered,
  newestFirst,
  newestOf,
  spreadFrom,
  type Selection,
} from './selection.ts';
import { bySize } from './store-size.ts';
import { traitName, type TraitRow } from './traits-statements.ts';

/** Counts beside filters look at 1,000 matches at most; one more row says that there are more. */
export const FACETS_COUNTED = 1_001;
/**
 * The same limit for counts by catalogue, each of which needs a look-up; longer lists use the kept
 * numbers.
 */
export const SAMPLED = 300;
/**
 * The same for scattered matches in a large store, where words or values that seldom meet have theirs
 * far apart: the index steps through all rows of either between two of them.
 */
export const SAMPLED_OF_LARGE = 20;
/** The same limits for scattered matches, all of whose parts are counted over the same ones. */
const SAMPLED_OF_TEXT = { large: SAMPLED_OF_LARGE, other: 200 };
const SAMPLED_OF_CHOICES = { large: SAMPLED_OF_LARGE, other: SAMPLED };
/** Matches whose traits are counted; where there are as many, they are offered without numbers. */
const SAMPLED_OF_TRAITS = { large: 60, other: SAMPLED };

/** The counts over the first matches of a selection. */
export type Part = 'groups' | 'catalogues' | 'traits';

/** The counts over the first matches of a selection, as JSON that `readSampled` understands. */
export interface SampleRow {
  sampled: string;
}

/** What `SampleRow` says; a count that was not asked for is null. */
export interface Sampled {
  /** How many matches were looked at. */
  readonly seen: number;
  /** How many times as many a scattered selection has by an estimate; null where all were looked at. */
  readonly scale: number | null;
  /** By kind and price step. */
  readonly groups: readonly GroupRow[] | null;
  /** By catalogue, in the store's order. */
  readonly catalogues: readonly CatalogueCount[] | null;
  /** By value of a trait, the most frequent first. */
  readonly traits: readonly TraitRow[] | null;
}

/** A number of listings of one kind and price step; hidden prices have step -1. */
export interface GroupRow {
  kind: ItemKind;
  price_step: number;
  n: number;
  available: number;
}

/** A catalogue, and how many listings of a list are in it. */
export interface CatalogueCount {
  slug: string;
  name: string;
  n: number;
}

/**
 * Whether a sample holds all matches of its selection: of one that is not scattered, where fewer
 * were seen than `most`.
 */
export function isWhole(
  selection: Selection,
  { seen, scale }: Pick<Sampled, 'seen' | 'scale'>,
  most: number,
): boolean {
  return isScattered(selection) ? scale === null : seen < most;
}

/**
 * Counts the first matches of a selection. Several parts of a scattered selection are counted over
 * one look-up; of another, each part looks at another number of matches, and is counted alone.
 */
export function sample(selection: Selection, parts: readonly Part[]): Statement<SampleRow> {
  return sql`WITH ${lookedAt(selection, parts)} SELECT ${sampledOf(selection, parts)} AS sampled`;
}

/**
 * The common table `h` of the matches that are looked at: ids, and for groups what they are grouped
 * by.
 */
function lookedAt(selection: Selection, parts: readonly Part[]): Statement {
  if (isByTraits(selection, parts)) {
    return sql`h AS MATERIALIZED (SELECT l.id ${from(selection)}
      LIMIT ${bySize(selection, SAMPLED_OF_TRAITS)})`;
  }
  const isGrouped = parts.includes('groups');
  const most = limitOf(selection, isGrouped);
  const found = isGrouped
    ? sql`SELECT l.id, ${groupedBy(selection)} ${from(selection)} ${newestFirst(selection)}
        LIMIT ${most}`
    : newestOf(selection, most);
  return sql`h AS MATERIALIZED (${found})`;
}

/**
 * The same out of a common table that holds the newest matches of a scattered selection: a page that
 * counts them spares its filters a look-up of their own.
 */
export function lookedAtOf(
  selection: Selection,
  table: 'found' | 'few',
  parts: readonly Part[],
): Statement {
  const columns = parts.includes('groups') ? sql`l.id, ${groupedBy(selection)}` : raw('l.id');
  return sql`h AS MATERIALIZED (SELECT ${columns} FROM ${raw(table)} f CROSS JOIN listing l
    ON l.id = f.id AND l.store_id = ${selection.storeId}
    ORDER BY f.id DESC LIMIT ${limitOf(selection, false)})`;
}

/** True for the traits of matches near one another, whose values have no numbers where there are many. */
function isByTraits(selection: Selection, parts: readonly Part[]): boolean {
  return !isScattered(selection) && !parts.includes('groups') && parts.includes('traits');
}

function groupedBy({ now }: Selection): Statement {
  return sql`l.kind, l.price_step, ${isAvailable(now)} AS available`;
}

/** The counts over the common table `h`: `Sampled` as JSON. */
export function sampledOf(selection: Selection, parts: readonly Part[]): Statement {
  const has = (part: Part) => parts.includes(part);
  const scale = isScattered(selection)
    ? sql`iif((SELECT count(*) FROM h) < ${limitOf(selection, false)}, NULL,
        ${spreadFrom(selection, raw('(SELECT min(id) FROM h)'))})`
    : raw('NULL');
  const counted = raw('(SELECT count(*) FROM h)');
  // As many as are looked at in a large store stand for more than are.
  const seen = isByTraits(selection, parts)
    ? sql`iif(${counted} < ${bySize(selection, SAMPLED_OF_TRAITS)}, ${counted}, ${SAMPLED})`
    : counted;
  return sql`json_object('seen', ${seen}, 'scale', ${scale},
      'groups', ${has('groups') ? GROUPS : raw('NULL')},
      'catalogues', ${has('catalogues') ? byCatalogue(selection) : raw('NULL')},
      'traits', ${has('traits') ? byTrait(selection) : raw('NULL')})`;
}

function limitOf(selection: Selection, isGrouped: boolean): Statement {
  if (selection.match !== undefined) return bySize(selection, SAMPLED_OF_TEXT);
  if (isScattered(selection)) return bySize(selection, SAMPLED_OF_CHOICES);
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
