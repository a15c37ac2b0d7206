import { expect, test } from 'vitest';
import { isPostalCode } from './postal-code.ts';

test.each([
  ['06000', 'MX', true],
  ['0600', 'MX', false],
  ['94110-1234', 'US', true],
  ['C1425', 'AR', true],
  ['K1A 0B1', 'CA', true],
  ['<1>', 'AR', false],
  ['   ', 'AR', false],
])('%j as a postal code of %s: %s', (text, country, valid) => {
  expect(isPostalCode(text, country)).toBe(valid);
});
