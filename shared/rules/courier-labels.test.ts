import { describe, expect, test } from 'vitest';
import {
  isJourneyOver,
  journeyAfter,
  journeys,
  mayBuyLabel,
  mayCancelLabel,
  movesOfJourney,
  nextLook,
  trackingKey,
  type Journey,
} from './courier-labels.ts';
import { isOver, moveOrder, orderStates, type OrderState } from './order-states.ts';

const paid = (state: OrderState) =>
  ({ state, payment_type: 'str_card', delivery_type: 'shipping' }) as const;
const byHand = (state: OrderState) => ({ ...paid(state), payment_type: 'cash' }) as const;

describe('a label may be bought', () => {
  test.each([
    ['in_process', true],
    ['to_deliver', true],
    ['paid', true],
    ['sent_to_supplier', false],
    ['confirm_order', false],
    ['in_transit', false],
    ['delivered', false],
    ['canceled_by_customer', false],
  ] as const)('in the stage %s: %s', (stage, may) => {
    expect(mayBuyLabel(stage, undefined)).toBe(may);
  });

  test('once: again only where the courier sold none or took it back, or nobody knows', () => {
    for (const state of ['failed', 'buying', 'canceled'] as const) {
      expect(mayBuyLabel('to_deliver', state)).toBe(true);
    }
    for (const state of ['pending', 'bought', 'canceling'] as const) {
      expect(mayBuyLabel('to_deliver', state)).toBe(false);
    }
  });
});

test('a label is given back before its parcels were fetched', () => {
  expect(mayCancelLabel('bought', 'waiting')).toBe(true);
  expect(mayCancelLabel('bought', 'in_transit')).toBe(false);
  expect(mayCancelLabel('canceling', 'waiting')).toBe(false);
});

describe('a journey', () => {
  test.each([
    ['waiting', 'in_transit', 'in_transit'],
    ['in_transit', 'waiting', 'in_transit'],
    ['in_transit', 'failed', 'failed'],
    ['failed', 'in_transit', 'in_transit'],
    ['failed', 'waiting', 'failed'],
    ['delivered', 'in_transit', 'delivered'],
    ['returned', 'delivered', 'returned'],
  ] as const)('%s, then %s, is %s', (before, told, after) => {
    expect(journeyAfter(before, told)).toBe(after);
  });

  test('that is over has one end, in whatever order and however often it is told', () => {
    const told: Journey[] = [
      'waiting',
      'in_transit',
      'delivered',
      'in_transit',
      'delivered',
      'waiting',
    ];
    for (let turn = 0; turn < 720; turn += 1) {
      const shuffled = told.toSorted((one, other) => hash(one, turn) - hash(other, turn));
      expect(shuffled.reduce(journeyAfter, 'waiting' as Journey)).toBe('delivered');
    }
  });
});

/** A number that stands for a text, another for each turn. */
function hash(text: string, turn: number): number {
  return Array.from(text).reduce(
    (sum, sign) => (sum * 31 + sign.charCodeAt(0) + turn * 7) % 1009,
    turn,
  );
}

describe('the moves of an order that follows its parcels', () => {
  test.each([
    ['in_process', 'in_transit', ['to_deliver', 'in_transit']],
    ['to_deliver', 'in_transit', ['in_transit']],
    ['in_transit', 'in_transit', []],
    ['in_process', 'delivered', ['to_deliver', 'delivered']],
    ['in_transit', 'delivered', ['delivered']],
    ['paid', 'delivered', ['delivered']],
    ['paid', 'in_transit', []],
    ['delivered', 'in_transit', []],
    ['sent_to_supplier', 'delivered', []],
    ['canceled_by_supplier', 'delivered', []],
    ['in_transit', 'returned', []],
    ['in_transit', 'failed', []],
  ] as const)('from %s, parcels %s: %j', (stage, journey, moves) => {
    expect(movesOfJourney(paid(stage), journey)).toEqual(moves);
  });

  test('end in transit where the goods are still to be paid by hand', () => {
    expect(movesOfJourney(byHand('to_deliver'), 'delivered')).toEqual(['in_transit']);
    expect(movesOfJourney(byHand('in_transit'), 'delivered')).toEqual([]);
    expect(movesOfJourney(byHand('paid'), 'delivered')).toEqual(['delivered']);
  });

  test('are all moves of the table, and a second look adds none', () => {
    for (const stage of orderStates) {
      for (const journey of journeys) {
        for (const order of [paid(stage), byHand(stage)]) {
          let at: OrderState = stage;
          for (const to of movesOfJourney(order, journey)) {
            expect(moveOrder(at, to, 'system')).toEqual({ ok: true, value: to });
            at = to;
          }
          expect(movesOfJourney({ ...order, state: at }, journey)).toEqual([]);
          if (isOver(stage)) expect(at).toBe(stage);
        }
      }
    }
  });
});

test('a number is found with or without its spaces', () => {
  expect(trackingKey(' 9499 9071-23ab ')).toBe('9499907123AB');
});

test('a label is asked about until nothing is left to ask', () => {
  const at = (state: 'bought' | 'canceled' | 'failed' | 'pending', journey: Journey) =>
    nextLook({ state, journey }, 0, 1_000);
  expect(at('pending', 'waiting')).toBe(121_000);
  expect(at('bought', 'in_transit')).toBe(3_601_000);
  expect(at('bought', 'delivered')).toBeNull();
  expect(at('canceled', 'waiting')).toBeNull();
  expect(at('failed', 'waiting')).toBeNull();
  expect(nextLook({ state: 'bought', journey: 'in_transit' }, 0, 91 * 86_400_000)).toBeNull();
  expect(journeys.filter(isJourneyOver)).toEqual(['delivered', 'returned']);
});
