/** A store's hand-overs are its own, and a code is one browser's. */
import { expect, test } from 'vitest';
import { OTHER, OWN, twoStores } from '../../../tests/support/two-stores.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { Statement } from '../../db/cell-sql.ts';
import * as statements from './handoff-statements.ts';

const mine = { code: 'ho_1', by: 'me' };
const stores = twoStores((plant) => {
  plant('embed_handoff', {
    code: 'ho_1',
    store_id: OWN,
    sent_lines: '[]',
    taken_by: 'me',
    taken_to: null,
    made_at: 5,
  });
});

test.each<[string, (store: StoreId) => Statement]>([
  ['finds a hand-over', (store) => statements.findHandoff(store, 'ho_1')],
  ['leads one to a checkout', (store) => statements.leadHandoff(store, mine, 'co_1')],
])('a store %s of its own, and none of another', (_, of) => {
  expect(stores.reaches(of(OWN))).toBe(true);
  expect(stores.reaches(of(OTHER))).toBe(false);
});

function run(...all: readonly Statement[]): void {
  for (const { text, params } of all) {
    stores.cell.prepare(text).run(...(params as (string | number | null)[]));
  }
}

const row = () =>
  stores.cell.prepare('SELECT store_id, taken_by, taken_to FROM embed_handoff').all();

test('another browser, and another store, take nothing that is taken', () => {
  run(
    statements.takeHandoff(OWN, { code: 'ho_1', by: 'you' }, 9),
    statements.takeHandoff(OTHER, { code: 'ho_1', by: 'you' }, 9),
    statements.leadHandoff(OWN, { code: 'ho_1', by: 'you' }, 'co_9'),
  );
  expect(row()).toEqual([{ store_id: OWN, taken_by: 'me', taken_to: null }]);
});

test('the checkout that was bought stays, whatever its browser begins later', () => {
  stores.plant('checkout', { id: 'co_1', store_id: OWN, state: 'open' });
  run(statements.leadHandoff(OWN, mine, 'co_0'), statements.leadHandoff(OWN, mine, 'co_1'));
  stores.cell.exec("UPDATE checkout SET state = 'placed'");
  run(statements.leadHandoff(OWN, mine, 'co_2'));
  expect(row()).toEqual([{ store_id: OWN, taken_by: 'me', taken_to: 'co_1' }]);
});

test('old ones are forgotten', () => {
  run(statements.forgetHandoffs(4));
  expect(row()).toHaveLength(1);
  run(statements.forgetHandoffs(5));
  expect(row()).toEqual([]);
});
