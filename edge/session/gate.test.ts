import { expect, test } from 'vitest';
import { gate } from './gate.ts';

test('no more than its places run at a time, in their order, and a failure frees its place', async () => {
  const enter = gate(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (index: number) =>
    enter(async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(index);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      if (index % 3 === 0) throw new Error('fails');
      return index;
    });
  const ended = await Promise.allSettled(Array.from({ length: 12 }, (_none, index) => work(index)));
  expect(most).toBe(2);
  expect(order).toEqual(Array.from({ length: 12 }, (_none, index) => index));
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(4);
});
