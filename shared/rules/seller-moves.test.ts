import { expect, test } from 'vitest';
import { orderStates, type OrderState } from './order-states.ts';
import { mayCharge, sellerMoves, type OrderFacts } from './seller-moves.ts';

function walk(facts: Omit<OrderFacts, 'state'>): OrderState[] {
  const path: OrderState[] = ['sent_to_supplier'];
  for (let state = path[0]; state !== undefined;) {
    state = sellerMoves({ ...facts, state })[0];
    if (state !== undefined) path.push(state);
    if (path.length > orderStates.length) throw new Error('it never ends');
  }
  return path.slice(1);
}

test.each([
  ['cash', 'fixed_delivery', ['in_process', 'to_deliver', 'in_transit', 'paid', 'delivered']],
  ['cash', 'collection', ['in_process', 'to_deliver', 'paid', 'delivered']],
  ['deposit', null, ['in_process', 'to_deliver', 'delivered']],
  [null, null, ['in_process', 'to_deliver', 'delivered']],
  ['str_card', 'fixed_delivery', ['in_process', 'to_deliver', 'in_transit', 'delivered']],
  ['str_card', 'collection', ['in_process', 'to_deliver', 'delivered']],
] as const)('%s with %s goes by next to its end', (payment_type, delivery_type, path) => {
  expect(walk({ payment_type, delivery_type })).toEqual(path);
});

test('cash is marked paid before the order is delivered', () => {
  const cash = { payment_type: 'cash', delivery_type: 'collection' } as const;
  const before = orderStates.filter((state) => state !== 'paid');
  for (const state of before) {
    expect(sellerMoves({ ...cash, state })).not.toContain('delivered');
  }
  expect(sellerMoves({ ...cash, state: 'paid' })).toEqual(['delivered']);
});

test('what is paid first is never marked paid by its seller', () => {
  for (const state of orderStates) {
    expect(sellerMoves({ state, payment_type: 'str_card', delivery_type: null })).not.toContain(
      'paid',
    );
  }
});

test('an order that awaits its payment, or is over, is not the seller’s to move', () => {
  const facts = { payment_type: 'str_card', delivery_type: 'fixed_delivery' } as const;
  for (const state of ['awaiting_payment', 'delivered', 'canceled_by_customer'] as const) {
    expect(sellerMoves({ ...facts, state })[0]).toBeUndefined();
  }
});

test.each([
  ['cash', 'fixed_delivery', true],
  ['cash', 'collection', false],
  ['str_card', 'fixed_delivery', false],
  ['deposit', 'fixed_delivery', false],
  [null, 'fixed_delivery', false],
] as const)(
  'what is paid by %s and comes by %s may cost more: %s',
  (payment_type, delivery_type, may) => {
    expect(mayCharge({ payment_type, delivery_type })).toBe(may);
  },
);
