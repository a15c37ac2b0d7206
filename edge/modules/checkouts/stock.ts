import { sql, type Statement } from '../../db/cell-sql.ts';
import { assertThat } from '../../db/sql.ts';
import { isTooLarge, type Asked } from './holders.ts';
import type { PricedUnits, Units } from './units.ts';
import { noPaymentUnderWay } from './statements.ts';

/**
 * All statements that move stock. `sku.reserved` counts the units that holds keep from other
 * buyers. The table's own checks (`reserved <= on_hand`, nothing below zero) abort a batch that
 * would break them, so two buyers never get the same unit. A test takes no stock: its holds are of
 * zero units, and it sells none.
 */

/** True for a checkout of a store's test mode. */
const isTest = (checkout: string) =>
  sql`EXISTS (SELECT 1 FROM checkout WHERE id = ${checkout} AND is_test = 1)`;

function skusOf(units: readonly Units[]): string {
  return JSON.stringify(units.map((one) => one.sku));
}

/**
 * Releases the ended holds of these variants: a hold past its end counts for nothing.
 * @param except a checkout whose own holds stay, ended or not
 */
export function releaseEnded(units: readonly Units[], now: number, except = ''): Statement[] {
  const skus = skusOf(units);
  return [
    sql`UPDATE sku SET reserved = reserved - h.held
      FROM (SELECT sku_id, sum(amount) AS held FROM hold
        WHERE sku_id IN (SELECT value FROM json_each(${skus}))
          AND expires_at <= ${now} AND checkout_id <> ${except} GROUP BY sku_id) h
      WHERE sku.id = h.sku_id`,
    sql`DELETE FROM hold WHERE sku_id IN (SELECT value FROM json_each(${skus}))
      AND expires_at <= ${now} AND checkout_id <> ${except}`,
  ];
}

/**
 * Holds units for a checkout; aborts the batch when there are not enough.
 * @param holder who asks for the hold, where no contact is known yet: a hold that is too large for
 *   such a holder is not made. `nobody` where it is not made in any case. The units have to be there
 *   all the same, and stay free
 */
export function reserve(
  checkout: string,
  units: readonly Units[],
  expiresAt: number,
  holder?: Asked | 'nobody',
): Statement[] {
  const wanted = JSON.stringify(units);
  const named = holder === 'nobody' ? undefined : holder?.holder;
  return [
    sql`INSERT INTO hold (checkout_id, sku_id, amount, expires_at, visitor, network)
      SELECT ${checkout}, value ->> 'sku', iif(${isTest(checkout)}, 0, value ->> 'amount'), ${expiresAt},
        ${named?.visitor ?? null}, ${named?.network ?? null}
      FROM json_each(${wanted}) WHERE ${isHeldFor(holder)}`,
    sql`UPDATE sku SET reserved = reserved + (l.value ->> 'amount')
      FROM json_each(${wanted}) l WHERE sku.id = l.value ->> 'sku' AND NOT ${isTest(checkout)}`,
    // The table's check has seen that the units are there.
    ...(holder === undefined
      ? []
      : [
          sql`UPDATE sku SET reserved = reserved - (l.value ->> 'amount')
            FROM json_each(${wanted}) l WHERE sku.id = l.value ->> 'sku'
              AND NOT EXISTS (SELECT 1 FROM hold WHERE checkout_id = ${checkout})
              AND NOT ${isTest(checkout)}`,
        ]),
  ];
}

function isHeldFor(holder: Asked | 'nobody' | undefined): Statement {
  if (holder === undefined) return sql`true`;
  return holder === 'nobody' ? sql`false` : sql`NOT ${isTooLarge(holder)}`;
}

/** Moves the end of everything that a checkout holds. */
export function holdUntil(checkout: string, end: number): Statement {
  return sql`UPDATE hold SET expires_at = ${end} WHERE checkout_id = ${checkout}`;
}

/** Brings the end of what a checkout holds forward; one that ends earlier stays. */
export function holdNoLonger(checkout: string, end: number): Statement {
  return sql`UPDATE hold SET expires_at = min(expires_at, ${end}) WHERE checkout_id = ${checkout}`;
}

/** A query that gives the ids of the checkouts whose holds are meant. */
type Checkouts = Statement;

function release(checkouts: Checkouts): Statement[] {
  return [
    sql`UPDATE sku SET reserved = reserved - h.held
      FROM (SELECT sku_id, sum(amount) AS held FROM hold
        WHERE checkout_id IN (${checkouts}) GROUP BY sku_id) h
      WHERE sku.id = h.sku_id`,
    sql`DELETE FROM hold WHERE checkout_id IN (${checkouts})`,
  ];
}

/** Releases everything that a checkout holds. */
export function releaseOf(checkout: string): Statement[] {
  return release(sql`SELECT ${checkout}`);
}

/** Releases the holds of these checkouts, where their time is over. */
export function releaseAllEnded(ids: readonly string[], now: number): Statement[] {
  return release(sql`SELECT checkout_id FROM hold
    WHERE checkout_id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
      AND expires_at <= ${now}`);
}

/** The open checkout that a new checkout may replace: one without a payment under way, and not offered to anybody. */
export function replaceable(storeId: string, id: string): Statement<{ id: string }> {
  return sql`SELECT c.id FROM checkout c WHERE c.id = ${id} AND c.store_id = ${storeId}
    AND c.state = 'open' AND c.waiting_id IS NULL AND ${noPaymentUnderWay('c.id')}`;
}

/** The open checkout that somebody who waited was offered, while nobody pays it. */
export function offered(storeId: string, id: string): Statement<{ id: string }> {
  return sql`SELECT c.id FROM checkout c WHERE c.id = ${id} AND c.store_id = ${storeId}
    AND c.state = 'open' AND c.waiting_id IS NOT NULL AND ${noPaymentUnderWay('c.id')}`;
}

/** Releases what an offered checkout holds; aborts where it is over, or somebody pays it. */
export function releaseOffered(storeId: string, id: string): Statement[] {
  return [assertThat(sql`EXISTS (${offered(storeId, id)})`), ...release(offered(storeId, id))];
}

/** Releases the holds of the checkout that a new one replaces, if it may be replaced. */
export function releaseReplaced(storeId: string, id: string): Statement[] {
  return release(replaceable(storeId, id));
}

/** Ids of checkouts whose holds have ended, the oldest first. */
export function listEndedHolds(now: number, limit: number): Statement<{ id: string }> {
  // The index is named, since SQLite would else walk every hold to get them by checkout.
  return sql`SELECT DISTINCT checkout_id AS id FROM hold INDEXED BY hold_by_end
    WHERE expires_at <= ${now} LIMIT ${limit}`;
}

/** When the next hold ends; null when there is none. */
export function nextEnd(): Statement<{ at: number | null }> {
  return sql`SELECT min(expires_at) AS at FROM hold`;
}

/** True while the checkout still holds every unit. */
export function holdsAll(checkout: string, units: readonly Units[], now: number): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(units)}) l
    LEFT JOIN hold h ON h.checkout_id = ${checkout} AND h.sku_id = l.value ->> 'sku'
    WHERE h.amount IS NOT iif(${isTest(checkout)}, 0, l.value ->> 'amount') OR h.expires_at <= ${now})`;
}

/**
 * Sells units: they leave the stock together with their hold. Where the hold is gone, they are
 * taken from the free units, and the batch aborts when there are not enough. Of a test only the hold goes.
 */
export function sell(checkout: string, units: readonly Units[]): Statement[] {
  return [
    // The history of the stock has the sale by the stock that it finds.
    sql`INSERT INTO stock_move
        (store_id, item_id, sku_id, made_at, reason, checkout_id, before, after)
      SELECT i.owner_id, i.id, k.id, CAST(unixepoch('subsec') * 1000 AS INTEGER), 'sold',
        ${checkout}, k.on_hand, k.on_hand - (l.value ->> 'amount')
      FROM json_each(${JSON.stringify(units)}) l JOIN sku k ON k.id = l.value ->> 'sku'
      JOIN item i ON i.id = k.item_id WHERE k.on_hand IS NOT NULL AND NOT ${isTest(checkout)}`,
    sql`UPDATE sku SET on_hand = on_hand - (l.value ->> 'amount'),
        reserved = reserved - coalesce((SELECT h.amount FROM hold h
          WHERE h.checkout_id = ${checkout} AND h.sku_id = sku.id), 0)
      FROM json_each(${JSON.stringify(units)}) l WHERE sku.id = l.value ->> 'sku'
        AND NOT ${isTest(checkout)}`,
    sql`DELETE FROM hold WHERE checkout_id = ${checkout}`,
  ];
}

/**
 * Puts the units of an order that was cancelled back into the stock, with their entry in its history.
 * A variant that was deleted meanwhile gets none, and a test puts none back.
 * @param accountId the account that cancelled it; null for a guest
 */
export function putBack(order: string, accountId: string | null, now: number): Statement[] {
  const units = sql`(SELECT o.sku_id, sum(o.amount - o.cut_units) AS amount, p.checkout_id
    FROM order_line o JOIN purchase_order p ON p.id = o.order_id AND p.is_test = 0
    WHERE o.order_id = ${order} AND o.cut_units < o.amount GROUP BY o.sku_id)`;
  return puttingBack(order, units, accountId, now);
}

/** Units of an order's line, as the variant that was sold or as another one of its item. */
export interface LineUnits {
  readonly line: number;
  readonly amount: number;
  readonly sku?: string | undefined;
}

/** Puts some units of an order's lines back into the stock; a line that is made on demand has none. */
export function putBackUnits(
  order: string,
  given: readonly LineUnits[],
  accountId: string | null,
  now: number,
): Statement[] {
  const units = sql`(SELECT coalesce(j.value ->> 'sku', o.sku_id) AS sku_id, sum(j.value ->> 'amount') AS amount, p.checkout_id
    FROM json_each(${JSON.stringify(given)}) j
    JOIN order_line o ON o.order_id = ${order} AND o.position = j.value ->> 'line'
    JOIN purchase_order p ON p.id = o.order_id AND p.is_test = 0 GROUP BY 1)`;
  return puttingBack(order, units, accountId, now);
}

function puttingBack(
  order: string,
  units: Statement,
  accountId: string | null,
  now: number,
): Statement[] {
  return [
    // Pages show anew what was sold out; how many units are left they learn with their next reading.
    sql`UPDATE store SET revision = revision + 1 WHERE id IN (SELECT g.store_id FROM listing g
      WHERE g.item_id IN (SELECT item_id FROM order_line WHERE order_id = ${order})
        AND NOT EXISTS (SELECT 1 FROM sku a WHERE a.item_id = g.item_id
          AND (a.on_hand IS NULL OR a.on_hand > 0)))`,
    sql`INSERT INTO stock_move
        (store_id, item_id, sku_id, made_at, account_id, reason, checkout_id, before, after)
      SELECT i.owner_id, i.id, k.id, ${now}, ${accountId}, 'returned', l.checkout_id, k.on_hand,
        k.on_hand + l.amount
      FROM ${units} l JOIN sku k ON k.id = l.sku_id JOIN item i ON i.id = k.item_id
      WHERE k.on_hand IS NOT NULL`,
    sql`UPDATE sku SET on_hand = on_hand + l.amount FROM ${units} l
      WHERE sku.id = l.sku_id AND sku.on_hand IS NOT NULL`,
  ];
}

/**
 * Takes units for what an order brought back, with their entry in the history of the stock; aborts where a variant is gone
 * or too few of it are free.
 */
export function takeInExchange(
  order: string,
  units: readonly Units[],
  accountId: string | null,
  now: number,
): Statement[] {
  const given = JSON.stringify(units);
  return [
    ...releaseEnded(units, now),
    assertThat(sql`NOT EXISTS (SELECT 1 FROM json_each(${given}) l
      WHERE NOT EXISTS (SELECT 1 FROM sku WHERE id = l.value ->> 'sku'))`),
    sql`INSERT INTO stock_move
        (store_id, item_id, sku_id, made_at, account_id, reason, checkout_id, before, after)
      SELECT i.owner_id, i.id, k.id, ${now}, ${accountId}, 'sold', p.checkout_id, k.on_hand,
        k.on_hand - (l.value ->> 'amount')
      FROM json_each(${given}) l JOIN sku k ON k.id = l.value ->> 'sku' JOIN item i ON i.id = k.item_id
      JOIN purchase_order p ON p.id = ${order} WHERE k.on_hand IS NOT NULL`,
    sql`UPDATE sku SET on_hand = on_hand - (l.value ->> 'amount') FROM json_each(${given}) l
      WHERE sku.id = l.value ->> 'sku' AND on_hand IS NOT NULL`,
    tellSoldOut(units),
  ];
}

/**
 * Takes a unit that a store gives away; aborts where none is free. A variant that is made on demand
 * has no stock.
 */
export function giveAway(sku: string, accountId: string, now: number): Statement[] {
  return [
    sql`INSERT INTO stock_move
        (store_id, item_id, sku_id, made_at, account_id, reason, before, after)
      SELECT i.owner_id, i.id, k.id, ${now}, ${accountId}, 'given', k.on_hand, k.on_hand - 1
      FROM sku k JOIN item i ON i.id = k.item_id WHERE k.id = ${sku} AND k.on_hand IS NOT NULL`,
    sql`UPDATE sku SET on_hand = on_hand - 1 WHERE id = ${sku} AND on_hand IS NOT NULL`,
    tellSoldOut([{ sku, amount: 1 }]),
  ];
}

/** Raises the revision of every store that lists an item that is now sold out. */
export function tellSoldOut(units: readonly Units[]): Statement {
  return sql`UPDATE store SET revision = revision + 1 WHERE id IN (
    SELECT g.store_id FROM listing g WHERE g.item_id IN (
      SELECT k.item_id FROM sku k WHERE k.id IN (SELECT value FROM json_each(${skusOf(units)})))
    AND NOT EXISTS (SELECT 1 FROM sku a WHERE a.item_id = g.item_id
      AND (a.on_hand IS NULL OR a.on_hand > 0)))`;
}

/** True while the store still sells each variant at the price that the buyer was shown. */
export function pricesHold(storeId: string, units: readonly PricedUnits[]): Statement {
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(units)}) l
    LEFT JOIN sku k ON k.id = l.value ->> 'sku'
    LEFT JOIN item i ON i.id = k.item_id
    LEFT JOIN listing g ON g.store_id = ${storeId} AND g.item_id = i.id
    WHERE g.id IS NULL OR i.list_state <> 'published' OR i.hidden = 1 OR i.hide_price = 1
      OR iif(i.is_free = 1, 0, k.list_price) IS NOT l.value ->> 'price')`;
}
