import { expect, test } from 'vitest';
import { orderStates, type OrderState } from './order-states.ts';
import {
  type Actor,
  cancelOrder,
  isCanceled,
  mayReturn,
  moveOrder,
  movesFrom,
  nextState,
} from './order-states.ts';

const actors: Actor[] = ['seller', 'customer', 'system'];

function walk(start: OrderState, ...steps: [Actor, OrderState][]): OrderState {
  return steps.reduce<OrderState>((from, [actor, to]) => {
    const moved = moveOrder(from, to, actor);
    if (!moved.ok) throw new Error(`${from} to ${to} by ${actor}: ${moved.error}`);
    return moved.value;
  }, start);
}

test('a card order goes from payment to the door', () => {
  expect(
    walk(
      'awaiting_payment',
      ['system', 'sent_to_supplier'],
      ['seller', 'in_process'],
      ['seller', 'to_deliver'],
      ['seller', 'in_transit'],
      ['system', 'delivered'],
    ),
  ).toBe('delivered');
});

test('a cash order with a delivery date to agree on', () => {
  expect(
    walk(
      'sent_to_supplier',
      ['seller', 'confirm_order'],
      ['customer', 'in_process'],
      ['seller', 'to_deliver'],
      ['seller', 'in_transit'],
      ['seller', 'paid'],
      ['seller', 'delivered'],
    ),
  ).toBe('delivered');
});

test('next is whose turn it is', () => {
  expect(nextState('sent_to_supplier', 'seller')).toBe('in_process');
  expect(nextState('sent_to_supplier', 'customer')).toBeUndefined();
  expect(nextState('confirm_order', 'seller')).toBeUndefined();
  expect(nextState('confirm_order', 'customer')).toBe('in_process');
  expect(nextState('delivered', 'seller')).toBeUndefined();
});

test('every stage is reached, and every one but the ends leads on', () => {
  const reached = new Set(
    orderStates.flatMap((state) => actors.flatMap((actor) => movesFrom(state, actor))),
  );
  expect([...reached].toSorted()).toEqual([...orderStates].toSorted());
  const ends = orderStates.filter((state) =>
    actors.every((actor) => movesFrom(state, actor).length === 0),
  );
  expect(ends).toEqual(['delivered', 'canceled_by_customer', 'canceled_by_supplier']);
});

test('a canceled order is neither cancelled again, nor moved, nor returned', () => {
  for (const state of orderStates.filter(isCanceled)) {
    expect(cancelOrder(state, 'customer')).toEqual({ ok: false, error: 'already_canceled' });
    expect(cancelOrder(state, 'seller')).toEqual({ ok: false, error: 'already_canceled' });
    expect(moveOrder(state, 'in_process', 'seller').ok).toBe(false);
    expect(mayReturn(state)).toBe(false);
  }
});

test('the actors that may cancel, and until when', () => {
  expect(cancelOrder('to_deliver', 'customer')).toEqual({
    ok: true,
    value: 'canceled_by_customer',
  });
  expect(cancelOrder('in_transit', 'customer')).toEqual({ ok: false, error: 'move_not_allowed' });
  expect(cancelOrder('in_transit', 'seller').ok).toBe(true);
  expect(cancelOrder('delivered', 'seller').ok).toBe(false);
  expect(moveOrder('sent_to_supplier', 'canceled_by_supplier', 'customer').ok).toBe(false);
});

test('only what was received can be returned', () => {
  expect(orderStates.filter(mayReturn)).toEqual(['delivered']);
});
