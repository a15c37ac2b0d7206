import { createHash } from 'node:crypto';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat } from '../../db/sql.ts';
import { noPaymentUnderWay } from './statements.ts';

/**
 * The live holds of the items that a store owns, for the store's staff. The stock is the owner's,
 * so that the owner sees and frees it in whichever store of the network a checkout was begun.
 */

/** The row that keeps units of one variant for one checkout. */
export interface HeldUnits {
  readonly checkout_id: string;
  readonly sku_id: string;
}

export interface HeldRow
  extends
    HeldUnits,
    Pick<CellTables['hold'], 'amount' | 'expires_at'>,
    Pick<CellTables['sku'], 'item_id' | 'attributes'>,
    Pick<CellTables['item'], 'name'> {
  since: number;
  /** 1 where no contact is known. */
  is_visitors: number;
  /** 1 while a charge is being made, waits for the bank, or was approved. */
  is_paying: number;
  /** The contact of the checkout's orders, as they name it, or of whom it was offered to. */
  email: string | null;
}

/**
 * The name that a hold has for staff. A checkout's own id opens the purchase, so it is hashed: it
 * cannot be found from the name.
 */
export function holdName({ checkout_id, sku_id }: HeldUnits): string {
  const hash = createHash('sha256').update(`${checkout_id}\n${sku_id}`).digest('hex');
  return `hd_${hash.slice(0, 26)}`;
}

/** Live holds that keep units alone are read, off the index by their end: no other row of the cell adds to the cost. */
function heldOf(owner: string, now: number): Statement {
  return sql`FROM hold h INDEXED BY hold_by_end
    CROSS JOIN sku k ON k.id = h.sku_id
    CROSS JOIN item i ON i.id = k.item_id AND i.owner_id = ${owner}
    WHERE h.expires_at > ${now} AND h.amount > 0`;
}

/** The holds of the owner's items, those that last longest before the others. */
export function listHeld(
  owner: string,
  now: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Statement<HeldRow> {
  return sql<HeldRow>`SELECT p.checkout_id, p.sku_id, p.amount, p.expires_at, p.item_id, p.attributes,
      p.name, p.visitor IS NOT NULL AS is_visitors, c.created_at AS since,
      NOT ${noPaymentUnderWay('c.id')} AS is_paying,
      coalesce((SELECT o.contact ->> 'email' FROM purchase_order o WHERE o.checkout_id = c.id LIMIT 1),
        (SELECT w.email FROM waiting_entry w WHERE w.id = c.waiting_id)) AS email
    FROM (SELECT h.checkout_id, h.sku_id, h.amount, h.expires_at, h.visitor, k.item_id, k.attributes,
        i.name ${heldOf(owner, now)}
      ORDER BY h.expires_at DESC, h.checkout_id, h.sku_id LIMIT ${limit} OFFSET ${offset}) p
    JOIN checkout c ON c.id = p.checkout_id
    ORDER BY p.expires_at DESC, p.checkout_id, p.sku_id`;
}

export function countHeld(owner: string, now: number): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n ${heldOf(owner, now)}`;
}

/** The holds of the owner's items by their keys, to find one by its name. */
export function listHeldKeys(owner: string, now: number): Statement<HeldUnits> {
  return sql<HeldUnits>`SELECT h.checkout_id, h.sku_id ${heldOf(owner, now)}`;
}

/**
 * Frees held units of the owner's item; aborts while a payment for their checkout is under way. A
 * hold that is gone by then changes nothing.
 */
export function freeHeld(owner: string, { checkout_id: checkout, sku_id: sku }: HeldUnits) {
  const own = sql`SELECT k.id FROM sku k JOIN item i ON i.id = k.item_id
    WHERE k.id = ${sku} AND i.owner_id = ${owner}`;
  return [
    assertThat(
      sql`EXISTS (SELECT 1 FROM checkout c WHERE c.id = ${checkout} AND ${noPaymentUnderWay('c.id')})`,
    ),
    sql`UPDATE sku SET reserved = reserved - h.amount
      FROM (SELECT sku_id, amount FROM hold WHERE checkout_id = ${checkout} AND sku_id IN (${own})) h
      WHERE sku.id = h.sku_id`,
    sql`DELETE FROM hold WHERE checkout_id = ${checkout} AND sku_id IN (${own})`,
  ];
}
