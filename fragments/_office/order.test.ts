import { expect, test, vi } from 'vitest';
import { orderModel, placed } from './order.ts';

const t = {
  lifted: '{{name}} up: {{at}} of {{of}}',
  moved: '{{name}}: {{at}} of {{of}}',
  dropped: '{{name}} down: {{at}} of {{of}}',
  canceled: '{{name}} back: {{at}} of {{of}}',
};

function started(saves = true) {
  const save = vi.fn<(ids: readonly string[]) => Promise<boolean>>(() => Promise.resolve(saves));
  const nameOf = (id: string) => id.toUpperCase();
  return { ...orderModel({ ids: ['a', 'b', 'c'], nameOf, t, save }), save };
}

test.each([
  ['a', 2, ['b', 'c', 'a']],
  ['c', 0, ['c', 'a', 'b']],
  ['b', 1, ['a', 'b', 'c']],
  ['a', 9, ['b', 'c', 'a']],
  ['c', -4, ['c', 'a', 'b']],
])('%s at %i', (id, position, ids) => expect(placed(['a', 'b', 'c'], id, position)).toEqual(ids));

test('a row is lifted, moved and dropped: each step is said, the order is saved once', async () => {
  const order = started();
  order.moveBy(1);
  expect(order.$ids.value).toEqual(['a', 'b', 'c']);
  order.lift('a');
  expect(order.$said.value).toBe('A up: 1 of 3');
  order.moveBy(1);
  expect(order.$said.value).toBe('A: 2 of 3');
  order.moveBy(5);
  await order.drop();
  expect(order.$said.value).toBe('A down: 3 of 3');
  expect(order.save.mock.calls).toEqual([[['b', 'c', 'a'], 'a']]);
  expect(order.$lifted.value).toBeNull();
});

test('a row that is put back, or dropped where it was, saves nothing', async () => {
  const order = started();
  order.lift('a');
  order.moveTo(2);
  order.cancel();
  expect(order.$ids.value).toEqual(['a', 'b', 'c']);
  expect(order.$said.value).toBe('A back: 1 of 3');
  order.lift('b');
  await order.drop();
  expect(order.save).not.toHaveBeenCalled();
});

test('an order that the edge refuses goes back', async () => {
  const order = started(false);
  order.lift('c');
  order.moveTo(0);
  await order.drop();
  expect(order.$ids.value).toEqual(['a', 'b', 'c']);
});
