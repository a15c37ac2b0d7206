import type { Language, Locale } from '../../../shared/kernel/locale.ts';
import type { WaitingState } from '../../../shared/rules/waiting-list.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat, inLanguage } from '../../db/sql.ts';

/** The people who wait for places, as they join, leave and are shown. */

/** A kind of ticket `k` of an item `i`, with the units of it that nobody holds; null where it is made on demand. */
export function freeUnits(now: number): Statement {
  return sql`(k.on_hand - k.reserved + (SELECT coalesce(sum(h.amount), 0) FROM hold h
    WHERE h.sku_id = k.id AND h.expires_at <= ${now}))`;
}

/** An experience `i` of the store that can be bought. */
function isOpenEvent(storeId: string): Statement {
  return sql`i.owner_id = ${storeId} AND i.kind = 'experience' AND i.list_state = 'published'
    AND i.hidden = 0 AND i.hide_price = 0 AND i.deleted_at IS NULL AND i.canceled_at IS NULL
    AND EXISTS (SELECT 1 FROM listing g WHERE g.item_id = i.id AND g.store_id = ${storeId})`;
}

/** A kind of ticket that somebody may wait for. */
export interface KindRow extends Pick<
  CellTables['item'],
  'id' | 'experience_date' | 'has_waiting_list' | 'max_purchase_amount'
> {
  sku_id: string;
  name: string;
  /** JSON of the kind's attributes. */
  attributes: string;
  /** Units that are free; null where it is made on demand. */
  free: number | null;
}

/** The kinds of tickets of an experience that is for sale. */
export function listKinds(
  storeId: string,
  item: string,
  { now, locale }: { readonly now: number; readonly locale: Locale },
): Statement<KindRow> {
  return sql<KindRow>`SELECT i.id, i.experience_date, i.has_waiting_list, i.max_purchase_amount,
      k.id AS sku_id,
      ${inLanguage('i.name', locale)} AS name, ${inLanguage('k.attributes', locale)} AS attributes,
      ${freeUnits(now)} AS free
    FROM item i JOIN sku k ON k.item_id = i.id
    WHERE i.id = ${item} AND ${isOpenEvent(storeId)} ORDER BY k.position`;
}

/** An entry as it was read. */
export interface EntryRow extends Pick<
  CellTables['waiting_entry'],
  | 'id'
  | 'store_id'
  | 'item_id'
  | 'sku_id'
  | 'name'
  | 'email'
  | 'places'
  | 'joined_at'
  | 'address_of_store'
  | 'checkout_id'
  | 'offer_ends_at'
> {
  state: WaitingState;
  language: Language;
  /** When the purchase ends that is open for it; null where none is. */
  open_until: number | null;
  /** When the experience begins; null without a date. */
  starts_at: number | null;
}

const COLUMNS = sql`w.id, w.store_id, w.item_id, w.sku_id, w.name, w.email, w.places, w.joined_at,
  w.address_of_store, w.checkout_id, w.offer_ends_at, w.state, w.language,
  (SELECT c.expires_at FROM checkout c WHERE c.id = w.checkout_id AND c.state = 'open') AS open_until,
  (SELECT i.experience_date FROM item i WHERE i.id = w.item_id) AS starts_at`;

export function findEntry(storeId: string, id: string): Statement<EntryRow> {
  return sql<EntryRow>`SELECT ${COLUMNS} FROM waiting_entry w
    WHERE w.id = ${id} AND w.store_id = ${storeId}`;
}

/** An entry with the words that name its places. */
export interface NamedRow extends EntryRow {
  item_name: string;
  /** JSON; null where the kind was deleted. */
  attributes: string | null;
}

export function findNamed(storeId: string, id: string, locale: Locale): Statement<NamedRow> {
  return sql<NamedRow>`SELECT ${COLUMNS}, ${inLanguage('e.name', locale)} AS item_name,
      ${inLanguage('k.attributes', locale)} AS attributes
    FROM waiting_entry w JOIN item e ON e.id = w.item_id LEFT JOIN sku k ON k.id = w.sku_id
    WHERE w.id = ${id} AND w.store_id = ${storeId}`;
}

/** Puts somebody into a line; whoever is in it already stays where they are. */
export function join(
  made: Pick<
    CellTables['waiting_entry'],
    | 'id'
    | 'store_id'
    | 'item_id'
    | 'sku_id'
    | 'name'
    | 'email'
    | 'mailbox'
    | 'places'
    | 'joined_at'
    | 'address_of_store'
    | 'language'
  >,
): Statement {
  return sql`INSERT INTO waiting_entry (id, store_id, item_id, sku_id, name, email, mailbox, places,
      joined_at, address_of_store, language)
    VALUES (${made.id}, ${made.store_id}, ${made.item_id}, ${made.sku_id}, ${made.name},
      ${made.email}, ${made.mailbox}, ${made.places}, ${made.joined_at}, ${made.address_of_store},
      ${made.language})
    ON CONFLICT DO NOTHING`;
}

/** Aborts unless an entry is as it was read. */
export function asRead({ id, state, checkout_id: checkout }: EntryRow): Statement {
  return assertThat(sql`EXISTS (SELECT 1 FROM waiting_entry
    WHERE id = ${id} AND state = ${state} AND checkout_id IS ${checkout})`);
}

/** Takes an entry out of its line. */
export function leave({ id }: EntryRow): Statement {
  return sql`UPDATE waiting_entry SET state = 'left' WHERE id = ${id}`;
}

/** An entry as the office's list shows it. */
export interface ListedRow extends NamedRow {
  /** Its place in its line, from 1; null where it does not wait. */
  position: number | null;
}

/** A page of an experience's list: offers, then those who wait in their order, then what is over. */
export function list(
  storeId: string,
  event: string,
  locale: Locale,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Statement<ListedRow> {
  return sql<ListedRow>`SELECT ${COLUMNS}, w.position, '' AS item_name,
      ${inLanguage('k.attributes', locale)} AS attributes
    FROM (SELECT *, iif(state = 'waiting', row_number() OVER
          (PARTITION BY sku_id, state ORDER BY joined_at, rowid), NULL) AS position, rowid AS joined
        FROM waiting_entry WHERE item_id = ${event} AND store_id = ${storeId}) w
      LEFT JOIN sku k ON k.id = w.sku_id
    ORDER BY CASE w.state WHEN 'offered' THEN 0 WHEN 'waiting' THEN 1 ELSE 2 END, w.joined_at, w.joined
    LIMIT ${limit} OFFSET ${offset}`;
}

export function count(storeId: string, event: string, most: number): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM (SELECT 1 FROM waiting_entry
    WHERE item_id = ${event} AND store_id = ${storeId} LIMIT ${most})`;
}

/** Whether visitors may join the list of one of the store's experiences. */
export function findList(
  storeId: string,
  event: string,
): Statement<Pick<CellTables['item'], 'name' | 'has_waiting_list'>> {
  return sql<Pick<CellTables['item'], 'name' | 'has_waiting_list'>>`SELECT name, has_waiting_list
    FROM item WHERE id = ${event} AND owner_id = ${storeId} AND kind = 'experience'`;
}

/** Opens or closes a list; the store's pages that are kept are made anew. */
export function setList(storeId: string, event: string, isOpen: boolean, now: number): Statement[] {
  return [
    sql`UPDATE item SET has_waiting_list = ${isOpen ? 1 : 0}
      WHERE id = ${event} AND owner_id = ${storeId}`,
    sql`UPDATE store SET revision = revision + 1, updated_at = ${now} WHERE id = ${storeId}`,
  ];
}

/** Deletes entries that nobody needs any more: each names a person. */
export function forget(before: number): Statement {
  return sql`DELETE FROM waiting_entry WHERE id IN (SELECT w.id FROM waiting_entry w
    JOIN item i ON i.id = w.item_id
    WHERE w.joined_at < ${before} AND w.state <> 'offered'
      AND (w.state <> 'waiting' OR i.canceled_at IS NOT NULL OR i.deleted_at IS NOT NULL
        OR i.experience_date < ${before})
    ORDER BY w.joined_at LIMIT 500)`;
}
