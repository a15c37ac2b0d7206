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

test('moves into one gap write three rows each: the rows around are spread between them', async () => {
  const catalogue = openLargeCatalogue(1_000);
  const order = Array.from({ length: 1_000 }, (_, product) => product);
  let spread = 0;
  for (let move = 0; move < 200; move += 1) {
    const product = 500 + (move % 40);
    expect(await catalogue.move(product, 1)).toBe(3);
    order.splice(order.indexOf(product), 1);
    order.splice(1, 0, product);
    spread += (await catalogue.rest()) > 0 ? 1 : 0;
  }
  expect(catalogue.first(1_000)).toEqual(order);
  expect(catalogue.places()).toEqual({ rows: 1_000, ranks: 1_000 });
  // Eight of the 32 moves for which a gap has room are kept for whatever comes before it is spread.
  expect([spread > 0, spread <= 200 / 24]).toEqual([true, true]);
});

test('where nothing could be spread, the move that finds no room makes the order anew', async () => {
  const catalogue = openLargeCatalogue(100);
  catalogue.hinderSpreading();
  const rows: number[] = [];
  for (let move = 0; move < 66; move += 1) {
    rows.push(await catalogue.move(50 + (move % 40), 1));
    await catalogue.rest().catch(() => undefined);
  }
  const anew = rows.flatMap((written, move) => (written > 3 ? [move] : []));
  expect(anew.length).toBeGreaterThan(0);
  expect(anew[0]).toBeGreaterThanOrEqual(32);
  expect(anew.length).toBeLessThanOrEqual(2);
  expect(rows.filter((written) => written > 3).every((written) => written <= 103)).toBe(true);
});

test('a key is kept in the entry of its move: no row more, one effect, and one request', async () => {
  const catalogue = openLargeCatalogue(100);
  const call = { call: 'products.reposition', key: 'key-0001', requestHash: 'one' };
  expect(await catalogue.move(50, 1, call)).toBe(3);
  expect(await catalogue.move(50, 1, call)).toBe(0);
  await catalogue.move(50, 9);
  expect(await catalogue.move(50, 1, call)).toBe(0);
  expect(catalogue.first(2)).toEqual([0, 1]);
  await expect(catalogue.move(50, 1, { ...call, requestHash: 'other' })).rejects.toThrow(
    'idempotency_key_reused',
  );
  const racing = { ...call, key: 'key-0002' };
  const written = await Promise.all([1, 2, 3].map(() => catalogue.move(60, 1, racing)));
  // Each counts what all three wrote.
  expect(Math.max(...written)).toBe(3);
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
