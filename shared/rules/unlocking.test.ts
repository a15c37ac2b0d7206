import { expect, test } from 'vitest';
import { unlocksAt } from './unlocking.ts';

const at = (text: string) => Date.parse(`2026-${text}Z`);
const order = {
  receivedAt: at('03-01T12:00'),
  paidAt: at('02-20T12:00'),
  startsAt: null,
  closedAt: null,
  country: 'MX',
};

test.each([
  ['received and paid', {}, '03-04T12:00'],
  ['paid after it was received', { paidAt: at('03-02T12:00') }, '03-05T12:00'],
  ['never paid by a provider', { paidAt: null }, '03-04T12:00'],
  ['an experience that begins later', { startsAt: at('04-10T20:00') }, '04-13T20:00'],
  ['a return that was closed later', { closedAt: at('03-09T08:00') }, '03-09T08:00'],
  ['a return that was closed before', { closedAt: at('03-02T08:00') }, '03-04T12:00'],
  ['a store of Argentina', { country: 'AR' }, '03-11T12:00'],
])('money unlocks 72 hours after the latest: %s', (_, given, expected) => {
  expect(new Date(unlocksAt({ ...order, ...given })).toISOString()).toBe(
    `2026-${expected}:00.000Z`,
  );
});
