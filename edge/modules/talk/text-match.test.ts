import { expect, test } from 'vitest';
import { textMatch } from './text-match.ts';

test('each word has to begin one of the message’s', () => {
  expect(textMatch('ac_1', ['fal', 'azul'])).toBe(
    'readers : "ac 1" AND folded : "fal" * AND folded : "azul" *',
  );
});

test('signs part words, and none of them is a sign of the query', () => {
  expect(textMatch('st_a-b', ['x"y', 'or)', '¿que?'])).toBe(
    'readers : "st a b" AND folded : "x" * AND folded : "y" * AND folded : "or" * AND folded : "que" *',
  );
});

test('signs alone look for nothing', () => {
  expect(textMatch('ac_1', ['¿?', '-'])).toBeUndefined();
  expect(textMatch('ac_1', [])).toBeUndefined();
});
