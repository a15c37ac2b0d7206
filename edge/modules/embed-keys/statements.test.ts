/** A store's keys are its own: no statement comes to those of another store of its cell. */
import { expect, test } from 'vitest';
import { OTHER, OWN, twoStores } from '../../../tests/support/two-stores.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { Statement } from '../../db/cell-sql.ts';
import * as statements from './statements.ts';

const since = { day: '2026-11-01', time: 0 };
const page = { offset: 0, limit: 30 };
const wishes = { partner: 'P', origins: '[]', referral: null, campaign: null, per_minute: 1 };

const stores = twoStores((plant) => {
  plant('embed_key', {
    id: 'ek_1',
    store_id: OWN,
    public_key: 'pk_now',
    former_key: 'pk_former',
    former_until: 100,
    origins: '[]',
    per_minute: 1,
    state: 'active',
  });
  plant('embed_count', { key_id: 'ek_1', day: '2026-11-02', views: 3 });
  plant('embed_setting', { store_id: OWN, keyless: 1 });
  plant('purchase_order', {
    id: 'or_1',
    store_id: OWN,
    attribution: '{"partner":"ek_1"}',
    created_at: 5,
  });
});

test.each<[string, (store: StoreId) => Statement | Statement[]]>([
  ['lists keys', (store) => statements.listKeys(store, since, page)],
  ['counts keys', (store) => statements.countKeys(store)],
  ['finds a key', (store) => statements.findKey(store, 'ek_1', since)],
  ['finds the key of a page', (store) => statements.findPublic(store, 'pk_now', 0)],
  ['finds the former key of a page', (store) => statements.findPublic(store, 'pk_former', 99)],
  ['finds the key of a proof', (store) => statements.findById(store, 'ek_1')],
  ['lists days', (store) => statements.listDays(store, 'ek_1', since)],
  ['lists orders', (store) => statements.listOrdered(store, 'ek_1', since)],
  ['changes a key', (store) => statements.changeKey(store, 'ek_1', wishes)],
  [
    'rotates a key',
    (store) => statements.rotateKey(store, 'ek_1', { fresh: 'pk_next', until: 200 }),
  ],
  ['pauses a key', (store) => statements.setState(store, 'ek_1', 'paused')],
  ['reads a setting', (store) => statements.findSetting(store)],
])('a store %s of its own, and none of another', (_, of) => {
  expect(stores.reaches(of(OWN))).toBe(true);
  // Each statement of a batch is bound by itself.
  for (const one of [of(OTHER)].flat()) expect(stores.reaches(one)).toBe(false);
});

test('changes reach one key alone, and a setting one store', () => {
  stores.plant('embed_key', { id: 'ek_2', store_id: OWN, public_key: 'pk_2', partner: 'Q' });
  const run = (all: readonly Statement[]) => {
    for (const { text, params } of all) {
      stores.cell.prepare(text).run(...(params as (string | number | null)[]));
    }
  };
  run(statements.setState(OWN, 'ek_1', 'paused'));
  run(statements.rotateKey(OWN, 'ek_1', { fresh: 'pk_next', until: 200 }));
  run(statements.changeKey(OWN, 'ek_1', wishes));
  run(statements.setKeyless(OTHER, false));
  expect(
    stores.cell.prepare('SELECT id, state, public_key, partner FROM embed_key ORDER BY id').all(),
  ).toEqual([
    { id: 'ek_1', state: 'paused', public_key: 'pk_next', partner: 'P' },
    { id: 'ek_2', state: '{}', public_key: 'pk_2', partner: 'Q' },
  ]);
  expect(stores.cell.prepare('SELECT * FROM embed_setting ORDER BY store_id').all()).toEqual([
    { store_id: OTHER, keyless: 0 },
    { store_id: OWN, keyless: 1 },
  ]);
});

test('a former key counts until its moment', () => {
  expect(stores.reaches(statements.findPublic(OWN, 'pk_former', 100))).toBe(false);
});
