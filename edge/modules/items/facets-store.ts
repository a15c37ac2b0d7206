import type { ItemKind } from '../../../shared/contracts/fields.ts';
import { sql, type Statement } from '../../db/sql.ts';
import { catalogueId, from, isAvailable, raw, type Selection } from './selection.ts';

/** Counts beside filters are taken over 1,000 matches at most; one more row tells that there are more. */
export const FACETS_COUNTED = 1_001;
/** The same for what costs more: a text's matches, and the catalogues, each of which is looked up. */
export const SAMPLED = 300;

/** Listings that are alike; those of a hidden price stand at step -1. */
export interface GroupRow {
  kind: ItemKind;
  price_step: number;
  n: number;
  available: number;
}

/** The same, with the lowest listing id of those that were looked at. */
export interface MatchedRow extends GroupRow {
  lowest: number;
}

/** The same, of a catalogue by its slug, or of the whole list where that is null. */
export interface KeptRow extends GroupRow {
  catalogue_id: string;
  catalogue: string | null;
  name: string | null;
}

/**
 * What is kept of a store's list.
 * @param all in all and for each catalogue in their order; otherwise of what the selection names
 */
export function listKept({ storeId, catalogue }: Selection, all: boolean): Statement<KeptRow> {
  const which = catalogue ? sql`(${catalogueId(storeId, catalogue)})` : raw("''");
  return sql`SELECT k.kind, k.price_step, k.n, k.available, k.catalogue_id, g.slug AS catalogue,
      g.name
    FROM listing_count k LEFT JOIN catalogue g ON g.id = k.catalogue_id
    WHERE k.store_id = ${storeId} AND k.n > 0 ${all ? raw('') : sql`AND k.catalogue_id = ${which}`}
    ORDER BY g.position, g.id`;
}

/** Experiences of a kind and a catalogue that have begun although they are kept as available. */
export function countBegun({ storeId, kind, catalogue, now }: Selection): Statement<{ n: number }> {
  const ofKind = kind === undefined ? raw('') : sql`AND l.kind = ${kind}`;
  const member = catalogue
    ? sql`AND EXISTS (SELECT 1 FROM catalogue_listing c
        WHERE c.catalogue_id = (${catalogueId(storeId, catalogue)}) AND c.listing_id = l.id)`
    : raw('');
  return sql`SELECT count(*) AS n FROM (SELECT 1 FROM listing l
    WHERE l.store_id = ${storeId} AND l.starts_at <= ${now} AND l.shown = 1 AND l.in_stock = 1
      ${ofKind} ${member} LIMIT ${FACETS_COUNTED})`;
}

/** How many matches of a selection are looked at. */
export function lookedAt({ match }: Selection): number {
  return match === undefined ? FACETS_COUNTED : SAMPLED;
}

/** The first matches of a selection, by what they have in common. */
export function groupMatches(selection: Selection): Statement<MatchedRow> {
  return sql`SELECT kind, price_step, count(*) AS n, sum(available) AS available, min(id) AS lowest
    FROM (SELECT l.id, l.kind, l.price_step, ${isAvailable(selection.now)} AS available
      ${from(selection)} ${newest(selection)} LIMIT ${lookedAt(selection)})
    GROUP BY kind, price_step`;
}

/** The same by catalogue. */
export function groupByCatalogue(
  selection: Selection,
): Statement<{ slug: string; name: string; n: number }> {
  return sql`SELECT g.slug, g.name, m.n FROM (
      SELECT cl.catalogue_id, count(*) AS n FROM (
        SELECT l.id ${from(selection)} ${newest(selection)} LIMIT ${SAMPLED}) h
      CROSS JOIN catalogue_listing cl ON cl.listing_id = h.id GROUP BY cl.catalogue_id) m
    JOIN catalogue g ON g.id = m.catalogue_id ORDER BY g.position, g.id`;
}

function newest({ match }: Selection): Statement {
  return match === undefined ? raw('') : raw('ORDER BY t.rowid DESC');
}
