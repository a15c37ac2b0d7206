import { WAITING_PLACES_MAX } from '../../../shared/rules/waiting-list.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import type { EntryRow } from './statements.ts';
import { asRead, freeUnits } from './statements.ts';

/** The places that come free, and whom they are offered to. */

/** A kind of ticket that somebody waits for, and of which some units are free. */
export interface FreeRow {
  readonly sku_id: string;
  readonly free: number;
}

/**
 * The kinds with free places that somebody waits for, by their ids. The line is jumped along from kind to kind, so
 * that its length adds nothing.
 * @param after the last kind of the page before; empty for the first page
 * @param startsAfter an experience that begins before is offered no more, milliseconds UTC
 */
export function listFree(
  after: string,
  { now, startsAfter }: { readonly now: number; readonly startsAfter: number },
  limit: number,
): Statement<FreeRow> {
  return sql<FreeRow>`WITH RECURSIVE line (sku) AS (
      SELECT min(sku_id) FROM waiting_entry WHERE state = 'waiting' AND sku_id > ${after}
      UNION ALL
      SELECT (SELECT min(w.sku_id) FROM waiting_entry w WHERE w.state = 'waiting' AND w.sku_id > line.sku)
        FROM line WHERE line.sku IS NOT NULL)
    SELECT k.id AS sku_id, coalesce(${freeUnits(now)}, ${WAITING_PLACES_MAX}) AS free
    FROM line CROSS JOIN sku k ON k.id = line.sku CROSS JOIN item i ON i.id = k.item_id
    WHERE i.list_state = 'published' AND i.hidden = 0 AND i.hide_price = 0 AND i.canceled_at IS NULL
      AND (i.experience_date IS NULL OR i.experience_date >= ${startsAfter})
      AND coalesce(${freeUnits(now)}, 1) > 0
    ORDER BY k.id LIMIT ${limit}`;
}

/** Those who wait for a kind and whose number fits and may be bought at once, the first in line first. */
export function listFirst(
  sku: string,
  places: number,
  limit: number,
): Statement<Pick<EntryRow, 'id' | 'store_id' | 'places'>> {
  return sql<Pick<EntryRow, 'id' | 'store_id' | 'places'>>`SELECT id, store_id, places
    FROM waiting_entry WHERE sku_id = ${sku} AND state = 'waiting' AND places <= ${places}
      AND places <= coalesce((SELECT i.max_purchase_amount FROM sku k JOIN item i ON i.id = k.item_id
        WHERE k.id = ${sku}), ${WAITING_PLACES_MAX})
    ORDER BY joined_at, rowid LIMIT ${limit}`;
}

/** Notes that a purchase was offered; aborts where the entry does not wait any more. */
export function offer(entry: EntryRow, checkout: string, end: number): Statement[] {
  return [
    asRead(entry),
    sql`UPDATE waiting_entry SET state = 'offered', checkout_id = ${checkout}, offer_ends_at = ${end}
      WHERE id = ${entry.id}`,
    sql`UPDATE checkout SET waiting_id = ${entry.id} WHERE id = ${checkout}`,
  ];
}

/** The words and the sender of an offer's mail. */
export interface OfferMailRow
  extends
    Pick<
      CellTables['waiting_entry'],
      'store_id' | 'name' | 'email' | 'places' | 'offer_ends_at' | 'address_of_store' | 'language'
    >,
    Pick<CellTables['store'], 'country' | 'profile'> {
  store_name: string;
  event_name: string;
  event_name_en: string | null;
  /** When the purchase ends that is open for it; null where none is. */
  open_until: number | null;
}

export function findMail(storeId: string, id: string): Statement<OfferMailRow> {
  return sql<OfferMailRow>`SELECT w.store_id, w.name, w.email, w.places, w.offer_ends_at,
      w.address_of_store, w.language, s.country, s.profile, s.name AS store_name,
      i.name AS event_name, i.name_en AS event_name_en,
      (SELECT c.expires_at FROM checkout c WHERE c.id = w.checkout_id AND c.state = 'open') AS open_until
    FROM waiting_entry w JOIN store s ON s.id = w.store_id JOIN item i ON i.id = w.item_id
    WHERE w.id = ${id} AND w.store_id = ${storeId} AND w.state = 'offered'`;
}
