import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** An item that a message is about, as its store's list shows it. */
export interface TaggedItemRow extends Pick<CellTables['item'], 'id' | 'name' | 'kind' | 'slug'> {
  owner_slug: string;
}

/** An item in a store's list, with the names of its address; none that visitors do not see. */
export function findTaggedItem(storeId: string, id: string): Statement<TaggedItemRow> {
  return sql<TaggedItemRow>`SELECT i.id, i.name, i.kind, i.slug, o.slug AS owner_slug
    FROM listing l JOIN item i ON i.id = l.item_id JOIN store o ON o.id = i.owner_id
    WHERE l.store_id = ${storeId} AND l.item_id = ${id} AND l.shown = 1`;
}

/** The number of an account's order, which a store sold or delivers. */
export function findTaggedOrder(
  storeId: string,
  id: string,
  accountId: string,
): Statement<{ number: string }> {
  return sql<{ number: string }>`SELECT number FROM purchase_order
    WHERE id = ${id} AND account_id = ${accountId} AND ${storeId} IN (store_id, supplier_id)`;
}

/** An order whose conversation is told of it. */
export type NoticedOrderRow = Pick<
  CellTables['purchase_order'],
  'id' | 'number' | 'account_id' | 'store_id' | 'supplier_id'
>;

/** An order that a store sold or delivers. */
export function findNoticedOrder(storeId: string, id: string): Statement<NoticedOrderRow> {
  return sql<NoticedOrderRow>`SELECT id, number, account_id, store_id, supplier_id
    FROM purchase_order WHERE id = ${id} AND ${storeId} IN (store_id, supplier_id)`;
}

/** Rows of the outbox that wait to tell the conversation about an order. */
export function listWaitingNotices(topic: string, order: string): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM outbox
    WHERE delivered_at IS NULL AND dead_at IS NULL AND topic = ${topic}
      AND payload ->> 'order' = ${order} LIMIT 10`;
}

/** The columns of a store that a mail in its name needs, and its own address for mails. */
export interface AddresseeRow extends Pick<CellTables['store'], 'name' | 'country' | 'profile'> {
  contact_email: string | null;
}

export function findAddressee(storeId: string): Statement<AddresseeRow> {
  return sql<AddresseeRow>`SELECT name, country, profile, profile ->> 'contact_email' AS contact_email
    FROM store WHERE id = ${storeId}`;
}

/** A store's name. */
export function findStoreName(storeId: string): Statement<{ name: string }> {
  return sql<{ name: string }>`SELECT name FROM store WHERE id = ${storeId}`;
}
