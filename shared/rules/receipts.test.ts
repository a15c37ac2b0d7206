import { expect, test } from 'vitest';
import { orderStates } from './order-states.ts';
import { mayReceipt, receiptNumber } from './receipts.ts';

test('a receipt is given once the money has come', () => {
  const byHand = orderStates.filter((state) => mayReceipt({ state, payment_type: 'cash' }));
  expect(byHand).toEqual(['paid', 'delivered']);
  const byCard = orderStates.filter((state) => mayReceipt({ state, payment_type: 'str_card' }));
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
