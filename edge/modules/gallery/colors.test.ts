import { deflateSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { fail, ok } from '../../../shared/kernel/result.ts';
import type { ImageResizer } from '../../providers/image/port.ts';
import { number32, pngChunk } from '../../uploads/fixtures.ts';
import { bytesOf, joined } from '../../uploads/picture.ts';
import { colorsOf, mainColors } from './colors.ts';
import { pixelsOf, type Rgb } from './pixels.ts';

const RED: Rgb = [200, 30, 40];
const BLUE: Rgb = [20, 40, 210];

/** A PNG of lines, each with its filter before its numbers. */
function pngOf(type: number, width: number, lines: number[][], ...more: Uint8Array<ArrayBuffer>[]) {
  const header = [...number32(width), ...number32(lines.length), 8, type, 0, 0, 0];
  const packed = deflateSync(Uint8Array.from(lines.flat()));
  // Packed pixels may come in any number of parts.
  const [one, other] = [packed.subarray(0, 5), packed.subarray(5)].map((part) =>
    Uint8Array.from(part),
  );
  return joined([
    bytesOf('\x89PNG\r\n\x1a\n'),
    pngChunk('IHDR', Uint8Array.from(header)),
    ...more,
    pngChunk('IDAT', one),
    pngChunk('IDAT', other),
    pngChunk('IEND'),
  ]);
}

test.each<[string, Uint8Array<ArrayBuffer>, Rgb[]]>([
  ['red, green and blue', pngOf(2, 2, [[0, ...RED, ...BLUE]]), [RED, BLUE]],
  [
    'grey',
    pngOf(0, 2, [[0, 7, 9]]),
    [
      [7, 7, 7],
      [9, 9, 9],
    ],
  ],
  ['grey with alpha', pngOf(4, 2, [[0, 7, 255, 9, 0]]), [[7, 7, 7]]],
  [
    'a palette',
    pngOf(3, 2, [[0, 1, 0]], pngChunk('PLTE', Uint8Array.of(...RED, ...BLUE))),
    [BLUE, RED],
  ],
  ['alpha', pngOf(6, 2, [[0, ...RED, 255, ...BLUE, 100]]), [RED]],
  // Each line is the difference from what its filter guesses.
  ['a difference from the left', pngOf(2, 2, [[1, ...RED, 0, 0, 0]]), [RED, RED]],
  [
    'a difference from above',
    pngOf(2, 1, [
      [0, ...RED],
      [2, 1, 1, 1],
    ]),
    [RED, [201, 31, 41]],
  ],
  [
    'a difference from the mean',
    pngOf(0, 2, [
      [0, 10, 20],
      [3, 1, 2],
    ]),
    [
      [10, 10, 10],
      [20, 20, 20],
      [6, 6, 6],
      [15, 15, 15],
    ],
  ],
  [
    'a difference from the nearest',
    pngOf(0, 2, [
      [0, 10, 20],
      [4, 1, 2],
    ]),
    [
      [10, 10, 10],
      [20, 20, 20],
      [11, 11, 11],
      [22, 22, 22],
    ],
  ],
])('the pixels of a picture with %s are read', async (_, png, pixels) => {
  expect(await pixelsOf(png)).toEqual(pixels);
});

test.each([
  ['no PNG', bytesOf('nothing at all')],
  ['a wide one', pngOf(0, 20_000, [[0]])],
  [
    'a square one of too many pixels',
    pngOf(
      0,
      101,
      Array.from({ length: 101 }, () => [0]),
    ),
  ],
  [
    'one of 16 bits',
    joined([
      bytesOf('\x89PNG\r\n\x1a\n'),
      pngChunk('IHDR', Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 1, 16, 0, 0, 0, 0)),
    ]),
  ],
])('%s has no pixels here', async (_, png) => {
  expect(await pixelsOf(png)).toEqual([]);
});

test('the main colours are those of most pixels, and apart from each other', () => {
  const nearRed: Rgb = [214, 30, 40];
  const pixels = [
    ...Array.from({ length: 9 }, () => BLUE),
    ...Array.from({ length: 30 }, () => RED),
    ...Array.from({ length: 20 }, () => nearRed),
  ];
  expect(mainColors(pixels)).toEqual(['#c81e28', '#1428d2']);
  expect(mainColors([])).toEqual([]);
});

test('there are five at most', () => {
  const pixels = [0, 50, 100, 150, 200, 250].map((one): Rgb => [one, 255 - one, one]);
  expect(mainColors(pixels)).toHaveLength(5);
});

const photo = { bytes: bytesOf('photo'), width: 60, height: 40, kind: 'jpeg', sent: 5 } as const;
const by = (resize: ImageResizer['resize']) =>
  colorsOf({ ports: { images: { resize } } } as unknown as Parameters<typeof colorsOf>[0], photo);

test('a picture has the colours of its thumbnail', async () => {
  const bytes = pngOf(2, 2, [[0, ...BLUE, ...BLUE]]);
  const resize = vi.fn<ImageResizer['resize']>(async () => ok({ bytes, type: 'image/png' }));
  expect(await by(resize)).toEqual(['#1428d2']);
  expect(resize).toHaveBeenCalledWith(photo.bytes, 32, 'image/png');
});

test('a picture that the service cannot read has none', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await by(() => Promise.resolve(fail('unavailable')))).toEqual([]);
  expect(await by(() => Promise.reject(new Error('broken')))).toEqual([]);
  expect(
    await by(() => Promise.resolve(ok({ bytes: bytesOf('no png'), type: 'image/png' }))),
  ).toEqual([]);
});
