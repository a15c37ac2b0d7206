/** A store in Argentina that sends by the courier that has branches, written straight into the running product. */
import { expect, type Page } from '@playwright/test';
import { storeIdOf } from '../../edge/cli/seed/stores.ts';
import { sql } from '../../edge/db/cell-sql.ts';
import { sql as directorySql } from '../../edge/db/directory-sql.ts';
import { STORE_KEYS } from '../support/secret-traces.ts';
import { demoShop } from './partners.ts';
import { signInAs } from './demo-person.ts';
import { tell } from './straight.ts';

export interface ArgentineStore {
  readonly slug: string;
  /** The page of its one item. */
  readonly item: string;
}

/** Opens the store, owned by the demo's `raiz`; leaves the browser signed out. */
export async function openArgentineStore(page: Page): Promise<ArgentineStore> {
  const slug = `sur-${crypto.randomUUID().slice(0, 8)}`;
  const id = `st_${slug}`;
  const casa = storeIdOf('casa');
  await tell(
    'CELL_A',
    sql`INSERT INTO store (id, slug, root_id, owner, name, store_type, is_proxy, country, currency,
        profile, hold_minutes, fixed_shipping_cost, fixed_shipping_days, delivery_types,
        payment_types, collection_address, delivery_countries, updated_at)
      SELECT ${id}, ${slug}, root_id, owner, 'Casa Raíz Sur', store_type, 0, 'AR', 'ARS', profile, 30,
        900000, 5, '["fixed_delivery"]', '["cash"]', NULL, '[]', updated_at
      FROM store WHERE id = ${casa}`,
  );
  await tell(
    'DIRECTORY',
    directorySql`INSERT INTO store (id, slug, cell, root_id, owner_id, is_proxy)
      SELECT ${id}, ${slug}, cell, root_id, owner_id, 0 FROM store WHERE id = ${casa}`,
  );
  await tell(
    'CELL_A',
    sql`INSERT INTO store_origin (store_id, from_route, from_street_number, from_locality,
        from_state, from_postal_code, from_phone, written_at)
      VALUES (${id}, 'Defensa', '412', 'Buenos Aires', 'Ciudad Autónoma de Buenos Aires', '1065',
        '1151234567', 0)`,
  );
  await tell(
    'CELL_A',
    sql`INSERT INTO item (id, owner_id, slug, kind, name, description, list_price, highest_price,
        currency, is_free, hide_price, is_dropshipping, stock_type, list_state, return_info,
        updated_at)
      VALUES (${`it_${slug}`}, ${id}, 'mate', 'product', 'Mate de calabaza', '', 1500000, 1500000,
        'ARS', 0, 0, 0, 'onstock', 'published', '{}', 0)`,
  );
  await tell(
    'CELL_A',
    sql`INSERT INTO sku (id, item_id, code, list_price, position, on_hand)
      VALUES (${`sk_${slug}`}, ${`it_${slug}`}, ${slug}, 1500000, 0, 20)`,
  );
  await tell(
    'CELL_A',
    sql`INSERT INTO listing (store_id, item_id, kind, list_price, queue_position)
      VALUES (${id}, ${`it_${slug}`}, 'product', 1500000, 0)`,
  );
  await giveAccount(page, slug);
  return { slug, item: `${demoShop(slug).origin}/productos/${slug}/mate` };
}

/** Sets the store's keys at the courier, as its owner does. */
async function giveAccount(page: Page, slug: string): Promise<void> {
  await signInAs(page, 'raiz', slug);
  const shop = demoShop(slug);
  const cookies = await page.context().cookies(shop.origin);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const keys = STORE_KEYS.micorreo;
  const set = await shop.send('PUT', '/api/payment/accounts/micorreo', { keys }, { cookie });
  expect(set.status, set.text).toBe(200);
  await page.context().clearCookies();
}
