/** Purchases across a clock that jumps: a sold unit stays sold, and nothing is sold twice. */
import { beforeEach, expect, test } from 'vitest';
import { sweepHolds } from '../../../edge/flows/purchase/sweep-holds.ts';
import { buyer, newBuyersEachTest } from './buyer.ts';
import {
  fresh,
  makeItem,
  makeStore,
  makeWorld,
  MINUTE_MS,
  stockOf,
  type TestItem,
  type TestStore,
  type World,
} from './world.ts';

newBuyersEachTest();

const HOUR_MS = 60 * MINUTE_MS;

let world: World;
let store: TestStore;
let item: TestItem;

beforeEach(async () => {
  world = makeWorld();
  store = await makeStore();
  item = await makeItem(store, { onHand: 1 });
});

test.each([
  ['swept', true],
  ['not swept', false],
])(
  'a hold that ended while the clock was ahead, %s, takes nothing back from the next buyer',
  async (_, sweeps) => {
    const [first, second] = [buyer(world, store), buyer(world, store)];
    const early = await first.ready([{ item }]);
    world.clock.advance(HOUR_MS);
    if (sweeps) await sweepHolds(world.work('a').cell, world.clock.now());
    const late = await second.ready([{ item }]);
    world.clock.advance(-HOUR_MS);
    expect((await first.place(early)).status).toBeGreaterThanOrEqual(400);
    expect((await second.place(late)).status).toBe(201);
    expect(await stockOf('a', item)).toEqual({ on_hand: 0, reserved: 0 });
  },
);

test('a hold of a clock that is put back is still its buyer’s', async () => {
  const { ready, place } = buyer(world, store);
  const started = await ready([{ item }]);
  world.clock.advance(-HOUR_MS);
  const rival = await buyer(world, store).checkout([{ item }]);
  expect([rival.status, rival.body.code]).toEqual([409, 'out_of_stock']);
  expect((await place(started)).status).toBe(201);
  expect(await stockOf('a', item)).toEqual({ on_hand: 0, reserved: 0 });
});

test('a key that is forgotten by a jump ahead places no second order', async () => {
  const { ready, place } = buyer(world, store);
  const started = await ready([{ item }]);
  const key = fresh('key-number-');
  const placed = await place(started, {}, key);
  world.clock.advance(25 * HOUR_MS);
  const again = await place(started, {}, key);
  expect([again.status, again.body.code]).toEqual([409, 'checkout_already_placed']);
  world.clock.advance(-25 * HOUR_MS);
  expect((await place(started, {}, key)).body).toEqual(placed.body);
  expect(await stockOf('a', item)).toEqual({ on_hand: 0, reserved: 0 });
});
