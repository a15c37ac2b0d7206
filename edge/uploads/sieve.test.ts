import { describe, expect, test } from 'vitest';
import {
  exifOf,
  jpegFrame,
  jpegOf,
  jpegScan,
  jpegSegment,
  number32,
  pngChunk,
  pngOf,
  svgOf,
  webpCanvas,
  webpChunk,
  webpFrame,
  webpOf,
} from './fixtures.ts';
import { bytesOf, joined, lettersAt, type PictureProblem } from './picture.ts';
import { HEAD_BYTES, pictureSieve, type CheckedPicture } from './sieve.ts';

const MAX = 4_000_000;

/** Sends a picture in pieces, and says how many bytes were taken before it was refused. */
function sieve(bytes: Uint8Array, piece = 1000, max = MAX) {
  const one = pictureSieve(max);
  for (let at = 0; at < bytes.byteLength; at += piece) {
    const problem = one.take(bytes.subarray(at, at + piece));
    if (problem) return { problem, taken: Math.min(at + piece, bytes.byteLength) };
  }
  const end = one.end();
  return typeof end === 'string'
    ? { problem: end, taken: bytes.byteLength }
    : { picture: end, taken: bytes.byteLength };
}

function passes(bytes: Uint8Array, piece?: number): CheckedPicture {
  const { picture, problem } = sieve(bytes, piece);
  if (!picture) throw new Error(problem);
  return picture;
}

const letters = (bytes: Uint8Array) => lettersAt(bytes, 0, bytes.byteLength);
const note = bytesOf('a secret note');
const png = pngOf(60, 40);
const jpeg = jpegOf(jpegFrame(60, 40), jpegScan);
const webp = webpOf(webpFrame(60, 40));
const KINDS: [string, Uint8Array][] = [
  ['png', png],
  ['jpeg', jpeg],
  ['webp', webp],
  ['svg', svgOf('<path d="M0 0h60v40z"/>')],
];

describe.each(KINDS)('a picture of kind %s', (kind, bytes) => {
  test.each([1, 7, 1000])('is known by its bytes, in pieces of %i', (piece) => {
    expect(passes(bytes, piece)).toMatchObject({ kind, width: 60, height: 40 });
  });

  test('cleaned once more, stays as it is', () => {
    const { bytes: clean } = passes(bytes);
    expect(passes(clean).bytes).toEqual(clean);
  });

  test('is refused where it ends within its header', () => {
    expect(sieve(bytes.subarray(0, 14))).toMatchObject({ problem: 'image_damaged' });
  });

  test('is refused past the largest size, before the rest is taken', () => {
    const long = joined([bytes, new Uint8Array(5000)]);
    expect(sieve(long, 1000, 3000)).toEqual({ problem: 'image_too_large', taken: 4000 });
  });
});

describe('refused by its first bytes, while megabytes are still to come', () => {
  const rest = new Uint8Array(3_000_000);
  test.each<[string, Uint8Array, PictureProblem]>([
    ['a PNG of 30,000 × 30,000', pngOf(30_000, 30_000), 'image_dimensions_refused'],
    ['a PNG of 12,001 × 1', pngOf(12_001, 1), 'image_dimensions_refused'],
    ['a PNG of 10,000 × 5,001', pngOf(10_000, 5001), 'image_dimensions_refused'],
    [
      'a PNG of four billion pixels a side',
      pngOf(2 ** 32 - 1, 2 ** 32 - 1),
      'image_dimensions_refused',
    ],
    ['a JPEG of 30,000 × 30,000', jpegOf(jpegFrame(30_000, 30_000)), 'image_dimensions_refused'],
    ['a WebP of 16,384 × 16,384', webpOf(webpFrame(16_384, 16_384)), 'image_dimensions_refused'],
    ['a WebP whose canvas is huge', webpOf(webpCanvas(30_000, 30_000)), 'image_dimensions_refused'],
    [
      'an SVG of 30,000 × 30,000',
      svgOf('', 'width="30000" height="30000"'),
      'image_dimensions_refused',
    ],
    [
      'an SVG with a view of 30,000',
      svgOf('', 'viewBox="0 0 30000 30000"'),
      'image_dimensions_refused',
    ],
    ['an SVG with an endless view', svgOf('', 'viewBox="0 0 1e999 1"'), 'image_dimensions_refused'],
    ['a GIF', bytesOf('GIF89a\x01\0\x01\0'), 'image_type_refused'],
    ['an animated WebP', webpOf(webpCanvas(60, 40, 0x02)), 'image_type_refused'],
    ['a page', bytesOf('<!DOCTYPE html><html><svg width="1" height="1">'), 'image_type_refused'],
    ['a program', bytesOf('MZ\x90\0'), 'image_type_refused'],
    ['a JPEG of no height', jpegOf(jpegFrame(60, 0)), 'image_damaged'],
    ['a lossless JPEG', jpegOf(jpegFrame(60, 40, 0xc3)), 'image_damaged'],
    ['a PNG of no width', pngOf(0, 40), 'image_damaged'],
  ])('%s', (_, bytes, problem) => {
    const { taken, ...refused } = sieve(joined([bytes, rest]));
    expect(refused).toEqual({ problem });
    expect(taken).toBeLessThanOrEqual(1000);
  });

  test.each<[string, Uint8Array]>([
    [
      'a JPEG whose size stands behind 64 KB of notes',
      jpegOf(...notes(), jpegFrame(60, 40), jpegScan),
    ],
    [
      'an SVG whose first element stands behind 64 KB',
      bytesOf(`<!--${' '.repeat(70_000)}--><svg/>`),
    ],
  ])('%s', (_, bytes) => {
    const { taken, problem } = sieve(joined([bytes, rest]));
    expect(problem).toBe('image_damaged');
    expect(taken).toBeLessThan(HEAD_BYTES + 1000);
  });
});

function notes() {
  return Array.from({ length: 3 }, () => jpegSegment(0xfe, new Uint8Array(30_000)));
}

describe('a PNG', () => {
  test('keeps what is drawn, and loses what is told', () => {
    const { bytes } = passes(
      pngOf(
        60,
        40,
        pngChunk('tEXt', note),
        pngChunk('iTXt', note),
        pngChunk('tIME', note),
        pngChunk('acTL', note),
        pngChunk('gAMA', bytesOf('gamma')),
        pngChunk('IDAT', bytesOf('pixels')),
        pngChunk('fdAT', note),
      ),
    );
    expect(bytes).toEqual(
      joined([
        pngOf(
          60,
          40,
          pngChunk('gAMA', bytesOf('gamma')),
          pngChunk('IDAT', bytesOf('pixels')),
        ).subarray(0, -12),
        // The end with its right checksum.
        number32(0),
        bytesOf('IEND'),
        number32(0xae_42_60_82),
      ]),
    );
  });

  test('lying on its side says so, and nothing else of its EXIF', () => {
    const { bytes, width, height } = passes(
      pngOf(60, 40, pngChunk('IDAT', bytesOf('pixels')), pngChunk('eXIf', exifOf(6))),
    );
    expect([width, height]).toEqual([40, 60]);
    expect(letters(bytes)).toContain('eXIf');
    expect(letters(bytes)).not.toContain('GPS');
  });

  test('loses a colour profile that would unpack to megabytes', () => {
    const kept = (size: number) =>
      letters(
        passes(pngOf(60, 40, pngChunk('iCCP', new Uint8Array(size)), pngChunk('IDAT', note))).bytes,
      ).includes('iCCP');
    expect([kept(3000), kept(20_000)]).toEqual([true, false]);
  });

  test.each([
    ['a second header', pngOf(60, 40, pngChunk('IHDR', note), pngChunk('IDAT', note))],
    [
      'a part that readers have to know',
      pngOf(60, 40, pngChunk('EVIL', note), pngChunk('IDAT', note)),
    ],
    ['no pixels', pngOf(60, 40, pngChunk('gAMA', note))],
    ['no end', png.subarray(0, -4)],
  ])('with %s is refused', (_, bytes) => {
    expect(sieve(bytes).problem).toBe('image_damaged');
  });

  test('loses what follows its end', () => {
    expect(passes(joined([png, bytesOf('<script>')])).bytes).toEqual(passes(png).bytes);
  });
});

describe('a JPEG', () => {
  const told = [
    jpegSegment(0xe0, joined([bytesOf('JFIF\0\x01\x02\0\0\x01\0\x01\x01\x01'), bytesOf('tiny')])),
    jpegSegment(0xe1, joined([bytesOf('Exif\0\0'), exifOf(8)])),
    jpegSegment(0xe1, bytesOf('http://ns.adobe.com/xap/1.0/\0GPS')),
    jpegSegment(0xe2, bytesOf('ICC_PROFILE\0profile')),
    jpegSegment(0xed, note),
    jpegSegment(0xfe, note),
  ];

  test('keeps its orientation and its colours, and loses what is told', () => {
    const { bytes, width, height } = passes(jpegOf(...told, jpegFrame(60, 40), jpegScan));
    expect([width, height]).toEqual([40, 60]);
    expect(letters(bytes)).toMatch(/JFIF.*Exif.*ICC_PROFILE/s);
    expect(letters(bytes)).not.toMatch(/GPS|secret|tiny|ns\.adobe/);
    expect(passes(bytes)).toMatchObject({ width: 40, height: 60, bytes });
  });

  test.each([
    ['two sizes', jpegOf(jpegFrame(60, 40), jpegFrame(60, 40), jpegScan)],
    ['another size past its first', jpegOf(jpegFrame(60, 40), jpegFrame(9000, 9000), jpegScan)],
    ['no pixels', jpegOf(jpegFrame(60, 40))],
    [
      'a height that comes with the pixels',
      jpegOf(jpegFrame(60, 40), jpegScan, jpegSegment(0xdc, note)),
    ],
    [
      'hundreds of passes over its pixels',
      jpegOf(jpegFrame(60, 40, 0xc2), ...Array(100).fill(jpegScan)),
    ],
  ])('with %s is refused', (_, bytes) => {
    expect(sieve(bytes).problem).toBe('image_damaged');
  });

  test('loses what follows its end', () => {
    expect(passes(joined([jpeg, bytesOf('<?php')])).bytes).toEqual(jpeg);
  });
});

describe('a WebP', () => {
  test('keeps its orientation and its colours, and loses what is told', () => {
    const { bytes, width, height } = passes(
      webpOf(
        webpCanvas(60, 40, 0x3c),
        webpChunk('ICCP', bytesOf('profile')),
        webpFrame(60, 40),
        webpChunk('EXIF', exifOf(5)),
        webpChunk('XMP ', note),
      ),
    );
    expect([width, height]).toEqual([40, 60]);
    expect(letters(bytes)).toMatch(/VP8X.{4}8.*ICCP.*VP8L.*EXIF/s);
    expect(letters(bytes)).not.toMatch(/GPS|secret/);
    expect(passes(bytes).bytes).toEqual(bytes);
  });

  test.each([
    ['a frame of another size than its canvas', webpOf(webpCanvas(60, 40), webpFrame(9000, 9000))],
    ['two frames', webpOf(webpFrame(60, 40), webpFrame(60, 40))],
    [
      'an animation that its header does not name',
      webpOf(webpCanvas(60, 40), webpChunk('ANMF', note), webpFrame(60, 40)),
    ],
    ['no frame', webpOf(webpCanvas(60, 40), webpChunk('EXIF', note))],
  ])('with %s is refused', (_, bytes) => {
    expect(sieve(bytes).problem).toBe('image_damaged');
  });
});
