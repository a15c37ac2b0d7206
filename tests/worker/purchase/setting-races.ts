/** What a store sets for paying and delivering, sent by twenty at once. */
import { expect } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { checkoutTermsEndpoints } from '../../../edge/flows/purchase/checkout-terms.ts';
import { courierEndpoints } from '../../../edge/flows/purchase/courier-endpoints.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import { instalmentEndpoints } from '../../../edge/flows/purchase/instalment-endpoints.ts';
import { ownDeliveryEndpoints } from '../../../edge/flows/purchase/own-delivery.ts';
import { testModeEndpoints } from '../../../edge/flows/purchase/test-mode.ts';
import { keychainOf } from '../../../shared/rules/permissions.ts';
import { nobody } from '../../support/nobody.ts';
import { accountant } from '../orders/desk.ts';
import { withKey } from './buyer.ts';
import { atOnce, taken, type Races } from './racing.ts';
import { makeTrial } from './trying.ts';
import { makeStore, makeWorld, row, rows, type TestStore } from './world.ts';

const owner = {
  ...accountant,
  role: 'owner' as const,
  keychain: keychainOf('owner', { store_type: 'other', is_proxy: false }),
};
/** Calls of a store's owner. */
export const ownersCalls = () =>
  makeWorld(
    { ...nobody, identity: () => Promise.resolve(owner) },
    {
      endpoints: [
        ...purchaseEndpoints,
        ...courierEndpoints,
        ...instalmentEndpoints,
        ...ownDeliveryEndpoints,
        ...checkoutTermsEndpoints,
        ...testModeEndpoints,
      ],
    },
  );
const storePath = ({ id }: TestStore) => `/store/${id}:${id}/other/store`;

const parcelsFrom = {
  locality: 'Mérida',
  administrative_area_level_1: 'Yucatán',
  postal_code: '97000',
  phone: '9991234567',
};

/** Each by the id of its call. */
export const settingRaces: Races = {
  async 'store.origin-set'() {
    const store = await makeStore();
    const owners = ownersCalls();
    const from = (n: number) => ({
      address: { ...parcelsFrom, route: `Calle ${n}`, street_number: `${n}` },
    });
    const set = (n: number) =>
      owners.call(store, 'PUT', `${storePath(store)}/origin`, from(n), withKey());
    expect(taken(await atOnce(set))).toBeGreaterThan(0);
    const kept = await row(
      'a',
      sql<{
        route: string;
        number: string;
      }>`SELECT from_route AS route, from_street_number AS number
        FROM store_origin WHERE store_id = ${store.id}`,
    );
    expect(kept.route).toBe(`Calle ${kept.number}`);
  },
  async 'store.instalments-set'() {
    const store = await makeStore();
    const owners = ownersCalls();
    const terms = [3, 6, 9, 12, 18];
    const offer = (n: number) => ({ terms: [terms[n % 5]!], minimum: terms[n % 5]! * 10_000 });
    const path = `${storePath(store)}/instalments`;
    expect(
      taken(await atOnce((n) => owners.call(store, 'PUT', path, offer(n), withKey()))),
    ).toBeGreaterThan(0);
    const kept = await row(
      'a',
      sql<{ msi_terms: string; msi_minimum: number }>`SELECT msi_terms, msi_minimum FROM store
        WHERE id = ${store.id}`,
    );
    const [term = 0] = JSON.parse(kept.msi_terms) as number[];
    expect([terms.includes(term), kept.msi_minimum]).toEqual([true, term * 10_000]);
  },
  async 'store.delivery-set'() {
    const store = await makeStore();
    const owners = ownersCalls();
    const offer = (n: number) => ({
      delivery: {
        cost: n * 100,
        lead_days: n + 1,
        weekdays: [1],
        windows: [{ from: '09:00', to: '13:00' }],
        postal_codes: [],
      },
    });
    const path = `${storePath(store)}/delivery`;
    const set = (n: number) => owners.call(store, 'PUT', path, offer(n), withKey());
    expect(taken(await atOnce(set))).toBeGreaterThan(0);
    const kept = await row(
      'a',
      sql<{ delivery_cost: number; lead_days: number }>`SELECT delivery_cost, lead_days
        FROM own_delivery WHERE store_id = ${store.id}`,
    );
    expect(kept.delivery_cost).toBe((kept.lead_days - 1) * 100);
  },
  async 'store.checkout-set'() {
    const store = await makeStore();
    const path = `${storePath(store)}/checkout`;
    const owners = ownersCalls();
    const set = (n: number) =>
      owners.call(store, 'PUT', path, { master_checkout: n % 2 === 0 }, withKey());
    expect(taken(await atOnce(set))).toBeGreaterThan(0);
    const { body } = await owners.call(store, 'GET', path);
    const kept = await row(
      'a',
      sql<{ is: number }>`SELECT master_checkout AS "is" FROM store WHERE id = ${store.id}`,
    );
    expect(body).toEqual({ master_checkout: kept.is === 1 });
  },
  async 'store.test-mode-set'() {
    const store = await makeStore();
    const path = `${storePath(store)}/test-mode`;
    const owners = ownersCalls();
    const set = (n: number) =>
      owners.call(store, 'PUT', path, { test_mode: n % 2 === 0 }, withKey());
    expect(taken(await atOnce(set))).toBeGreaterThan(0);
    const { body } = await owners.call(store, 'GET', path);
    const kept = await row(
      'a',
      sql<{ is: number }>`SELECT test_mode AS "is" FROM store WHERE id = ${store.id}`,
    );
    expect(body).toMatchObject({ test_mode: kept.is === 1 });
  },
  async 'store.test-orders-delete'() {
    const { store, paid } = await makeTrial();
    await paid();
    await paid();
    const owners = ownersCalls();
    const drop = () =>
      owners.call(store, 'DELETE', `${storePath(store)}/test-orders`, undefined, withKey());
    const all = await atOnce(drop);
    expect(taken(all)).toBe(all.length);
    const left = await rows('a', sql`SELECT 1 FROM purchase_order WHERE store_id = ${store.id}`);
    expect(left).toEqual([]);
  },
};
