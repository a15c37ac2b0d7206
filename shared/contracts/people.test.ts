import { expect, test } from 'vitest';
import { ownPath } from './people.ts';

test.each(['/', '/productos?page=2', '/tienda/ana/terms#x'])('%j is a path to go on to', (path) => {
  expect(ownPath.safeParse(path).success).toBe(true);
});

test.each([
  '',
  'productos',
  '//elsewhere.test',
  '/\\elsewhere.test',
  '/\t/elsewhere.test',
  '/\n/elsewhere.test',
  'https://elsewhere.test',
])('%j is none', (path) => {
  expect(ownPath.safeParse(path).success).toBe(false);
});
