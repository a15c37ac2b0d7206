import { expect, test } from 'vitest';
import {
  authorizationEnd,
  authorizingCodes,
  fitsAuthorization,
  givenUpBefore,
  isFree,
  isHandedOver,
  mayAuthorize,
  nextReminder,
  reminderOf,
} from './authorizations.ts';
import { nextState, orderStates } from './order-states.ts';
import { paymentCodes } from './payment-codes.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

test('what is authorised first ends after the days of its provider', () => {
  expect(paymentCodes.filter(mayAuthorize).toSorted()).toEqual([...authorizingCodes].toSorted());
  expect(authorizationEnd('str_card', 1000)).toBe(1000 + 7 * DAY);
  expect(authorizationEnd('conekta_card', 1000)).toBe(1000 + 5 * DAY);
  expect(authorizationEnd('paypal', 1000)).toBe(1000 + 29 * DAY);
  expect(authorizationEnd('mobbex', 0)).toBe(5 * DAY);
});

test('it is given up before its provider would', () => {
  expect(givenUpBefore(10 * DAY - 2 * HOUR)).toBe(10 * DAY);
});

test.each([
  ['str_card', [['ends', 7 * DAY - 26 * HOUR]]],
  ['conekta_card', [['ends', 5 * DAY - 26 * HOUR]]],
  [
    'paypal',
    [
      ['unsure', 2 * DAY],
      ['ends', 29 * DAY - 26 * HOUR],
    ],
  ],
  ['mobbex', [['ends', 5 * DAY - 26 * HOUR]]],
] as const)('the seller of one by %s is reminded once of each of its days', (code, told) => {
  const endsAt = authorizationEnd(code, 0);
  const reminded: [string | undefined, number][] = [];
  for (let at = nextReminder(code, endsAt, 0); at !== null; at = nextReminder(code, endsAt, at)) {
    reminded.push([reminderOf(code, endsAt, at), at]);
  }
  expect(reminded).toEqual(told);
  expect(reminderOf(code, endsAt, 0)).toBeUndefined();
  // A schedule that slept past a reminder tells the latest of them.
  expect(reminderOf(code, endsAt, endsAt)).toBe('ends');
});

test.each([
  [1, 100, true],
  [100, 100, true],
  [101, 100, false],
  [0, 100, false],
  [-1, 100, false],
  [1.5, 100, false],
  [Number.NaN, 100, false],
])('of %d out of %d authorised: %s', (amount, authorized, fits) => {
  expect(fitsAuthorization(amount, authorized)).toBe(fits);
});

test('it is free while it stands and nothing is asked of it', () => {
  expect(isFree({ state: 'standing', asked: null })).toBe(true);
  expect(isFree({ state: 'standing', asked: 'void' })).toBe(false);
  expect(isFree({ state: 'captured', asked: null })).toBe(false);
});

test('no order goes past the stage before which it is charged', () => {
  for (const state of orderStates.filter((one) => !isHandedOver(one))) {
    const next = nextState(state, 'seller');
    if (state !== 'in_process') expect(next === undefined || !isHandedOver(next)).toBe(true);
    else expect(next).toBe('to_deliver');
  }
});
