import { expect, test } from 'vitest';
import { fail, ok } from '../kernel/result.ts';
import { balanceWay, cutsOf, mayEdit, ORDER_EDITS_MAX } from './order-edits.ts';
import { orderStates } from './order-states.ts';

const facts = { isSent: false, edits: 0 };

test('an order is edited until it is handed over or cancelled', () => {
  expect(orderStates.filter((state) => mayEdit({ ...facts, state }))).toEqual([
    'sent_to_supplier',
    'confirm_order',
    'in_process',
    'to_deliver',
  ]);
});

test('an order of which a parcel was sent is edited no more, nor is one without end', () => {
  expect(mayEdit({ ...facts, state: 'to_deliver', isSent: true })).toBe(false);
  expect(mayEdit({ ...facts, state: 'to_deliver', edits: ORDER_EDITS_MAX })).toBe(false);
});

const lines = [
  { sku: 'sk_a', type: 'product', units: 3, unit_price: 1_000 },
  { sku: 'sk_b', type: 'digital', units: 1, unit_price: 500 },
];

test('units leave with their price; what stays as it is is left out', () => {
  expect(
    cutsOf(lines, [
      { sku: 'sk_a', units: 1 },
      { sku: 'sk_b', units: 1 },
    ]),
  ).toEqual(ok([{ sku: 'sk_a', from: 3, to: 1, amount: 2_000 }]));
  expect(cutsOf(lines, [{ sku: 'sk_a', units: 0 }])).toEqual(
    ok([{ sku: 'sk_a', from: 3, to: 0, amount: 3_000 }]),
  );
});

test('no line grows, no file or ticket leaves, and the last unit stays', () => {
  expect(cutsOf(lines, [{ sku: 'sk_a', units: 4 }])).toEqual(fail('units_not_left'));
  expect(cutsOf(lines, [{ sku: 'sk_b', units: 0 }])).toEqual(fail('line_not_editable'));
  expect(cutsOf(lines, [{ sku: 'sk_c', units: 0 }])).toEqual(fail('line_not_editable'));
  expect(cutsOf(lines.slice(0, 1), [{ sku: 'sk_a', units: 0 }])).toEqual(fail('last_line_stays'));
});

test('money that was paid goes back, and what is paid by hand gets less', () => {
  expect(balanceWay('str_card', 100)).toBe('refunded');
  expect(balanceWay('cash', 100)).toBe('less_due');
  expect(balanceWay('str_card', 0)).toBe('none');
  expect(balanceWay(null, 0)).toBe('none');
});
