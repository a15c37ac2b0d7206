import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { modulesAt, textAt, writePdf } from './document.ts';
import { toWinAnsi } from './win-ansi.ts';

const SIZE = { width: 595, height: 792 };
const read = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

test('each object stands where the table says, and each page is as long as it says', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }),
      (title, texts) => {
        const pages = texts.map((one) => textAt({ x: 10, y: 20 }, 12, 'regular', one));
        const text = read(writePdf(title, SIZE, pages));
        const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
        expect(text.slice(start, start + 4)).toBe('xref');
        const offsets = Array.from(text.slice(start).matchAll(/(\d{10}) 00000 n /g), ([, at]) =>
          Number(at),
        );
        expect(offsets).toHaveLength(5 + 2 * pages.length);
        offsets.forEach((at, index) => {
          expect(text.slice(at).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
        });
        pages.forEach((page, index) => {
          const at = offsets[6 + 2 * index] ?? 0;
          const length = Number(/\/Length (\d+)/.exec(text.slice(at))?.[1]);
          const begin = text.indexOf('stream\n', at) + 'stream\n'.length;
          expect(text.slice(begin, begin + length)).toBe(page);
          expect(text.slice(begin + length).startsWith('\nendstream')).toBe(true);
        });
      },
    ),
  );
});

test('a text cannot end its string, and no sign is more than one byte', () => {
  expect(textAt({ x: 1, y: 2 }, 9, 'bold', 'a) Tj (b\\')).toBe(
    String.raw`BT /F2 9 Tf 1 2 Td (a\) Tj \(b\\) Tj ET`,
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const codes = Array.from(toWinAnsi(text), (sign) => sign.charCodeAt(0));
      expect(codes.every((code) => code >= 32 && code < 256)).toBe(true);
    }),
  );
});

test('letters of Spanish stay, those of other scripts are marked', () => {
  expect(toWinAnsi('Ágata Peña – “Ñandú” €5')).toBe('Ágata Peña \u0096 \u0093Ñandú\u0094 \u00805');
  expect(toWinAnsi('Ngọc Łukasz 王 👍🏽')).toBe('Ngoc ?ukasz ? ??');
});

test('a picture of modules stands upside up', () => {
  expect(modulesAt({ x: 5, y: 6 }, 30, 3, 'M0 0h2v1h-2zM1 2h1v1h-1z')).toBe(
    'q 10 0 0 10 5 6 cm\n0 2 2 1 re\n1 0 1 1 re\nf Q',
  );
});
