/** The switch of a store's test mode, and its test orders: listed, and deleted all at once. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { testModeEndpoints } from '../../../edge/flows/purchase/test-mode.ts';
import type { TestMode } from '../../../shared/contracts/test-mode.ts';
import { keychainOf } from '../../../shared/rules/permissions.ts';
import { nobody } from '../../support/nobody.ts';
import type { Counter } from '../ledger/refunding.ts';
import { buyer, newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { makeTrial, orderOf, setMode } from '../purchase/trying.ts';
import { fresh, makeWorld, row, rows, write } from '../purchase/world.ts';
import { accountant } from './desk.ts';

newBuyersEachTest();

const owner = {
  ...accountant,
  role: 'owner' as const,
  keychain: keychainOf('owner', { store_type: 'other', is_proxy: false }),
};
const worldOf = (identity: typeof owner | typeof accountant) =>
  makeWorld(
    { ...nobody, identity: () => Promise.resolve(identity) },
    { endpoints: testModeEndpoints },
  );

let trial: Counter;
beforeEach(async () => {
  trial = await makeTrial();
});

const call = <Body = TestMode>(
  method: string,
  path: string,
  body?: object,
  key = fresh('test-mode-key-'),
  by: typeof owner | typeof accountant = owner,
) => {
  const { store } = trial;
  const own = `/store/${store.id}:${store.id}/other/store/${path}`;
  return worldOf(by).call<Body & { code?: string }>(store, method, own, body, withKey(key));
};

test('the owner switches it, repeatably, with an entry in the history; pages are made anew', async () => {
  const { store } = trial;
  const revision = async () =>
    (await row('a', sql<{ n: number }>`SELECT revision AS n FROM store WHERE id = ${store.id}`)).n;
  const before = await revision();
  const off = await call('PUT', 'test-mode', { test_mode: false }, 'test-mode-key-off');
  expect(off.body).toEqual({ test_mode: false, codes: ['str_card'], orders: 0 });
  expect(await call('PUT', 'test-mode', { test_mode: false }, 'test-mode-key-off')).toEqual(off);
  expect(await revision()).toBe(before + 1);
  const edits = await rows(
    'a',
    sql`SELECT before, after FROM store_edit WHERE store_id = ${store.id} AND subject = 'test_mode'`,
  );
  expect(edits).toEqual([{ before: '{"test_mode":true}', after: '{"test_mode":false}' }]);
  expect((await call('GET', 'test-mode')).body.test_mode).toBe(false);
});

test('nobody without the grant reads, switches or deletes', async () => {
  for (const [method, path, body] of [
    ['GET', 'test-mode', undefined],
    ['PUT', 'test-mode', { test_mode: true }],
    ['DELETE', 'test-orders', {}],
  ] as const) {
    const answer = await call(method, path, body, fresh('test-mode-key-'), accountant);
    expect([answer.status, answer.body.code]).toEqual([403, 'not_allowed']);
  }
});

test('test orders are listed with their mark, and by a filter of their own', async () => {
  const { store, list } = trial;
  const { order } = await trial.paid();
  await setMode(store, false);
  const live = await trial.paid();
  expect((await list()).map(({ id, is_test }) => [id, is_test])).toEqual([
    [live.order, undefined],
    [order, true],
  ]);
  expect((await list('?test=true')).map(({ id }) => id)).toEqual([order]);
  expect((await orderOf(trial, store, order)).body.is_test).toBe(true);
  expect((await orderOf(trial, store, live.order)).body.is_test).toBeUndefined();
});

test('all test orders are deleted at once, with all that is known of them; real ones never', async () => {
  const { store, world, item, cancel, refund } = trial;
  const { order, payment } = await trial.paid();
  await refund(order, { part: 'amount', amount: 5_000, reason: 'goodwill' });
  await cancel(order, { from: 'sent_to_supplier', reason: 'requested_by_client' });
  await trial.bought();
  await buyer(world, store).awaiting([{ item }]);
  await setMode(store, false);
  const live = await trial.paid();
  for (const edited of [order, live.order]) {
    await write(
      'a',
      sql`INSERT INTO order_edit (order_id, n, edited_at, account_id, kind, changed)
        VALUES (${edited}, 1, 1, 'ac_duena', 'delivery', '{}')`,
    );
  }
  const deleted = await call<{ deleted: number }>('DELETE', 'test-orders', {}, 'test-orders-key-1');
  expect(deleted.body).toEqual({ deleted: 3 });
  const again = await call<{ deleted: number }>('DELETE', 'test-orders', {}, 'test-orders-key-1');
  expect(again.body).toEqual({ deleted: 3 });
  expect((await trial.list('?include_canceled=true')).map(({ id }) => id)).toEqual([live.order]);
  const left = await rows(
    'a',
    sql`SELECT id FROM checkout WHERE store_id = ${store.id} AND is_test = 1
      UNION ALL SELECT id FROM payment WHERE id = ${payment}
      UNION ALL SELECT id FROM refund WHERE payment_id = ${payment}
      UNION ALL SELECT order_id FROM order_move WHERE order_id = ${order}
      UNION ALL SELECT order_id FROM order_edit WHERE order_id = ${order}`,
  );
  expect(left).toEqual([]);
  await expect(
    write('a', sql`DELETE FROM purchase_order WHERE id = ${live.order}`),
  ).rejects.toThrow('an order stays');
  await expect(
    write('a', sql`DELETE FROM order_edit WHERE order_id = ${live.order}`),
  ).rejects.toThrow('edits stay');
  expect((await call<{ deleted: number }>('DELETE', 'test-orders', {})).body).toEqual({
    deleted: 0,
  });
});
