import { expect, test } from 'vitest';
import { textPieces } from './encoding.ts';

/** The text as a job reads it, whose bytes came in pieces of a size. */
function read(bytes: Uint8Array, size: number): string {
  const pieces = textPieces();
  const kept: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += size) {
    kept.push(pieces.take(bytes.subarray(at, at + size)).slice());
  }
  kept.push(pieces.end());
  return new TextDecoder(pieces.encoding()).decode(Buffer.concat(kept));
}

const TEXT = `código,nombre\r\n${'1,Ñandú\r\n2,Niña\r\n'.repeat(500)}`;
const utf16 = (isBig: boolean, mark: boolean) => {
  const text = `${mark ? '\uFEFF' : ''}${TEXT}`;
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  return new Uint8Array(view.buffer);
};

test.each([
  ['UTF-8', new TextEncoder().encode(TEXT)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
  ['UTF-16, little endian', utf16(false, true)],
  ['UTF-16, big endian', utf16(true, true)],
  ['UTF-16 without mark', utf16(false, false)],
  ['UTF-16, big endian, without mark', utf16(true, false)],
  ['windows-1252', Uint8Array.from(TEXT, (letter) => letter.charCodeAt(0))],
])('a file in %s is read', (_, bytes) => {
  for (const size of [1, 7, 4_000, 100_000]) expect(read(bytes, size)).toBe(TEXT);
});

test('some broken bytes leave the accents of a file in UTF-8 as they are', () => {
  const bytes = new TextEncoder().encode(`${TEXT}3,x\r\n`);
  bytes[bytes.length - 3] = 0xff;
  expect(read(bytes, 7)).toBe(`${TEXT}3,\uFFFD\r\n`);
});
