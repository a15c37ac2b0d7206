import { expect, test } from 'vitest';
import { reviewEnd } from './payment-review.ts';

const at = (iso: string) => Date.parse(iso);

test.each([
  ['a Monday', '2027-03-01T12:00-06:00', '2027-03-03T12:00-06:00'],
  ['a Thursday', '2027-03-04T12:00-06:00', '2027-03-08T12:00-06:00'],
  ['a Friday', '2027-03-05T12:00-06:00', '2027-03-09T12:00-06:00'],
  ['a Saturday', '2027-03-06T12:00-06:00', '2027-03-09T12:00-06:00'],
  ['a Sunday', '2027-03-07T12:00-06:00', '2027-03-09T12:00-06:00'],
  // Saturday already by UTC, Friday by the clock of the store.
  ['a Friday night', '2027-03-05T23:00-06:00', '2027-03-09T23:00-06:00'],
])('a review that begins on %s is over two working days later', (_, begun, end) => {
  expect(new Date(reviewEnd(at(begun), 'MX'))).toEqual(new Date(end));
});
