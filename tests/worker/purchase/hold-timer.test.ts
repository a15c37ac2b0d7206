import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import type { Purchase } from '../../../shared/contracts/orders.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { wings } from '../../../edge/wings/index.ts';
import { runScheduled } from '../../../edge/wings/run-scheduled.ts';
import { buyer, newBuyersEachTest } from './buyer.ts';
import {
  makeItem,
  makeStore,
  makeWorld,
  MINUTE_MS,
  NOON,
  row,
  stockOf,
  write,
  type TestStore,
} from './world.ts';

newBuyersEachTest();

const world = makeWorld();

function timer(cell: 'a' | 'b') {
  return env.HOLD_TIMER.get(env.HOLD_TIMER.idFromName(cell));
}

function alarmOf(cell: 'a' | 'b'): Promise<number | null> {
  return runInDurableObject(timer(cell), (_instance, state) => state.storage.getAlarm());
}

/** Lets a checkout's time pass for every clock. */
async function end(cell: 'a' | 'b', checkout: string): Promise<void> {
  await write(cell, sql`UPDATE checkout SET expires_at = 1 WHERE id = ${checkout}`);
  await write(cell, sql`UPDATE hold SET expires_at = 1 WHERE checkout_id = ${checkout}`);
}

/** What its buyer is told of a purchase: whether units are kept for it. */
async function isHeld(store: TestStore, checkout: string): Promise<boolean> {
  const { body } = await world.call<Purchase>(store, 'GET', `/orders/aggregation/${checkout}`);
  return body.is_held;
}

function stateOf(cell: 'a' | 'b', checkout: string) {
  return row(cell, sql<{ state: string }>`SELECT state FROM checkout WHERE id = ${checkout}`);
}

test('the first hold sets it, its alarm sweeps and waits for the next hold', async () => {
  const store = await makeStore('b');
  const item = await makeItem(store, { onHand: 3 });
  const { checkout, awaiting } = buyer(world, store);
  const kept = await checkout([{ item }]);
  await world.settled();
  expect(await alarmOf('b')).toBe(NOON + 15 * MINUTE_MS);
  const open = await checkout([{ item }]);
  const unpaid = await awaiting([{ item }]);
  expect(await isHeld(store, unpaid.checkout)).toBe(true);
  await end('b', open.body.id);
  await end('b', unpaid.checkout);
  expect(await runDurableObjectAlarm(timer('b'))).toBe(true);
  expect(await stockOf('b', item)).toEqual({ on_hand: 3, reserved: 1 });
  expect(await stateOf('b', open.body.id)).toEqual({ state: 'expired' });
  expect(await stateOf('b', kept.body.id)).toEqual({ state: 'open' });
  const order = await row(
    'b',
    sql<{ state: string }>`SELECT state FROM purchase_order WHERE checkout_id = ${unpaid.checkout}`,
  );
  expect(order.state).toBe('canceled_by_customer');
  expect(await isHeld(store, unpaid.checkout)).toBe(false);
  expect(await alarmOf('b')).toBe(NOON + 15 * MINUTE_MS);
});

test('the cron does the same in every cell', async () => {
  const { ports, env: variables } = world.work('a');
  const ended = await Promise.all(
    (['a', 'b'] as const).map(async (cell) => {
      const store = await makeStore(cell);
      const item = await makeItem(store, { onHand: 1 });
      const { body } = await buyer(world, store).checkout([{ item }]);
      await end(cell, body.id);
      return { cell, item, id: body.id };
    }),
  );
  await runScheduled(
    wings.flatMap(({ schedules }) => schedules),
    variables,
    ports,
  );
  for (const { cell, item, id } of ended) {
    expect(await stockOf(cell, item)).toEqual({ on_hand: 1, reserved: 0 });
    expect(await stateOf(cell, id)).toEqual({ state: 'expired' });
  }
});

test('rows past their day are deleted', async () => {
  const store = await makeStore();
  const cart = await buyer(world, store).cart([]);
  await write('a', sql`UPDATE cart SET updated_at = ${NOON - 31 * 86_400_000} WHERE id = ${cart}`);
  await write(
    'a',
    sql`INSERT INTO idempotency (store_id, call, key, request_hash, status, answer, created_at)
      VALUES (${store.id}, 'old', 'old-key-1', '', 200, '{}', ${NOON - 25 * 3_600_000})`,
  );
  const { ports, env: variables } = world.work('a');
  await runScheduled(
    wings.flatMap(({ schedules }) => schedules),
    variables,
    ports,
  );
  const left = await row(
    'a',
    sql<{ n: number }>`SELECT (SELECT count(*) FROM cart WHERE id = ${cart})
      + (SELECT count(*) FROM idempotency WHERE call = 'old') AS n`,
  );
  expect(left.n).toBe(0);
});
