import { expect, test } from 'vitest';
import type { SellerOrder } from '../../../../shared/contracts/seller-orders.ts';
import { arrived } from '../fixtures.ts';
import { bulkModel } from './bulk.ts';

const orders: SellerOrder[] = ['a', 'b', 'c', 'd'].map((id) => ({
  ...arrived,
  id,
  number: id.toUpperCase(),
  next: id === 'd' ? null : 'in_process',
}));

function started(refused: Readonly<Record<string, string>> = {}) {
  const moved: string[] = [];
  const model = bulkModel({
    orders: () => orders,
    move: async ({ id }) => {
      moved.push(id);
      return refused[id] ?? null;
    },
  });
  return { model, moved };
}

test('every order on screen that may move is picked, and no other', () => {
  const { model } = started();
  model.pickAll(true);
  expect([...model.$picked.value]).toEqual(['a', 'b', 'c']);
  model.pick('b', false);
  expect([...model.$picked.value]).toEqual(['a', 'c']);
  model.pickAll(false);
  expect(model.$picked.value.size).toBe(0);
});

test('one that is refused stops no other, stays picked, and is told with its reason', async () => {
  const { model, moved } = started({ b: 'El pedido avanzó' });
  model.pickAll(true);
  await model.moveAll();
  expect(moved).toEqual(['a', 'b', 'c']);
  expect(model.$result.value).toEqual({
    moved: 2,
    stayed: [{ number: 'B', reason: 'El pedido avanzó' }],
  });
  expect([...model.$picked.value]).toEqual(['b']);
});

test('a second press while they are on their way sends nothing twice', async () => {
  const { model, moved } = started();
  model.pick('a', true);
  await Promise.all([model.moveAll(), model.moveAll()]);
  expect(moved).toEqual(['a']);
  expect(model.$sent.value).toBeNull();
});
