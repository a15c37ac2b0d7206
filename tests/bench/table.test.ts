import { expect, test } from 'vitest';
import { resultTable } from './table.ts';

const product = { rate: 5000.4, p50: 6.123, p90: 12.34, p99: 120.5, cpu: 150 };
const bare = { rate: 10_000, p50: 3, p90: 6.17, p99: 90, cpu: 100 };
const row = { name: 'home, kept', bytes: 84_210, roundTrips: 0, product, bare };

test('every column is aligned with its name', () => {
  const [groups = '', names = '', line = ''] = resultTable([row]).split('\n');
  const ends = (text: string) => [...text.matchAll(/\S(?= {2}|$)/g)].map(({ index }) => index);
  expect(ends(line).slice(1)).toEqual(ends(names));
  expect(groups.indexOf('product')).toBeGreaterThan(names.indexOf('db'));
});

test('figures and ratios', () => {
  const line = resultTable([row]).split('\n')[2];
  const cells =
    'home, kept|84,210|0|5,000|6.12|12.3|120.5|150|10,000|3.00|6.17|90.0|100|0.50|2.00|1.50';
  expect(line?.split(/ {2,}/)).toEqual(cells.split('|'));
});

test('an unknown figure is a dash, and a row without figures says why', () => {
  const unknown = { ...row, roundTrips: undefined, bare: { ...bare, cpu: Number.NaN } };
  const [, , first, second] = resultTable([
    unknown,
    { name: 'place an order', problem: 'not there yet' },
  ]).split('\n');
  expect(first?.split(/ {2,}/).filter((cell) => cell === '–')).toHaveLength(3);
  expect(second).toBe('place an order  not there yet');
});
