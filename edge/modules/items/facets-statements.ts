import { sql, type Statement } from '../../db/cell-sql.ts';
import { inLanguage, raw } from '../../db/sql.ts';
import { FACETS_COUNTED, type GroupRow } from './sample-statements.ts';
import { catalogueId, type Selection } from './selection.ts';

/** The numbers of a catalogue by its slug, or of the whole list where the slug is null. */
export interface KeptRow extends GroupRow {
  catalogue_id: string;
  catalogue: string | null;
  name: string | null;
}

/**
 * The kept numbers of a store's list, `KeptRow`s as a JSON array: D1 takes longer to hand over rows
 * than to read them.
 * @param all true: of the whole list and of each catalogue, in their order; false: of the
 *   selection's list
 */
export function listKept(
  { storeId, catalogue, locale }: Selection,
  all: boolean,
): Statement<{ kept: string }> {
  const which = catalogue ? sql`(${catalogueId(storeId, catalogue)})` : raw("''");
  return sql`SELECT json_group_array(json_object('kind', kind, 'price_step', price_step, 'n', n,
      'available', available, 'catalogue_id', catalogue_id, 'catalogue', slug, 'name', name)) AS kept
    FROM (SELECT k.kind, k.price_step, k.n, k.available, k.catalogue_id, g.slug,
        ${inLanguage('g.name', locale)} AS name
      FROM listing_count k LEFT JOIN catalogue g ON g.id = k.catalogue_id
      WHERE k.store_id = ${storeId} AND k.n > 0 ${all ? raw('') : sql`AND k.catalogue_id = ${which}`}
      ORDER BY g.position, g.id)`;
}

/**
 * What time alone has made available in a list that no more than a kind and a catalogue narrow,
 * since its numbers were kept: listings whose hold has ended and waits for the sweep, less
 * experiences that have begun; each up to `FACETS_COUNTED`. One statement, since a round trip costs by
 * statements too.
 */
export function countPassing(selection: Selection): Statement<{ n: number }> {
  return sql`SELECT (${freed(selection)}) - (${begun(selection)}) AS n`;
}

/** Experiences that have begun although their kept number says available. */
function begun(selection: Selection): Statement {
  const { storeId, now } = selection;
  return sql`SELECT count(*) FROM (SELECT 1 FROM listing l
    WHERE l.store_id = ${storeId} AND l.starts_at <= ${now} AND l.shown = 1 AND l.in_stock = 1
      ${within(selection)} LIMIT ${FACETS_COUNTED})`;
}

/** Listings that a hold's end has freed although their kept number waits for the sweep. */
function freed(selection: Selection): Statement {
  const { storeId, now } = selection;
  return sql`SELECT count(*) FROM (SELECT DISTINCT l.id FROM hold h INDEXED BY hold_by_end
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
