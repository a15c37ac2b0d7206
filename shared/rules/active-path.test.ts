import { expect, test } from 'vitest';
import { currentMark } from './active-path.ts';

test.each([
  ['/productos', '/productos', 'page'],
  ['/productos/', '/productos', 'page'],
  ['/productos?page=2', '/productos', 'page'],
  ['/productos/moda/falda', '/productos', 'true'],
  ['/productos-nuevos', '/productos', undefined],
  ['/servicios', '/productos', undefined],
  ['/', '/', 'page'],
  ['/productos', '/', undefined],
])('on %s the link to %s is %s', (path, target, expected) => {
  expect(currentMark(path, target)).toBe(expected);
});
