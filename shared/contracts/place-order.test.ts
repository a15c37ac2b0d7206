import { expect, test } from 'vitest';
import { z } from 'zod';
import { address } from './place-order.ts';

const { postal_code: postalCode } = address.shape;
/** The pattern that the OpenAPI document states for the text as it is sent. */
const declared = new RegExp(z.toJSONSchema(postalCode, { io: 'input' }).pattern ?? '^never');

test.each([
  ['06600', true],
  ['SW1A 1AA', true],
  [' 44100 ', true],
  ['123', true],
  ['1234567890', true],
  ['12345678901', false],
  ['12', false],
  ['   ', false],
  ['  a', false],
  ['44*00', false],
  ['', false],
])('postal code "%s": the schema and what is declared say the same', (text, good) => {
  expect(postalCode.safeParse(text).success).toBe(good);
  expect(declared.test(text)).toBe(good);
});
