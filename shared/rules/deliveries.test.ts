import { expect, test } from 'vitest';
import { maskedAddress } from './deliveries.ts';

test.each([
  ['ana@example.com', 'a…@example.com'],
  ['ñandú.largo@correo.example', 'ñ…@correo.example'],
  ['😀@example.com', '😀…@example.com'],
  ['"a@b"@example.com', '"…@example.com'],
  ['@example.com', '…@example.com'],
  ['+525512345678', '…5678'],
  ['', '…'],
])('%s is shown as %s', (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});
