import { expect, test } from 'vitest';
import { makeRoom } from './make-room.ts';

test.each([
  [2, ['a', 'b']],
  [3, ['a', 'b', 'c']],
  [4, ['a', 'b', 'c', 'd']],
  [9, ['a', 'b', 'c', 'd']],
  [1, []],
])('of four, the oldest go until one more is %i', (most, left) => {
  const kept = new Set(['d', 'c', 'b', 'a']);
  makeRoom(kept, most);
  expect([...kept].toReversed()).toEqual(left.slice(0, most - 1));
});
