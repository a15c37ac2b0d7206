import { expect, test } from 'vitest';
import {
  additionProblem,
  ADDITIONS_MAX,
  OPEN_ADDITIONS_MAX,
  type ExtendedFacts,
} from './order-additions.ts';

const facts: ExtendedFacts = { isOwn: true, isTest: false, hasMail: true, additions: [] };
const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

test('an order of the store’s own grows', () => {
  expect(additionProblem(facts)).toBeUndefined();
});

test.each<Partial<ExtendedFacts>>([{ isOwn: false }, { isTest: true }, { hasMail: false }])(
  'one that is another store’s sale, a test, or of nobody who can be written to does not: %j',
  (given) => {
    expect(additionProblem({ ...facts, ...given })).toBe('order_not_extendable');
  },
);

test('only so many additions wait for their payment at a time, and what is over makes room', () => {
  const open = times(OPEN_ADDITIONS_MAX - 1, 'open' as const);
  expect(additionProblem({ ...facts, additions: open })).toBeUndefined();
  expect(additionProblem({ ...facts, additions: [...open, 'waiting'] })).toBe('too_many_additions');
  const over = ['paid', 'lapsed', 'taken_back'] as const;
  expect(additionProblem({ ...facts, additions: [...open, ...over] })).toBeUndefined();
  const all = times(ADDITIONS_MAX, 'taken_back' as const);
  expect(additionProblem({ ...facts, additions: all })).toBe('too_many_additions');
});
