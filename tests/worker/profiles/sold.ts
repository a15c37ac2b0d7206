/** Orders of stores, written straight into the cells of this test file. */
import { sql } from '../../../edge/db/cell-sql.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { NOON, write } from '../platform/stores.ts';

export interface Sold {
  readonly store: string;
  readonly number: string;
  readonly cell?: 'a' | 'b';
  /** The account that was signed in; a guest otherwise. */
  readonly account?: string;
  readonly email?: string;
  /** National digits. */
  readonly phone?: string;
  readonly at?: number;
  /** The checkout of an order that was placed together with this one. */
  readonly with?: Placed;
  /** The store that delivers; by default the one that sells. */
  readonly supplier?: string;
  /** Names of the items, each a line; none by default. */
  readonly items?: readonly string[];
}

/** The ids of an order that was written. */
export interface Placed {
  readonly order: string;
  readonly checkout: string;
}

/** Writes an order as if a buyer had placed it in a store. */
export async function sell(sold: Sold): Promise<Placed> {
  const { number, cell = 'a', account = null, at = NOON } = sold;
  const { email = 'alguien@example.com', phone = '5500000000' } = sold;
  const store = `st_${sold.store}`;
  const checkout = sold.with?.checkout ?? newId('checkout');
  const order = newId('order');
  const contact = JSON.stringify({ full_name: 'Ana', email, country: 'MX', phone });
  await write(
    cell,
    sql`INSERT OR IGNORE INTO checkout (id, store_id, cart_id, state, parts, currency, locale, address,
        expires_at, created_at)
      VALUES (${checkout}, ${store}, ${newId('cart')}, 'placed', '[]', 'MXN', 'es', '', ${at}, ${at})`,
  );
  await write(
    cell,
    sql`INSERT INTO purchase_order (id, number, checkout_id, store_id, supplier_id, state,
        payment_type, contact, account_id, currency, items_total, shipping_total, total, created_at,
        updated_at)
      VALUES (${order}, ${number}, ${checkout}, ${store}, ${`st_${sold.supplier ?? sold.store}`}, 'delivered', 'cash',
        ${contact}, ${account}, 'MXN', 100, 0, 100, ${at}, ${at})`,
  );
  for (const [position, name] of (sold.items ?? []).entries()) {
    const photo = { url: `/media/items/${position}.webp`, width: 8, height: 8 };
    await write(
      cell,
      sql`INSERT INTO order_line (order_id, position, item_id, sku_id, snapshot, amount, unit_price, total)
        VALUES (${order}, ${position}, 'it_x', ${`sk_${position}`}, ${JSON.stringify({ name, photo })}, 1, 100, 100)`,
    );
  }
  return { order, checkout };
}
