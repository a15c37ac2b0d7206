import { expect, test } from 'vitest';
import { breakdownTable, type PageCost } from './breakdown.ts';

const cost: PageCost = {
  name: 'home',
  bytes: 100_000,
  cpu: {
    product: 2_000,
    parts: 1_600,
    views: 450,
    rows: 1_250,
    hello: 50,
    text: 150,
    tenant: 80,
    whole: 2_100,
    withoutDatabase: 800,
    withoutRender: 380,
  },
};

test('the steps of a page add up to the whole', () => {
  const figures = breakdownTable([cost])
    .split('\n')
    .slice(1)
    .map((line) => Number(/([\d,]+)$/.exec(line)?.[1]?.replace(',', '') ?? Number.NaN));
  const [, , rows, views, server] = figures;
  expect([rows, views, server]).toEqual([1_200, 400, 50]);
  const [whole, ...steps] = figures.slice(6, 13);
  expect(whole).toBe(2_100);
  expect(steps.reduce((sum, step) => sum + step, 0)).toBe(2_100);
});
