import { expect, test } from 'vitest';
import { affinityAfter, affinityMoves, affinityStates } from './affinity.ts';

test('each move is made from its states alone', () => {
  const table = [null, ...affinityStates].map((state) => [
    state,
    affinityMoves.map((move) => affinityAfter(state, move) ?? '-').join(' '),
  ]);
  expect(Object.fromEntries(table)).toEqual({
    null: 'asked - - -',
    asked: '- left accepted rejected',
    accepted: '- left - rejected',
    rejected: 'asked - accepted -',
    left: 'asked - - -',
  });
});
