import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parcelsOf, type Box, type Parcel, type SentLine } from './parcels.ts';

const size = (length: number, width: number, height: number) => ({ length, width, height });
const line = (
  amount: number,
  weight_g: number | null,
  ...sides: [number, number, number] | []
): SentLine => ({
  amount,
  weight_g,
  size_mm: sides.length === 0 ? null : size(...sides),
});
const limits: Box = { weight_g: 10_000, size_mm: size(400, 600, 500) };
const fallback: Box = { weight_g: 1_000, size_mm: size(100, 200, 300) };
/** A parcel in one line: `units × grams, longest × … × shortest`. */
const said = ({ units, weight_g, size_mm: { length, width, height } }: Parcel) =>
  `${units}: ${weight_g} g, ${length}x${width}x${height}`;

describe('parcels', () => {
  test.each<[string, readonly SentLine[], readonly string[]]>([
    ['nothing', [], []],
    [
      'one unit, turned so that its longest side comes first',
      [line(1, 350, 50, 300, 200)],
      ['1: 350 g, 300x200x50'],
    ],
    ['units of a line upon each other', [line(3, 350, 300, 200, 50)], ['3: 1050 g, 300x200x150']],
    ['a stack that is higher than long', [line(6, 100, 200, 200, 100)], ['6: 600 g, 600x200x200']],
    [
      'a second parcel by weight',
      [line(3, 4_000, 100, 100, 100)],
      ['2: 8000 g, 200x100x100', '1: 4000 g, 100x100x100'],
    ],
    [
      'a second parcel by height',
      [line(3, 10, 500, 400, 300)],
      ['2: 20 g, 600x500x400', '1: 10 g, 500x400x300'],
    ],
    [
      'small things beside a large one',
      [line(2, 100, 100, 50, 10), line(1, 900, 500, 400, 300)],
      ['3: 1100 g, 500x400x320'],
    ],
    [
      'small things in the first parcel with room',
      [line(1, 9_900, 400, 300, 300), line(1, 500, 300, 300, 300), line(2, 100, 50, 50, 50)],
      ['2: 10000 g, 400x350x300', '2: 600 g, 350x300x300'],
    ],
    [
      'a unit beyond the limits alone',
      [line(2, 20_000, 2_000, 100, 100), line(1, 10, 10, 10, 10)],
      ['1: 20000 g, 2000x100x100', '1: 20000 g, 2000x100x100', '1: 10 g, 10x10x10'],
    ],
    [
      'unknown units together',
      [line(5, null), line(2, null, 10, 10, 10)],
      ['7: 1000 g, 300x200x100'],
    ],
    [
      'unknown sizes with the weight that is known',
      [line(5, 300), line(1, null)],
      ['6: 1500 g, 300x200x100'],
    ],
    [
      'unknown units beside known ones',
      [line(1, 350, 300, 200, 50), line(1, null)],
      ['1: 350 g, 300x200x50', '1: 1000 g, 300x200x100'],
    ],
    ['no units of a line', [line(0, null), line(0, 10, 10, 10, 10)], []],
  ])('hold %s', (_, lines, parcels) => {
    expect(parcelsOf(lines, limits, fallback).map(said)).toEqual(parcels);
  });
});

const side = fc.integer({ min: 1, max: 1_000 });
const sides = fc.record({ length: side, width: side, height: side });
const weight = fc.integer({ min: 1, max: 20_000 });
const amount = fc.integer({ min: 0, max: 40 });
const known = fc.record({ amount, weight_g: weight, size_mm: sides });
const lines = fc.array(known, { maxLength: 8 });
const box = fc.record({ weight_g: weight, size_mm: sides });
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
const volume = ({ length, width, height }: Box['size_mm']) => length * width * height;
const ordered = ({ length, width, height }: Box['size_mm']) =>
  [length, width, height].toSorted((one, other) => other - one);

describe('for any lines', () => {
  test('every unit is in one parcel, with its weight and its room', () => {
    fc.assert(
      fc.property(lines, box, (sent, most) => {
        const parcels = parcelsOf(sent, most, fallback);
        expect(sum(parcels.map(({ units }) => units))).toBe(sum(sent.map((one) => one.amount)));
        expect(sum(parcels.map(({ weight_g }) => weight_g))).toBe(
          sum(sent.map((one) => one.amount * one.weight_g)),
        );
        expect(sum(parcels.map(({ size_mm }) => volume(size_mm)))).toBeGreaterThanOrEqual(
          sum(sent.map((one) => one.amount * volume(one.size_mm))),
        );
      }),
    );
  });

  test('a parcel is within the limits, or a single unit that no parcel takes', () => {
    fc.assert(
      fc.property(lines, box, (sent, most) => {
        const room = ordered(most.size_mm);
        for (const { units, weight_g, size_mm } of parcelsOf(sent, most, fallback)) {
          const isWithin =
            weight_g <= most.weight_g && ordered(size_mm).every((one, at) => one <= room[at]!);
          expect(isWithin || units === 1).toBe(true);
        }
      }),
    );
  });

  test('no two units that lie in parcels of their own were of one line with room for both', () => {
    fc.assert(
      fc.property(known, box, (one, most) => {
        const parcels = parcelsOf([one], most, fallback);
        // Of equal units, every parcel but the last is as full as the first.
        expect(new Set(parcels.slice(0, -1).map(said)).size).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('the order of the lines does not matter, and the same lines give the same parcels', () => {
    fc.assert(
      fc.property(lines, box, (sent, most) => {
        const parcels = parcelsOf(sent, most, fallback);
        expect(parcelsOf(sent.toReversed(), most, fallback)).toEqual(parcels);
      }),
    );
  });
});
