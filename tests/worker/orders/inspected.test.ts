/** What came back of a return, as its seller notes it once, with its stock and the money that is due. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { fresh, rows, stockOf, write } from '../purchase/world.ts';
import { makeShop } from './returning.ts';

newBuyersEachTest();

let shop: Awaited<ReturnType<typeof makeShop>>;
beforeEach(async () => {
  shop = await makeShop();
});

/** A return of three cups (100.00 each) and a plate (50.00). */
async function asked() {
  const order = await shop.deliver();
  const units = [
    { line: 0, amount: 3 },
    { line: 1, amount: 1 },
  ];
  const { body } = await shop.ask(order, { units, reason: 'broken', detail: 'Rota' });
  return { order, id: body.id };
}
const seen = (cups: readonly [number, number, number], plates: readonly [number, number, number]) =>
  [cups, plates].map(([back, lost, missing], line) => ({ line, back, lost, missing }));
const cupsLeft = async () => (await stockOf('a', shop.cup)).on_hand ?? 0;

test('good units go back into the stock, the others are kept as written off or missing, and the buyer is told', async () => {
  const before = await cupsLeft();
  const { order, id } = await asked();
  expect(await shop.read(id)).toMatchObject({ inspected_on: null, due: null });
  const made = await shop.inspect(id, seen([1, 1, 1], [0, 1, 0]));
  expect(made.body).toMatchObject({
    state: 'open',
    lines: [
      { back: 1, lost: 1, missing: 1 },
      { back: 0, lost: 1, missing: 0 },
    ],
    stock: [{ restocked: 1 }, { restocked: 0 }],
    due: 25_000,
  });
  expect({ ...(await shop.read(id)), comments: [] }).toEqual({ ...made.body, comments: [] });
  expect(await cupsLeft()).toBe(before - 3 + 1);
  expect((await shop.seen(order)).returns[0]).toMatchObject({ lines: [{ missing: 1 }, {}] });
  const told = await rows(
    'a',
    sql<{ event: string }>`SELECT payload ->> 'event' AS event FROM outbox
      WHERE store_id = ${shop.store.id} AND topic = 'mail.return_of_buyer' ORDER BY rowid`,
  );
  expect(told.map(({ event }) => event)).toEqual(['opened', 'inspected']);
});

test('what was given back comes off what is due, a restocking fee too, and closing puts nothing back again', async () => {
  const terms = { return_type: '72hrs', return_policy: 'common', return_fees: 'restocking_fees' };
  const info = JSON.stringify({ ...terms, restocking_fees: 15 });
  await write('a', sql`UPDATE item SET return_info = ${info} WHERE id = ${shop.cup.item}`);
  const { order, id } = await asked();
  await shop.inspect(id, seen([3, 0, 0], [1, 0, 0]));
  expect((await shop.read(id)).due).toBe(25_500 + 5_000);
  await shop.refund(order, { part: 'amount', amount: 30_000, reason: 'returned' });
  expect((await shop.read(id)).due).toBe(500);
  const after = await cupsLeft();
  expect((await shop.close(id, { units: [{ line: 0, amount: 1 }] })).body).toMatchObject({
    code: 'return_is_inspected',
  });
  const closed = await shop.close(id);
  expect(closed.body).toMatchObject({ state: 'closed', stock: [{ restocked: 3 }, {}] });
  expect(await cupsLeft()).toBe(after);
});

test('it names every line once and adds up, and is refused once the return is closed', async () => {
  const { id } = await asked();
  const [cups, plates] = seen([1, 1, 1], [1, 0, 0]);
  for (const lines of [
    [cups!],
    [cups!, cups!],
    [cups!, plates!, { ...plates!, line: 2 }],
    seen([1, 1, 0], [1, 0, 0]),
    seen([4, 0, 0], [1, 0, 0]),
  ]) {
    expect((await shop.inspect(id, lines)).body.code).toBe('inspection_units');
  }
  expect((await shop.inspect(id, seen([4, 0, -1], [1, 0, 0]))).status).toBe(400);
  await shop.close(id);
  expect((await shop.inspect(id, [cups!, plates!])).body.code).toBe('return_is_closed');
});

test('of ten at one time one is heard; a repeat under one key changes nothing', async () => {
  const before = await cupsLeft();
  const { id } = await asked();
  const ten = await Promise.all(
    Array.from({ length: 10 }, () => shop.inspect(id, seen([3, 0, 0], [1, 0, 0]))),
  );
  expect(ten.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of ten) {
    if (status !== 200) expect(body.code).toBe('return_is_inspected');
  }
  expect(await cupsLeft()).toBe(before);
  const other = await asked();
  const key = fresh('inspection-key-');
  const first = await shop.inspect(other.id, seen([1, 2, 0], [1, 0, 0]), key);
  const again = await shop.inspect(other.id, seen([1, 2, 0], [1, 0, 0]), key);
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await cupsLeft()).toBe(before - 2);
});
