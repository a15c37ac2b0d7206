import { expect, test } from 'vitest';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { fakeCardProvider } from '../payment/fake.ts';
import { providersOf } from './accounts.ts';
import type { Adapter } from '../payment/port.ts';
import type { AdapterTools, Keys } from './accounts.ts';

const opened: [Keys, AdapterTools][] = [];
const paypal: Adapter = {
  code: 'paypal',
  keys: ['client_id', 'client_secret'],
  open(keys, tools) {
    opened.push([keys, tools]);
    return fakeCardProvider();
  },
};
const KEYS = { client_id: 'id', client_secret: 'secret' };
const clock = fixedClock(0);

test('a code is denied without an adapter, without keys, and with a part of them', () => {
  expect(providersOf([], { paypal: { keys: KEYS } }, clock).own).toEqual([]);
  expect(providersOf([paypal], {}, clock).open('paypal')).toBeUndefined();
  const partly = { paypal: { keys: { client_id: 'id', client_secret: '' } } };
  expect(providersOf([paypal], partly, clock).own).toEqual([]);
  expect(providersOf([paypal], partly, clock).open('mobbex', KEYS)).toBeUndefined();
});

test("a store's keys take the place of the platform's, at the origin of the deployment", () => {
  const account = { origin: 'https://sandbox.example', keys: KEYS };
  opened.length = 0;
  const payments = providersOf([paypal], { paypal: account }, clock);
  expect(payments.own).toEqual(['paypal']);
  // Every request makes its providers: none is opened before it is asked for.
  expect(opened).toEqual([]);
  payments.open('paypal');
  payments.open('paypal', { client_id: 'theirs', client_secret: 'theirs' });
  expect(opened.map(([keys, { origin }]) => [keys['client_id'], origin])).toEqual([
    ['id', 'https://sandbox.example'],
    ['theirs', 'https://sandbox.example'],
  ]);
  expect(payments.open('paypal', { client_id: 'theirs' })).toBeUndefined();
});
