import { expect, test } from 'vitest';
import { isPostalCode } from './postal-code.ts';

test.each([
  ['06000', 'MX', true],
  ['0600', 'MX', false],
  ['x06000', 'MX', false],
  ['060001', 'MX', false],
  ['06000 ', 'MX', false],
  ['94110-1234', 'US', true],
  ['94110', 'US', true],
  ['x94110', 'US', false],
  ['94110-123', 'US', false],
  ['94110-12345', 'US', false],
  [' C1425 ', 'AR', true],
  ['C14', 'AR', true],
  ['C1', 'AR', false],
  ['C1425 ABCD', 'AR', true],
  ['C1425 ABCDE', 'AR', false],
  ['!C1425', 'AR', false],
  ['C1425!', 'AR', false],
  ['C14\n25', 'AR', false],
  ['C1425', 'AR', true],
  ['K1A 0B1', 'CA', true],
  ['<1>', 'AR', false],
  ['   ', 'AR', false],
])('%j as a postal code of %s: %s', (text, country, valid) => {
  expect(isPostalCode(text, country)).toBe(valid);
});
