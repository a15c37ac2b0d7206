import type { ItemKind } from '../../../shared/contracts/fields.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import { inLanguage, raw } from '../../db/sql.ts';
import {
  catalogueId,
  from,
  isAvailable,
  isKept,
  newestOfText,
  type Selection,
} from './selection.ts';

/** Counts beside filters look at 1,000 matches at most; one more row says that there are more. */
export const FACETS_COUNTED = 1_001;
/**
 * The same limit for counts by catalogue, each of which needs a look-up; longer lists use the kept
 * numbers.
 */
export const SAMPLED = 300;
/** The same limit for the matches of a text, which lie far apart in the index. */
const SAMPLED_OF_TEXT = 200;

/** A number of listings of one kind and price step; hidden prices have step -1. */
export interface GroupRow {
  kind: ItemKind;
  price_step: number;
  n: number;
  available: number;
}

/** The same, with the lowest listing id of the matches that were looked at. */
export interface MatchedRow extends GroupRow {
  lowest: number;
}

/** The same, of a catalogue by its slug, or of the whole list where the slug is null. */
export interface KeptRow extends GroupRow {
  catalogue_id: string;
  catalogue: string | null;
  name: string | null;
}

/**
 * The kept numbers of a store's list.
 * @param all true: of the whole list and of each catalogue, in their order; false: of the
 *   selection's list
 */
export function listKept(
  { storeId, catalogue, locale }: Selection,
  all: boolean,
): Statement<KeptRow> {
  const which = catalogue ? sql`(${catalogueId(storeId, catalogue)})` : raw("''");
  return sql`SELECT k.kind, k.price_step, k.n, k.available, k.catalogue_id, g.slug AS catalogue,
      ${inLanguage('g.name', locale)} AS name
    FROM listing_count k LEFT JOIN catalogue g ON g.id = k.catalogue_id
    WHERE k.store_id = ${storeId} AND k.n > 0 ${all ? raw('') : sql`AND k.catalogue_id = ${which}`}
    ORDER BY g.position, g.id`;
}

/**
 * Counts experiences of a kind and a catalogue that have begun although their kept number says
 * available.
 */
export function countBegun(selection: Selection): Statement<{ n: number }> {
  const { storeId, now } = selection;
  return sql`SELECT count(*) AS n FROM (SELECT 1 FROM listing l
    WHERE l.store_id = ${storeId} AND l.starts_at <= ${now} AND l.shown = 1 AND l.in_stock = 1
      ${within(selection)} LIMIT ${FACETS_COUNTED})`;
}

/**
 * Counts listings of a kind and a catalogue that are available again, since a hold of theirs has
 * ended, although their kept number waits for the sweep.
 */
export function countFreed(selection: Selection): Statement<{ n: number }> {
  const { storeId, now } = selection;
  return sql`SELECT count(*) AS n FROM (SELECT DISTINCT l.id FROM hold h INDEXED BY hold_by_end
      CROSS JOIN sku k ON k.id = h.sku_id
      CROSS JOIN listing l ON l.item_id = k.item_id AND l.store_id = ${storeId}
    WHERE h.expires_at <= ${now} AND l.shown = 1 AND l.in_stock = 0
      AND (l.starts_at IS NULL OR l.starts_at > ${now}) ${within(selection)} LIMIT ${FACETS_COUNTED})`;
}

/** The conditions on a `listing l` by a selection's kind and catalogue. */
function within({ storeId, kind, catalogue }: Selection): Statement {
  const ofKind = kind === undefined ? raw('') : sql`AND l.kind = ${kind}`;
  const member = catalogue
    ? sql`AND EXISTS (SELECT 1 FROM catalogue_listing c
        WHERE c.catalogue_id = (${catalogueId(storeId, catalogue)}) AND c.listing_id = l.id)`
    : raw('');
  return sql`${ofKind} ${member}`;
}

/**
 * How many matches of a selection are looked at, and how many of them for the counts by catalogue.
 */
export function lookedAt({ match }: Selection): {
  readonly all: number;
  readonly catalogues: number;
} {
  return match === undefined
    ? { all: FACETS_COUNTED, catalogues: SAMPLED }
    : { all: SAMPLED_OF_TEXT, catalogues: SAMPLED_OF_TEXT };
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

/** Groups the first matches of a selection by kind and price step. */
export function groupMatches(selection: Selection): Statement<MatchedRow> {
  return sql`SELECT kind, price_step, count(*) AS n, sum(available) AS available, min(id) AS lowest
    FROM (SELECT l.id, l.kind, l.price_step, ${isAvailable(selection.now)} AS available
      ${from(selection)} ${newest(selection)} LIMIT ${mostOf(selection, lookedAt(selection).all)})
    GROUP BY kind, price_step`;
}

/** Groups the first matches of a selection by catalogue. */
export function groupByCatalogue(
  selection: Selection,
): Statement<{ slug: string; name: string; n: number }> {
  const most = mostOf(selection, lookedAt(selection).catalogues);
  const found =
    selection.match === undefined
      ? sql`SELECT l.id ${from(selection)} LIMIT ${most}`
      : newestOfText(selection, most);
  return sql`SELECT g.slug, ${inLanguage('g.name', selection.locale)} AS name, m.n FROM (SELECT cl.catalogue_id, count(*) AS n FROM (${found}) h
      CROSS JOIN catalogue_listing cl ON cl.listing_id = h.id GROUP BY cl.catalogue_id) m
    JOIN catalogue g ON g.id = m.catalogue_id
    WHERE g.store_id = ${selection.storeId} ORDER BY g.position, g.id`;
}

function newest({ match }: Selection): Statement {
  return match === undefined ? raw('') : raw('ORDER BY t.rowid DESC');
}
