import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { decode } from './decode.ts';

/** Pixels of a module's side. */
const SCALE = 4;

/** A picture of a QR code as a camera gives it: RGBA, a module many pixels wide. */
function pictureOf(text: string): ImageData {
  const { size, data: rows } = encode(text, { ecc: 'M', border: 4 });
  const side = size * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (!rows[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)]) continue;
      data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return { width: side, height: side, data } as ImageData;
}

test('the kept reader reads what tickets show', () => {
  const text = `tk_0123456789abcdef0123.it_concierto.0123456789ab.${'Aa0_-'.repeat(17)}Q`;
  expect(decode(pictureOf(text))).toBe(text);
});

test('a picture without a code gives nothing, and the next one is read', () => {
  const blank = { width: 40, height: 40, data: new Uint8ClampedArray(6400).fill(255) };
  expect(decode(blank as ImageData)).toBeUndefined();
  expect(decode(pictureOf('tk_1'))).toBe('tk_1');
});
