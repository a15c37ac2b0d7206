/** A store with one item, written straight into the running product, for tests that change what a store offers. */
import { storeIdOf } from '../../edge/cli/seed/stores.ts';
import { sql } from '../../edge/db/cell-sql.ts';
import { sql as directorySql } from '../../edge/db/directory-sql.ts';
import { demoShop } from './partners.ts';
import { tell } from './straight.ts';

/** What a store is to have; amounts in minor units. */
interface Wanted {
  readonly prefix: string;
  readonly name: string;
  readonly country: 'MX' | 'AR';
  readonly currency: string;
  readonly payments: readonly string[];
  readonly shipping: number;
  readonly item: { readonly slug: string; readonly name: string; readonly price: number };
}

export interface WrittenStore {
  readonly id: string;
  readonly slug: string;
  readonly origin: string;
  /** The page of its one item, of which there are twenty. */
  readonly item: string;
}

/** Opens the store in the network of the demo's `casa`, owned by `raiz`. */
export async function writeStore(wanted: Wanted): Promise<WrittenStore> {
  const { item, country, currency, shipping } = wanted;
  const own = crypto.randomUUID().slice(0, 8);
  const slug = `${wanted.prefix}-${own}`;
  const id = `st_${slug}`;
  // Other walks find a store of the network by its name.
  const name = `${wanted.name} ${own}`;
  const casa = storeIdOf('casa');
  await tell(
    'CELL_A',
    sql`INSERT INTO store (id, slug, root_id, owner, name, store_type, is_proxy, country, currency,
        profile, hold_minutes, fixed_shipping_cost, fixed_shipping_days, delivery_types,
        payment_types, collection_address, delivery_countries, updated_at)
      SELECT ${id}, ${slug}, root_id, owner, ${name}, store_type, 0, ${country}, ${currency},
        profile, 30, ${shipping}, 5, '["fixed_delivery"]', ${JSON.stringify(wanted.payments)}, NULL,
        '[]', updated_at
      FROM store WHERE id = ${casa}`,
  );
  await tell(
    'DIRECTORY',
    directorySql`INSERT INTO store (id, slug, cell, root_id, owner_id, is_proxy)
      SELECT ${id}, ${slug}, cell, root_id, owner_id, 0 FROM store WHERE id = ${casa}`,
  );
  await tell(
    'CELL_A',
    sql`INSERT INTO item (id, owner_id, slug, kind, name, description, list_price, highest_price,
        currency, is_free, hide_price, is_dropshipping, stock_type, list_state, return_info,
        updated_at)
      VALUES (${`it_${slug}`}, ${id}, ${item.slug}, 'product', ${item.name}, '', ${item.price},
        ${item.price}, ${currency}, 0, 0, 0, 'onstock', 'published', '{}', 0)`,
  );
  await tell(
    'CELL_A',
    sql`INSERT INTO sku (id, item_id, code, list_price, position, on_hand)
      VALUES (${`sk_${slug}`}, ${`it_${slug}`}, ${slug}, ${item.price}, 0, 20)`,
  );
  await tell(
    'CELL_A',
    sql`INSERT INTO listing (store_id, item_id, kind, list_price, queue_position)
      VALUES (${id}, ${`it_${slug}`}, 'product', ${item.price}, 0)`,
  );
  const { origin } = demoShop(slug);
  return { id, slug, origin, item: `${origin}/productos/${slug}/${item.slug}` };
}

/** A store in Mexico that sells a lamp for 250.00 and sends it for 99.00, paid in cash or by card. */
export function writeLampStore(): Promise<WrittenStore> {
  return writeStore({
    prefix: 'luz',
    name: 'Casa Luz',
    country: 'MX',
    currency: 'MXN',
    payments: ['cash', 'str_card'],
    shipping: 9_900,
    item: { slug: 'lampara', name: 'Lámpara de barro', price: 25_000 },
  });
}
