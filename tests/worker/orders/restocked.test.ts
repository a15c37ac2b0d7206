/** Units of a closed return that go back into the stock, as its seller says. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { row, rows, stockOf, write } from '../purchase/world.ts';
import { makeShop } from './returning.ts';

newBuyersEachTest();

let shop: Awaited<ReturnType<typeof makeShop>>;
beforeEach(async () => {
  shop = await makeShop();
});

const ask = async (order: string, amount = 3) =>
  (
    await shop.ask(order, {
      units: [
        { line: 0, amount },
        { line: 1, amount: 1 },
      ],
      reason: 'broken',
      detail: 'Rota',
    })
  ).body.id;
const moves = () =>
  rows(
    'a',
    sql<{
      before: number;
      after: number;
      account_id: string | null;
    }>`SELECT before, after, account_id
      FROM stock_move WHERE sku_id = ${shop.cup.sku} AND reason = 'returned'`,
  );

test('the units that the seller names go back with the close, with their entry in the history', async () => {
  const order = await shop.deliver();
  const before = (await stockOf('a', shop.cup)).on_hand ?? 0;
  const id = await ask(order);
  expect((await shop.read(id)).stock).toMatchObject([
    { line: 0, amount: 3, restocked: 0 },
    { line: 1, amount: 1, restocked: 0 },
  ]);
  const closed = await shop.close(id, { units: [{ line: 0, amount: 2 }] });
  expect(closed.body).toMatchObject({
    state: 'closed',
    stock: [{ restocked: 2 }, { restocked: 0 }],
  });
  expect((await shop.read(id)).stock).toMatchObject([{ restocked: 2 }, { restocked: 0 }]);
  expect((await stockOf('a', shop.cup)).on_hand).toBe(before + 2);
  expect(await moves()).toEqual([{ before, after: before + 2, account_id: 'ac_cuentas' }]);
  expect((await shop.close(id, { units: [{ line: 0, amount: 2 }] })).body).toMatchObject({
    code: 'return_is_closed',
  });
  expect((await stockOf('a', shop.cup)).on_hand).toBe(before + 2);
});

test('no more than came back, no line twice, and none of another line or of what has no stock', async () => {
  const order = await shop.deliver();
  const id = await ask(order, 2);
  for (const units of [
    [{ line: 0, amount: 3 }],
    [{ line: 7, amount: 1 }],
    [
      { line: 0, amount: 1 },
      { line: 0, amount: 1 },
    ],
  ]) {
    expect((await shop.close(id, { units })).body).toMatchObject({ code: 'return_units' });
  }
  await write('a', sql`UPDATE sku SET on_hand = NULL WHERE id = ${shop.cup.sku}`);
  expect((await shop.close(id, { units: [{ line: 0, amount: 1 }] })).body).toMatchObject({
    code: 'return_units',
  });
  expect((await shop.close(id)).body).toMatchObject({ state: 'closed' });
  expect(await moves()).toEqual([]);
});

test('of ten that close it at one time one puts the units back, and sold-out pages are made anew', async () => {
  const order = await shop.deliver();
  await write('a', sql`UPDATE sku SET on_hand = 0 WHERE id = ${shop.cup.sku}`);
  const revision = () =>
    row('a', sql<{ revision: number }>`SELECT revision FROM store WHERE id = ${shop.store.id}`);
  const { revision: first } = await revision();
  const id = await ask(order);
  const ten = await Promise.all(
    Array.from({ length: 10 }, () => shop.close(id, { units: [{ line: 0, amount: 3 }] })),
  );
  expect(ten.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await stockOf('a', shop.cup)).on_hand).toBe(3);
  expect((await revision()).revision).toBeGreaterThan(first);
});
