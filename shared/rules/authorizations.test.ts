import { assert, boolean, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import {
  authorizationEnd,
  authorizationsLookedAt,
  authorizingCodes,
  dueOfAuthorization,
  fitsAuthorization,
  isFree,
  isHandedOver,
  mayAuthorize,
} from './authorizations.ts';
import { nextState, orderStates } from './order-states.ts';
import { paymentCodes } from './payment-codes.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

test('only cards whose provider describes it are authorised first', () => {
  expect(paymentCodes.filter(mayAuthorize)).toEqual([...authorizingCodes]);
  expect(authorizationEnd('str_card', 1000)).toBe(1000 + 7 * DAY);
  expect(authorizationEnd('mobbex', 0)).toBeGreaterThan(0);
});

test('it is reminded of once a day before it is given up, and given up before its provider would', () => {
  const endsAt = 10 * DAY;
  const due = (now: number, isReminded = false) => dueOfAuthorization({ endsAt, isReminded }, now);
  expect(due(endsAt - 27 * HOUR)).toBeNull();
  expect(due(endsAt - 26 * HOUR)).toBe('remind');
  expect(due(endsAt - 26 * HOUR, true)).toBeNull();
  expect(due(endsAt - 2 * HOUR - 1, true)).toBeNull();
  expect(due(endsAt - 2 * HOUR, true)).toBe('void');
  expect(due(endsAt + DAY)).toBe('void');
});

test('nothing that is due is looked past', () => {
  const isSeen = property(nat(20 * DAY), boolean(), nat(20 * DAY), (endsAt, isReminded, now) => {
    const due = dueOfAuthorization({ endsAt, isReminded }, now);
    return due === null || endsAt <= authorizationsLookedAt(now);
  });
  expect(() => assert(isSeen)).not.toThrow();
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
