import { expect, test } from 'vitest';
import { askedOfBuyer, holdReasons, mayHold } from './order-holds.ts';
import { orderStates } from './order-states.ts';

test('an order is held where its seller could move it on', () => {
  expect(orderStates.filter(mayHold)).toEqual([
    'sent_to_supplier',
    'in_process',
    'to_deliver',
    'in_transit',
    'paid',
  ]);
});

test('a buyer reads the reasons that wait for them, and no other', () => {
  expect(holdReasons.filter((reason) => askedOfBuyer(reason) !== null)).toEqual([
    'address_unclear',
    'buyer_answer',
  ]);
  expect(askedOfBuyer(null)).toBeNull();
});
