/** When a store's cards are charged, as its owner sets it. */
import { expect, test } from 'vitest';
import { chargeTermEndpoints } from '../../../edge/flows/purchase/charge-terms.ts';
import type { ChargeTerms } from '../../../shared/contracts/charge-terms.ts';
import { keychainOf } from '../../../shared/rules/permissions.ts';
import { nobody } from '../../support/nobody.ts';
import { accountant } from '../orders/desk.ts';
import { withKey } from './buyer.ts';
import { atOnce, taken } from './racing.ts';
import { makeStore, makeWorld } from './world.ts';

test('the owner chooses it, repeatably; nobody else, and no code that cannot', async () => {
  const owner = {
    ...accountant,
    role: 'owner' as const,
    keychain: keychainOf('owner', { store_type: 'other', is_proxy: false }),
  };
  const worldOf = (identity: typeof owner | typeof accountant) =>
    makeWorld(
      { ...nobody, identity: () => Promise.resolve(identity) },
      { endpoints: chargeTermEndpoints },
    );
  const store = await makeStore();
  const owners = worldOf(owner);
  const path = `/store/${store.id}:${store.id}/other/store/charges`;
  const set = (codes: string[], key?: string, by = owners) =>
    by.call<ChargeTerms>(store, 'PUT', path, { charges_later: codes }, withKey(key));
  const get = () => owners.call<ChargeTerms>(store, 'GET', path);
  expect((await get()).body).toEqual({ charges_later: [] });
  expect((await set(['str_card'], 'charge-key-1')).body).toEqual({ charges_later: ['str_card'] });
  expect((await set(['str_card'], 'charge-key-1')).body).toEqual({ charges_later: ['str_card'] });
  expect((await set(['cash'])).status).toBe(400);
  expect((await set([], undefined, worldOf(accountant))).status).toBe(403);
  const all = await atOnce((n) => set(n % 2 === 0 ? ['str_card'] : []));
  expect(taken(all)).toBeGreaterThan(0);
  expect([[], ['str_card']]).toContainEqual((await get()).body.charges_later);
});
