import { expect, test } from 'vitest';
import { orderStates } from './order-states.ts';
import { mayReceipt, receiptNumber } from './receipts.ts';

test('a receipt is given once the money has come', () => {
  const paidBy = (payment_type: 'cash' | 'str_card', is_authorized = 0) =>
    orderStates.filter((state) => mayReceipt({ state, payment_type, is_authorized }));
  const byHand = paidBy('cash');
  expect(byHand).toEqual(['paid', 'delivered']);
  expect(paidBy('str_card', 1)).toEqual([]);
  const byCard = paidBy('str_card');
  expect(byCard).toEqual([
    'sent_to_supplier',
    'confirm_order',
    'in_process',
    'to_deliver',
    'in_transit',
    'paid',
    'delivered',
  ]);
});

test('numbers are printed in one width', () => {
  expect(receiptNumber(7)).toBe('R-000007');
  expect(receiptNumber(1_234_567)).toBe('R-1234567');
});
