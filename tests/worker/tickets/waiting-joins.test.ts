/** Joining and leaving the waiting list of an experience: once, for as much as may be bought, and without telling who is in it. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { makeItem, write } from '../purchase/world.ts';
import { makeLine, type Line } from './line.ts';

newBuyersEachTest();

const DAY_MS = 86_400_000;
let line: Line;
beforeEach(async () => {
  line = await makeLine();
});

const ANA = 'ana@example.com';
const EVA = 'eva@example.com';

test('who joins stands in line once, and the answer does not tell who is in it', async () => {
  const key = 'join-key-number-one';
  const first = await line.join(ANA, 2, {}, key);
  expect(first).toMatchObject({ status: 201 });
  expect(await line.join(ANA, 2, {}, key)).toEqual(first);
  const again = await line.join('Ana+otra@Example.com', 5);
  expect(again.status).toBe(201);
  expect(Object.keys(again.body)).toEqual(Object.keys(first.body));
  expect(again.body.place).not.toBe(first.body.place);
  await line.join(EVA);
  expect(await line.list()).toMatchObject({
    is_open: true,
    results: [
      { email: ANA, places: 2, position: 1, state: 'waiting', until: null },
      { email: EVA, places: 1, position: 2, state: 'waiting' },
    ],
  });
  // A code that belongs to nobody leaves like one that does.
  expect(await line.leave(again.body.place)).toEqual({ status: 200, body: {} });
  expect((await line.states())[ANA]).toBe('waiting');
  expect(await line.leave(first.body.place)).toEqual({ status: 200, body: {} });
  expect(await line.leave(first.body.place)).toEqual({ status: 200, body: {} });
  expect(await line.states()).toEqual({ [EVA]: 'waiting', [ANA]: 'left' });
  const forged = `${first.body.place.slice(0, -1)}${first.body.place.endsWith('A') ? 'B' : 'A'}`;
  expect((await line.leave(forged)).body).toMatchObject({ code: 'invalid_link' });
});

test.each([
  ['another store’s experience', { item: 'it_no', sku: 'sk_no' }, 'item_not_found'],
  ['no place', { places: 0 }, 'invalid_request'],
  ['eleven places', { places: 11 }, 'invalid_request'],
  ['an address that is none', { email: 'ana' }, 'invalid_request'],
])('nobody joins for %s', async (_, given, code) => {
  expect((await line.join(ANA, 1, given)).body).toMatchObject({ code });
});

test('there is a line where places are missing, the list is open and the event is to come', async () => {
  await line.raise(1);
  expect((await line.join(ANA, 1)).body).toMatchObject({ code: 'waiting_list_needless' });
  expect((await line.join(ANA, 2)).status).toBe(201);
  await line.switchTo(false);
  expect((await line.join(EVA, 2)).body).toMatchObject({ code: 'waiting_list_closed' });
  expect((await line.list()).is_open).toBe(false);
  await line.switchTo(true);
  line.pass(7 * DAY_MS - 29 * 60_000);
  expect((await line.join(EVA, 2)).body).toMatchObject({ code: 'experience_ended' });
  const product = await makeItem(line.store, { onHand: 0 });
  expect((await line.join(EVA, 1, product)).body).toMatchObject({ code: 'item_not_found' });
});

test('nobody waits for more than may be bought at once, nor holds the others up', async () => {
  const most = (max: number) =>
    write('a', sql`UPDATE item SET max_purchase_amount = ${max} WHERE id = ${line.item.item}`);
  await most(4);
  expect((await line.join(ANA, 5)).body).toMatchObject({ code: 'purchase_amount_exceeded' });
  expect((await line.join(ANA, 4)).status).toBe(201);
  await line.join(EVA, 2);
  await most(3);
  await line.raise(4);
  await line.due();
  expect(await line.states()).toEqual({ [ANA]: 'waiting', [EVA]: 'offered' });
});

test('an address, a mailbox and a store join so often, and no oftener', async () => {
  const statuses = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await line.join(`ana+${n}@example.com`)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
});
