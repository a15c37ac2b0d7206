import type { StoreId } from '../../shared/kernel/ids.ts';
import { sql, type Statement } from './cell-sql.ts';
import { marginOf } from './margin-of.ts';

/** The other stores of a network, as `o`; `me` is the store that asks. */
export const others = (storeId: StoreId): Statement => sql`store me JOIN store o
    ON (o.root_id = coalesce(me.root_id, me.id) OR o.id = coalesce(me.root_id, me.id))
      AND o.id <> me.id AND o.is_unopened = 0 AND o.currency = me.currency AND me.id = ${storeId}`;

/** Whether the owner `o` offers the item `i`, and whether a franchise `me` may take it. */
export const isOffered = sql`i.is_dropshipping = 1 AND i.list_state = 'published' AND i.hidden = 0
    AND i.deleted_at IS NULL`;
export const isForMe = sql`(me.store_type <> 'franchise' OR o.id = me.root_id)`;

/** The items that a store is offered, as `i`, of their owners, `o`. */
export function offers(storeId: StoreId): Statement {
  return sql`${others(storeId)} JOIN item i ON i.owner_id = o.id AND ${isOffered} AND ${isForMe}`;
}

/** An account in a store. */
export interface Seller {
  readonly storeId: StoreId;
  /** The account in DIRECTORY. */
  readonly accountId: string;
}

/**
 * Whether an account earns by a sale of one of the store's `offers`: the store lists it, and the network
 * has not paused the account. In a reselling store its owner earns, in a network's root store whoever
 * brings the buyer; nobody earns by goods of their own.
 */
export function isEarnedBy({ accountId }: Pick<Seller, 'accountId'>): Statement {
  return sql`o.owner <> ${accountId} AND (me.root_id IS NULL OR me.owner = ${accountId})
    AND EXISTS (SELECT 1 FROM listing n WHERE n.store_id = me.id AND n.item_id = i.id)
    AND NOT EXISTS (SELECT 1 FROM seller_pause u WHERE u.network_id = coalesce(me.root_id, me.id)
      AND u.account = ${accountId} AND u.ended_at IS NULL)`;
}

/**
 * What one unit of a variant `k` leaves, where the account earns by it in the store; else null.
 * @param now milliseconds, UTC
 */
export function marginFor(seller: Seller, now: number): Statement {
  return sql`(SELECT ${marginOf(now)} FROM ${offers(seller.storeId)}
    WHERE i.id = k.item_id AND ${isEarnedBy(seller)})`;
}
