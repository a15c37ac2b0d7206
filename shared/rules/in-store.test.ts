import { expect, test } from 'vitest';
import { changeOf, linesText, readLines, usualAmounts } from './in-store.ts';

test('the change is what was handed over beyond the total', () => {
  expect(changeOf('cash', 12_550, 20_000)).toBe(7_450);
  expect(changeOf('cash', 12_550, 12_550)).toBe(0);
  expect(changeOf('cash', 12_550, null)).toBe(0);
});

test('too little is no payment', () => {
  expect(changeOf('cash', 12_550, 12_549)).toBeUndefined();
});

test('a card and a transfer give no change', () => {
  expect(changeOf('card', 12_550, 20_000)).toBe(0);
  expect(changeOf('transfer', 12_550, null)).toBe(0);
});

test('the amounts that people hand over begin with the exact one and grow', () => {
  expect(usualAmounts(12_550)).toEqual([12_550, 13_000, 15_000, 20_000]);
  expect(usualAmounts(20_000)).toEqual([20_000, 50_000, 100_000]);
  expect(usualAmounts(0)).toEqual([]);
});

test('lines are read from their text, each variant once, and nothing else is', () => {
  const lines = [
    { item: 'it_a', sku: 'sk_b', amount: 2 },
    { item: 'it_c', sku: 'sk_d', amount: 999 },
  ];
  expect(readLines(linesText(lines))).toEqual(lines);
  expect(readLines('it_a.sk_b.1,it_a.sk_b.3')).toEqual([{ item: 'it_a', sku: 'sk_b', amount: 3 }]);
  expect(readLines(',it_a,it_a.sk_b.0,it_a.sk_b.1000,<b>.sk_b.1')).toEqual([]);
});
