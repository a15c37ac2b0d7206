import { expect, test } from 'vitest';
import { ALL_PURCHASES, narrowedBy, readPurchasesFilter } from './purchases-filter.ts';

const read = (query: string) => readPurchasesFilter(new URLSearchParams(query));

test('an address without a filter shows everything, the latest first', () => {
  expect(read('')).toEqual(ALL_PURCHASES);
  expect(read('page=2&done=canceled')).toEqual(ALL_PURCHASES);
  expect(narrowedBy(ALL_PURCHASES)).toEqual([]);
});

test.each([
  ['state=delivered', [['state', 'delivered']]],
  ['state=stolen', []],
  [
    'payment_type=cash&delivery_type=collection',
    [
      ['payment_type', 'cash'],
      ['delivery_type', 'collection'],
    ],
  ],
  ['payment_type=gold&delivery_type=drone', []],
  ['start_date=2026-02-29&end_date=2026-11-30', [['end_date', '2026-11-30']]],
  ['include_delivered=false&include_canceled=maybe', [['include_delivered', 'false']]],
  [
    'text=%20K7QX%20&sort=created_at',
    [
      ['text', 'K7QX'],
      ['sort', 'created_at'],
    ],
  ],
  ['sort=total', []],
])('%s narrows to %j', (query, narrowed) => {
  const filter = read(query);
  expect(Object.fromEntries(narrowedBy(filter))).toEqual(Object.fromEntries(narrowed));
  // The list's other pages have the same filter.
  expect(read(new URLSearchParams(narrowedBy(filter)).toString())).toEqual(filter);
});

test('a text is cut to what the list takes', () => {
  expect(read(`text=${'x'.repeat(500)}`).text).toHaveLength(100);
});
