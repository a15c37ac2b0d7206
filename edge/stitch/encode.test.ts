import { expect, test } from 'vitest';
import { encodeAll } from './encode.ts';

const decode = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

test.each([
  ['nothing', []],
  ['letters of every width', ['año', '…', 'a', '\u{1F6CD}\uFE0F', '']],
  ['bytes among texts', ['á', new TextEncoder().encode('ñ…'), 'z']],
  ['more than any page', ['…'.repeat(300_000), 'x'.repeat(300_000)]],
])('%s comes out as it went in', (_what, pieces) => {
  expect(decode(encodeAll(pieces))).toBe(
    pieces.map((piece) => (typeof piece === 'string' ? piece : decode(piece))).join(''),
  );
});

test('one text does not change the next', () => {
  const first = encodeAll(['first and longer']);
  expect(decode(encodeAll(['second']))).toBe('second');
  expect(decode(first)).toBe('first and longer');
});
