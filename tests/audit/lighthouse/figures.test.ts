import { expect, test } from 'vitest';
import { checksOf, median } from './figures.ts';
import type { Run } from './run.ts';

const run = (given: Partial<Run> & { readonly performance?: number } = {}): Run => ({
  scores: {
    performance: given.performance ?? 100,
    accessibility: 100,
    'best-practices': 100,
    seo: 63,
  },
  firstPaint: 1000,
  largestPaint: 1100,
  blocking: 0,
  speedIndex: 1000,
  layoutShift: 0,
  observed: { first: 100, largest: 100 },
  failed: [],
  ...given,
});

test('the middle run counts, and a failure in any run', () => {
  const middle = median([
    run({ performance: 90, failed: ['x'] }),
    run({ performance: 99, firstPaint: 3000 }),
    run({ performance: 98, firstPaint: 2000, failed: ['x', 'y'] }),
  ]);
  expect(middle.scores.performance).toBe(98);
  expect(middle.firstPaint).toBe(2000);
  expect(middle.failed).toEqual(['x', 'y']);
});

test('a page that asks not to be indexed may have a low SEO score', () => {
  expect(checksOf('cart', run(), false).every(({ met }) => met)).toBe(true);
  expect(checksOf('home', run(), true).filter(({ met }) => !met)).toMatchObject([
    { name: 'home: seo', figure: '63' },
  ]);
});

test.each<[Partial<Run> & { readonly performance?: number }, string]>([
  [{ performance: 97 }, 'home: performance'],
  [{ layoutShift: 0.001 }, 'home: layout shift'],
  [{ largestPaint: 1201 }, 'home: largest paint after the first'],
])('%j is missed', (given, name) => {
  const missed = checksOf('home', run(given), false).filter(({ met }) => !met);
  expect(missed.map((check) => check.name)).toEqual([name]);
});
