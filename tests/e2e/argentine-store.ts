/** A store in Argentina that sends by the courier that has branches, written straight into the running product. */
import { expect, type Page } from '@playwright/test';
import { sql } from '../../edge/db/cell-sql.ts';
import { STORE_KEYS } from '../support/secret-traces.ts';
import { demoShop } from './partners.ts';
import { signInAs } from './demo-person.ts';
import { tell } from './straight.ts';
import { writeStore } from './written-store.ts';

export interface ArgentineStore {
  readonly slug: string;
  /** The page of its one item. */
  readonly item: string;
}

/** Opens the store, owned by the demo's `raiz`; leaves the browser signed out. */
export async function openArgentineStore(page: Page): Promise<ArgentineStore> {
  const { id, slug, item } = await writeStore({
    prefix: 'sur',
    name: 'Casa Raíz Sur',
    country: 'AR',
    currency: 'ARS',
    payments: ['cash'],
    shipping: 900_000,
    item: { slug: 'mate', name: 'Mate de calabaza', price: 1_500_000 },
  });
  await tell(
    'CELL_A',
    sql`INSERT INTO store_origin (store_id, from_route, from_street_number, from_locality,
        from_state, from_postal_code, from_phone, written_at)
      VALUES (${id}, 'Defensa', '412', 'Buenos Aires', 'Ciudad Autónoma de Buenos Aires', '1065',
        '1151234567', 0)`,
  );
  await giveAccount(page, slug);
  return { slug, item };
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
