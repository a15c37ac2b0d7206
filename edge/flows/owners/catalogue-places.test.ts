/** Moves in a large catalogue: the rows that they write. */
import { expect, test } from 'vitest';
import { openLargeCatalogue } from '../../../tests/support/large-catalogue.ts';

test('a move writes three rows in a catalogue of 10,000: its place, its entry, the store’s revision', async () => {
  const catalogue = openLargeCatalogue(10_000);
  for (const [product, place] of [
    [9_000, 1],
    [0, 9_999],
    [5_000, 0],
    [5_001, 4_999],
  ] as const) {
    expect(await catalogue.move(product, place)).toBe(3);
  }
  expect(catalogue.first(4)).toEqual([5_000, 9_000, 1, 2]);
});

test('moves into one gap find room 32 times before the order is made anew', async () => {
  const catalogue = openLargeCatalogue(100);
  const rows: number[] = [];
  for (let move = 0; move < 66; move += 1) rows.push(await catalogue.move(50 + (move % 40), 1));
  const anew = rows.flatMap((written, move) => (written > 3 ? [move] : []));
  expect(anew.length).toBeGreaterThan(0);
  expect(anew[0]).toBeGreaterThanOrEqual(32);
  expect(anew.length).toBeLessThanOrEqual(2);
  expect(rows.filter((written) => written > 3).every((written) => written <= 103)).toBe(true);
});

test('two people who reorder 10,000 products at once lose none, double no place and write three rows a move', async () => {
  const catalogue = openLargeCatalogue(10_000);
  let [made, refused] = [0, 0];
  for (let turn = 0; turn < 50; turn += 1) {
    // Every fifth turn both take the same product; every seventh both want the same place.
    const [mine, place] = [(turn * 7_919) % 10_000, (turn * 104_729) % 10_000];
    const theirs = turn % 5 === 0 ? mine : (mine + 5_000) % 10_000;
    const { written, failures } = await catalogue.moveAll([
      [mine, place],
      [theirs, turn % 7 === 0 ? place : (place + 3_333) % 10_000],
    ]);
    expect(failures.every((code) => code === 'updating_position_error')).toBe(true);
    expect(written).toBe(3 * (2 - failures.length));
    [made, refused] = [made + 2 - failures.length, refused + failures.length];
  }
  expect(made).toBeGreaterThanOrEqual(85);
  expect(refused).toBeGreaterThan(0);
  expect(catalogue.places()).toEqual({ rows: 10_000, ranks: 10_000 });
});
