import { expect, test } from 'vitest';
import { orderFilterOf, orderTextOf, orderViews } from './order-filter.ts';

const typed = { show: '', start_date: '', end_date: '', text: '' };

test('a list shows the work that is left, one stage, or everything', () => {
  const ended = (is: string) => ({ include_delivered: is, include_canceled: is, text: '' });
  expect(orderFilterOf(typed)).toEqual(ended('false'));
  expect(orderFilterOf({ ...typed, show: 'all' })).toEqual(ended('true'));
  expect(orderFilterOf({ ...typed, show: 'delivered' })).toEqual({
    state: 'delivered',
    ...ended('false'),
  });
  expect(orderFilterOf({ ...typed, show: 'held' })).toEqual({ held: 'true', ...ended('false') });
  expect(orderFilterOf({ ...typed, show: 'tests' })).toEqual({ test: 'true', ...ended('true') });
  expect(orderViews).not.toContain('awaiting_payment');
});

test('an unknown view shows the work that is left, and empty days are left out', () => {
  expect(orderFilterOf({ ...typed, show: 'awaiting_payment', start_date: '2026-11-01' })).toEqual({
    include_delivered: 'false',
    include_canceled: 'false',
    start_date: '2026-11-01',
    text: '',
  });
});

test.each([
  ['"or_1*"', 'or_1'],
  ['"K7QX-*"', 'K7QX-'],
  ['K7QX', 'K7QX'],
  ['"', ''],
])('the address’s filter %s means %s', (filter, text) => expect(orderTextOf(filter)).toBe(text));
