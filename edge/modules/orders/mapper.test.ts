import { describe, expect, test } from 'vitest';
import { orderStates } from '../../../shared/rules/order-states.ts';
import { maskedOrder } from './masked.ts';
import { paymentFor, toBoughtOrder, toOrder } from './mapper.ts';
import type { OrderRow, PaymentRow } from './statements.ts';

const row: OrderRow = {
  id: 'or_a',
  number: 'A-1',
  checkout_id: 'co_a',
  store_id: 'st_a',
  supplier_id: 'st_b',
  supplier_name: 'B',
  supplier_country: 'MX',
  is_test: 0,
  is_held: 0,
  refunds: '[]',
  edits: '[]',
  refund_account: null,
  shipments: null,
  hold_reason: null,
  in_store: null,
  invoicing: null,
  account_asked: null,
  is_used: 0,
  wanted: null,
  client_notes: '[]',
  state: 'sent_to_supplier',
  payment_type: 'cash',
  delivery_type: 'fixed_delivery',
  collection_address: null,
  extra_charge: 0,
  promised_on: null,
  delivery_days: 4,
  courier_terms: null,
  tracking: null,
  contact: '{}',
  address: null,
  currency: 'MXN',
  items_total: 100,
  shipping_total: 0,
  total: 100,
  created_at: Date.UTC(2026, 10, 23, 4),
};

const arrivalOf = (given: Partial<OrderRow>) => toOrder({ ...row, ...given }, [], []).arrives_on;

test('an order arrives on a day of its sender’s calendar', () => {
  expect(arrivalOf({})).toBe('2026-11-26');
  expect(arrivalOf({ supplier_country: 'AR' })).toBe('2026-11-27');
  expect(arrivalOf({ delivery_days: null })).toBeNull();
});

test('an order that has come, or was cancelled, arrives no more', () => {
  const coming = orderStates.filter((state) => arrivalOf({ state }) !== null);
  const over = ['delivered', 'canceled_by_customer', 'canceled_by_supplier'];
  expect(coming).toEqual(orderStates.filter((state) => !over.includes(state)));
});

describe('the payment of an order', () => {
  const payment: PaymentRow = {
    state: 'requires_action',
    token: 'pt_1',
    action_url: 'https://provider.example/pay/1',
    charge_id: 'ch_1',
    card_brand: null,
    card_last4: null,
    refund_reason: null,
    decline_code: null,
    slip: null,
    msi_payments: 1,
    slip_until: null,
    review: null,
    arrived: 0,
  };

  test('stands on it: the page while it waits there, and what the provider has told', () => {
    expect(toOrder(row, [], [], payment)).toMatchObject({
      approval_url: 'https://provider.example/pay/1',
      payment_metadata: { charge_id: 'ch_1' },
    });
    const paid = { ...payment, state: 'approved', card_brand: 'visa', card_last4: '4242' } as const;
    expect(toOrder(row, [], [], paid)).toMatchObject({
      approval_url: null,
      payment_metadata: { charge_id: 'ch_1', card_brand: 'visa', card_last4: '4242' },
    });
  });

  test('is none for cash, whatever was tried before, and for a reader who only has the link', () => {
    expect(paymentFor({ payment_type: 'cash' }, payment)).toBeUndefined();
    expect(paymentFor({ payment_type: 'paypal' }, payment)).toBe(payment);
    expect(toOrder(row, [], [])).toMatchObject({ approval_url: null, payment_metadata: null });
    expect(
      maskedOrder(toBoughtOrder(row, { lines: [], attendees: [], moves: [] }, payment)),
    ).toMatchObject({
      approval_url: null,
      payment_metadata: null,
    });
  });
});
