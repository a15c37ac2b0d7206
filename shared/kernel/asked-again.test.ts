import { expect, test } from 'vitest';
import { isAskedAgain } from './asked-again.ts';

test('every second time of a name counts, and the oldest names make room', () => {
  const asked = new Set<string>();
  const ask = (name: string) => isAskedAgain(asked, name, 2);
  expect(['a', 'a', 'a', 'b', 'a'].map(ask)).toEqual([false, true, false, false, true]);
  expect(['c', 'd', 'b'].map(ask)).toEqual([false, false, false]);
});
