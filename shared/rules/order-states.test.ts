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

/** Every move of spec [4]: what the seller, the customer and the system may make of each stage. */
const MOVES: Readonly<Record<OrderState, Readonly<Record<Actor, readonly OrderState[]>>>> = {
  awaiting_payment: {
    seller: ['canceled_by_supplier'],
    customer: ['canceled_by_customer'],
    system: ['sent_to_supplier', 'in_process', 'canceled_by_customer'],
  },
  sent_to_supplier: {
    seller: ['in_process', 'confirm_order', 'canceled_by_supplier'],
    customer: ['canceled_by_customer'],
    system: ['canceled_by_supplier'],
  },
  confirm_order: {
    seller: ['canceled_by_supplier'],
    customer: ['in_process', 'awaiting_payment', 'canceled_by_customer'],
    system: ['canceled_by_supplier'],
  },
  in_process: {
    seller: ['to_deliver', 'paid', 'canceled_by_supplier'],
    customer: ['canceled_by_customer'],
    system: ['to_deliver', 'paid', 'canceled_by_supplier'],
  },
  to_deliver: {
    seller: ['in_transit', 'paid', 'delivered', 'canceled_by_supplier'],
    customer: ['canceled_by_customer'],
    system: ['in_transit', 'paid', 'delivered'],
  },
  in_transit: {
    seller: ['delivered', 'paid', 'canceled_by_supplier'],
    customer: [],
    system: ['delivered', 'paid'],
  },
  paid: { seller: ['delivered', 'canceled_by_supplier'], customer: [], system: ['delivered'] },
  delivered: { seller: [], customer: [], system: [] },
  canceled_by_customer: { seller: [], customer: [], system: [] },
  canceled_by_supplier: { seller: [], customer: [], system: [] },
};

test.each(orderStates.flatMap((state) => actors.map((actor) => [state, actor] as const)))(
  'from %s the %s moves an order where the table says, and nowhere else',
  (state, actor) => {
    const allowed = MOVES[state][actor];
    expect(movesFrom(state, actor)).toEqual(allowed);
    expect(nextState(state, actor)).toBe(allowed.find((to) => !to.startsWith('canceled')));
    for (const to of orderStates) {
      const error = state.startsWith('canceled') ? 'already_canceled' : 'move_not_allowed';
      expect(moveOrder(state, to, actor)).toEqual(
        allowed.includes(to) ? { ok: true, value: to } : { ok: false, error },
      );
    }
  },
);
