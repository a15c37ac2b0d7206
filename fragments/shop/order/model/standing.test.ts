import { describe, expect, test } from 'vitest';
import type { Purchase } from '../../../../shared/contracts/orders.ts';
import { order, purchase } from '../fixtures.ts';
import { dayText, emptiesCart, standingOf } from './standing.ts';

test.each<[Purchase['payment_state'], string]>([
  ['none', 'done'],
  ['approved', 'done'],
  ['created', 'unpaid'],
  ['processing', 'waiting'],
  ['requires_action', 'waiting'],
  ['declined', 'declined'],
  ['refunded', 'refunded'],
])('a payment that is %s stands as %s', (payment_state, standing) => {
  expect(standingOf(purchase({ payment_state }))).toBe(standing);
});

test('a purchase is cancelled only with all its orders', () => {
  const cancelled = order({ state: 'canceled_by_supplier' });
  expect(standingOf(purchase({ orders: [cancelled, order()] }))).toBe('done');
  expect(standingOf(purchase({ orders: [cancelled, cancelled] }))).toBe('canceled');
});

describe('the cart', () => {
  test('keeps lines that are not paid for yet, and is not touched by an old purchase', () => {
    const placed = Date.parse(order().placed_on);
    const hour = 3_600_000;
    expect(emptiesCart(purchase(), placed + hour)).toBe(true);
    // A clock that is some hours slow.
    expect(emptiesCart(purchase(), placed - 5 * hour)).toBe(true);
    expect(emptiesCart(purchase(), placed + 25 * hour)).toBe(false);
    expect(emptiesCart(purchase({ payment_state: 'declined' }), placed)).toBe(false);
    expect(emptiesCart(purchase({ payment_state: 'created' }), placed)).toBe(false);
    expect(emptiesCart(purchase({ payment_state: 'approved' }), placed)).toBe(true);
  });
});

test('the day of an order is that of the store, wherever it is told', () => {
  expect(dayText('2026-08-21T04:30:00.000Z', 'es-MX', 'MX')).toBe('20 de agosto de 2026');
  expect(dayText('2026-08-21T04:30:00.000Z', 'es-AR', 'AR')).toBe('21 de agosto de 2026');
  expect(dayText('2026-08-21T04:30:00.000Z', 'en-US', 'MX')).toBe('August 20, 2026');
});

test('the cart is emptied for a day from the last order, also while the bank thinks', () => {
  const day = 86_400_000;
  const placed_on = '2026-08-20T12:00:00.000Z';
  const earlier = order({ placed_on: '2026-08-19T12:00:00.000Z' });
  const bought = purchase({ orders: [earlier, order({ placed_on })] });
  const placed = Date.parse(placed_on);
  expect([placed + day - 1, placed + day].map((now) => emptiesCart(bought, now))).toEqual([
    true,
    false,
  ]);
  const waiting = purchase({ payment_state: 'processing' });
  expect(emptiesCart(waiting, Date.parse(order().placed_on))).toBe(true);
});
