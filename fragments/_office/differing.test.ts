import { expect, test } from 'vitest';
import { differingOf, rebased } from './differing.ts';

test('of two versions the fields that differ are told, a missing one as an empty one', () => {
  expect(differingOf(['a', 'b', 'c'], { a: '1', b: '2' }, { a: '1', b: '3', c: '4' })).toEqual([
    { name: 'b', theirs: '2', mine: '3' },
    { name: 'c', theirs: '', mine: '4' },
  ]);
});

test.each([
  ['typed here alone', '1', '2', '1', '2', false],
  ['saved by the other editor alone', '1', '1', '3', '3', false],
  ['set by both to one value', '1', '2', '2', '2', false],
  ['set by both, each to its own', '1', '2', '3', '2', true],
  ['emptied here and set there', '1', '', '3', '', true],
])('a field that was %s', (_how, base, typed, theirs, value, isBoth) => {
  expect(rebased(['a'], { a: base }, { a: typed }, { a: theirs })).toEqual({
    values: { a: value },
    both: isBoth ? ['a'] : [],
  });
});
