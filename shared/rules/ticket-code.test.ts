import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSignedText, readTypedCode, shownCode, signedText } from './ticket-code.ts';

const hex = (length: number) =>
  fc.string({
    unit: fc.constantFrom(...'0123456789abcdef'.split('')),
    minLength: length,
    maxLength: length,
  });
const signature = fc
  .uint8Array({ minLength: 64, maxLength: 64 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'));
const parts = fc.record({
  ticket: hex(20).map((text) => `tk_${text}`),
  event: hex(8).map((text) => `it_demo-${text}`),
  code: hex(12),
  signature,
});

test('a QR code is read as the parts that it was made of', () => {
  fc.assert(
    fc.property(parts, (made) => {
      expect(readSignedText(signedText(made))).toEqual(made);
      expect(readSignedText(` ${signedText(made)}\n`)).toEqual(made);
    }),
  );
});

test('a typed code is read from the way in which tickets show it', () => {
  fc.assert(
    fc.property(hex(12), (code) => {
      expect(shownCode(code)).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/);
      expect(readTypedCode(shownCode(code))).toBe(code);
      expect(readTypedCode(` ${shownCode(code).replaceAll('-', ' ').toLowerCase()} `)).toBe(code);
    }),
  );
});

test('any other text is no code', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readSignedText(text)).toBeUndefined();
    }),
  );
  for (const text of ['', 'K7QX-2M4P', '12345', 'https://example.com/', '0123456789abcdef']) {
    expect([readSignedText(text), readTypedCode(text)]).toEqual([undefined, undefined]);
  }
});
