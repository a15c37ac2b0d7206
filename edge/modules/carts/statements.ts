import type { CartLineInput } from '../../../shared/contracts/fields.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { BINDING } from '../../../shared/rules/payment-states.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { marginFor, type Seller } from '../../db/offered-items.ts';
import type { DeliveryColumns } from '../../db/delivery-terms.ts';
import { inLanguage, raw } from '../../db/sql.ts';

/** A visitor's cart by its id, or the cart that an account has in the store. */
export type CartName = string | { readonly account: string };

/** Lines given by a client, lines of a kept cart, or the first followed by the second. */
export type Lines =
  | readonly CartLineInput[]
  | { readonly cart: CartName; readonly more?: readonly CartLineInput[] };

/** The columns of the store that sells: the tenant. */
export interface SellerRow extends Pick<
  CellTables['store'],
  | 'is_proxy'
  | 'currency'
  | 'hold_minutes'
  | 'payment_types'
  | 'payment_limits'
  | 'master_checkout'
  | 'test_mode'
> {
  /** JSON: the codes that the network's own accounts take, for a payment over several suppliers. */
  network_codes: string;
  /** JSON: the codes of the store's keys for tests; null where it sells. */
  test_codes: string | null;
}

/** The store that sells, with one of its carts; null where it has no such cart. */
export interface SellerAndCartRow extends SellerRow {
  cart_id: string | null;
  version: number | null;
}

/** A line with all columns that decide whether it can be bought, and at what price. */
export interface LineRow
  extends
    Pick<
      CellTables['item'],
      | 'slug'
      | 'kind'
      | 'name'
      | 'photos'
      | 'currency'
      | 'is_free'
      | 'hide_price'
      | 'is_dropshipping'
      | 'stock_type'
      | 'max_purchase_amount'
      | 'tax_rate'
      | 'list_state'
      | 'hidden'
      | 'experience_date'
    >,
    Pick<CellTables['sku'], 'attributes' | 'list_price' | 'crossout_price' | 'persons'>,
    Pick<CellTables['store'], 'payment_types'>,
    DeliveryColumns {
  /** 1 for a line that was added to those of the cart. */
  is_more: number;
  sku_id: string;
  asked_item: string;
  asked: number;
  /** Null when the tenant does not list the item, or there is no such variant. */
  listed: number | null;
  /** Null when there is no such variant. */
  item_id: string | null;
  sku_photo: string | null;
  /** Units left; null for a variant that is made on demand. */
  available: number | null;
  owner_id: string;
  owner_slug: string;
  owner_name: string;
  /** JSON: the codes that the owner's own accounts take. */
  own_codes: string;
  /** What one unit leaves for resellers, where its buyer would earn by it; else null. */
  margin: number | null;
}

/** A cart as it was read; each change of it makes the next version. */
export interface CartRow {
  id: string;
  version: number;
}

/** The codes that a store's own accounts take, as JSON. */
function codesOf(store: 'o.id' | 'coalesce(s.root_id, s.id)') {
  return raw(`(SELECT json_group_array(pa.code) FROM payment_account pa
    WHERE pa.store_id = ${store} AND pa.is_used = 1)`);
}

/** The mode of a store, with the codes of its keys for tests. */
const mode = raw(`s.test_mode, iif(s.test_mode = 1, (SELECT json_group_array(pt.code)
    FROM payment_test_account pt WHERE pt.store_id = s.id AND pt.is_used = 1), NULL) AS test_codes`);

export function findSeller(storeId: string): Statement<SellerRow> {
  return sql`SELECT s.is_proxy, s.currency, s.hold_minutes, s.payment_types, s.payment_limits,
      s.master_checkout, ${codesOf('coalesce(s.root_id, s.id)')} AS network_codes, ${mode} FROM store s WHERE s.id = ${storeId}`;
}

/** Reads the store, and its cart where the store has it. */
export function findSellerAndCart(storeId: string, cart: CartName): Statement<SellerAndCartRow> {
  return sql`SELECT s.is_proxy, s.currency, s.hold_minutes, s.payment_types, s.payment_limits,
      s.master_checkout, ${codesOf('coalesce(s.root_id, s.id)')} AS network_codes, ${mode}, c.id AS cart_id, c.version
    FROM store s LEFT JOIN cart c ON ${isNamed(cart)} AND c.store_id = s.id WHERE s.id = ${storeId}`;
}

/** A cart with its lines as JSON, as they were asked for, whether they can be bought or not. */
export function findCart(
  storeId: string,
  cart: CartName,
): Statement<CartRow & { readonly lines: string }> {
  return sql`SELECT c.id, c.version, c.lines FROM cart c
    WHERE ${isNamed(cart)} AND c.store_id = ${storeId}`;
}

/** An account's cart is found by its account alone: its id does not open it. */
function isNamed(cart: CartName): Statement {
  return typeof cart === 'string'
    ? sql`c.id = ${cart} AND c.account_id IS NULL`
    : sql`c.account_id = ${cart.account}`;
}

function isOf(cart: CartName): Statement {
  return typeof cart === 'string'
    ? sql`id = ${cart} AND account_id IS NULL`
    : sql`account_id = ${cart.account}`;
}

/**
 * Every line with its variant, item, owner and listing, in one statement however many there are. A
 * hold that has ended counts for nothing, even before the sweep deletes it.
 * @param own the visitor's own checkout: its held units count as free, while it may be replaced
 * @param buyer an account that may pay the 'buy by' price
 */
export function listLines(
  storeId: string,
  lines: Lines,
  { now, locale }: { readonly now: number; readonly locale: Locale },
  own = '',
  buyer?: Seller,
): Statement<LineRow> {
  return sql<LineRow>`SELECT l.value ->> 'sku' AS sku_id, l.value ->> 'item' AS asked_item,
      l.value ->> 'amount' AS asked, l.is_more, g.id AS listed, i.id AS item_id, i.slug, i.kind,
      ${inLanguage('i.name', locale)} AS name, ${inLanguage('k.attributes', locale)} AS attributes,
      k.persons, i.photos, k.photo AS sku_photo, k.list_price, k.crossout_price, i.currency,
      i.is_free, i.hide_price, i.is_dropshipping, i.stock_type, i.max_purchase_amount, i.tax_rate, i.list_state,
      i.hidden, i.experience_date,
      k.on_hand - k.reserved + (SELECT coalesce(sum(h.amount), 0) FROM hold h
        WHERE h.sku_id = k.id AND (h.expires_at <= ${now} OR h.checkout_id =
          (SELECT c.id FROM checkout c WHERE c.id = ${own} AND c.store_id = ${storeId}
            AND c.state = 'open' AND NOT EXISTS (SELECT 1 FROM payment p WHERE p.checkout_id = c.id
              AND p.state IN (SELECT value FROM json_each(${JSON.stringify(BINDING)})))))) AS available,
      o.id AS owner_id, o.slug AS owner_slug, o.name AS owner_name, o.payment_types,
      ${codesOf('o.id')} AS own_codes,
      o.delivery_types, o.fixed_shipping_cost, o.fixed_shipping_days, o.collection_address,
      o.country, o.delivery_countries, ${buyer ? marginFor(buyer, now) : sql`NULL`} AS margin
    FROM ${sourceOf(storeId, lines)} l
    LEFT JOIN sku k ON k.id = l.value ->> 'sku'
    LEFT JOIN item i ON i.id = k.item_id
    LEFT JOIN listing g ON g.store_id = ${storeId} AND g.item_id = i.id
    LEFT JOIN store o ON o.id = i.owner_id
    ORDER BY l.is_more, l.key`;
}

function sourceOf(storeId: string, lines: Lines): Statement {
  const given = (some: readonly CartLineInput[], isMore: boolean) =>
    sql`SELECT key, value, ${isMore} AS is_more FROM json_each(${JSON.stringify(some)})`;
  if (!('cart' in lines)) return sql`(${given(lines, false)})`;
  const kept = sql`SELECT key, value, 0 AS is_more FROM
    json_each((SELECT c.lines FROM cart c WHERE ${isNamed(lines.cart)} AND c.store_id = ${storeId}))`;
  return lines.more ? sql`(${kept} UNION ALL ${given(lines.more, true)})` : sql`(${kept})`;
}

export function insertCart(
  storeId: string,
  id: string,
  lines: readonly CartLineInput[],
  now: number,
  account: string | null = null,
): Statement {
  return sql`INSERT INTO cart (id, store_id, account_id, lines, updated_at)
    VALUES (${id}, ${storeId}, ${account}, ${JSON.stringify(lines)}, ${now})`;
}

export function updateCart(
  storeId: string,
  id: string,
  lines: readonly CartLineInput[],
  now: number,
): Statement {
  return sql`UPDATE cart SET lines = ${JSON.stringify(lines)}, updated_at = ${now},
      version = version + 1
    WHERE id = ${id} AND store_id = ${storeId}`;
}

/** True while the cart has not changed since it was read. */
export function cartUnchanged(storeId: string, row: CartRow): Statement {
  return sql`EXISTS (SELECT 1 FROM cart WHERE id = ${row.id} AND store_id = ${storeId}
    AND version = ${row.version})`;
}

export function deleteCart(storeId: string, id: string): Statement {
  return sql`DELETE FROM cart WHERE id = ${id} AND store_id = ${storeId}`;
}

/** Takes bought units out of a cart; lines that were added meanwhile stay. */
export function takeOutBought(
  storeId: string,
  cart: CartName,
  bought: readonly Pick<CartLineInput, 'sku' | 'amount'>[],
  now: number,
): Statement {
  return sql`UPDATE cart SET version = version + 1, updated_at = ${now}, lines = (
      SELECT json_group_array(json_set(value, '$.amount', rest)) FROM (
        SELECT l.value, (l.value ->> 'amount') - (SELECT coalesce(sum(b.value ->> 'amount'), 0)
          FROM json_each(${JSON.stringify(bought)}) b
          WHERE b.value ->> 'sku' = l.value ->> 'sku') AS rest
        FROM json_each(cart.lines) l ORDER BY l.key)
      WHERE rest > 0)
    WHERE ${isOf(cart)} AND store_id = ${storeId}`;
}

/** Deletes carts that have not changed since an instant. */
export function deleteCartsBefore(instant: number): Statement {
  return sql`DELETE FROM cart WHERE id IN
    (SELECT id FROM cart WHERE updated_at < ${instant} ORDER BY updated_at LIMIT 500)`;
}
