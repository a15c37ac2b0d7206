import { expect, test } from 'vitest';
import { withoutTail } from './without-tail.ts';

test.each([
  ['/libros//', '/', '/libros'],
  ['//', '/', ''],
  ['', '/', ''],
  ['a/b', '/', 'a/b'],
  ['123**', '*', '123'],
])('%j without %j at its end is %j', (text, character, rest) =>
  expect(withoutTail(text, character)).toBe(rest),
);
