import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumMinor } from '../kernel/money.ts';
import { disputeMoves, disputeParts, disputeStates, divideCost } from './disputes.ts';

test('a dispute ends once; one that was lost may still be won', () => {
  const moves = disputeStates.flatMap((from) =>
    disputeStates.filter((to) => disputeMoves(from, to)).map((to) => `${from} ${to}`),
  );
  expect(moves).toEqual(['open lost', 'open won', 'lost won']);
});

const orders = array(integer({ min: 0, max: 10 ** 10 }), { maxLength: 6 }).map((lefts) =>
  lefts.map((left, place) => ({ id: `or_${place}`, left })),
);

describe('what is contested', () => {
  test('lies in the orders one after the other, and none has more than is left of it', () => {
    assert(
      property(orders, integer({ min: 1, max: 10 ** 10 }), (given, amount) => {
        const parts = disputeParts(given, amount);
        const all = sumMinor(given.map(({ left }) => left));
        expect(sumMinor(parts.map((part) => part.amount))).toBe(Math.min(all, amount));
        for (const part of parts) {
          expect(part.amount).toBeGreaterThan(0);
          expect(part.amount).toBeLessThanOrEqual(
            given.find(({ id }) => id === part.order)?.left ?? 0,
          );
        }
      }),
    );
  });

  test('costs its orders in proportion, and together exactly its fee', () => {
    const parts = [
      { order: 'a', amount: 100_000 },
      { order: 'b', amount: 50_000 },
      { order: 'c', amount: 1 },
    ];
    expect(divideCost(25_000, parts)).toEqual({ a: 16_666, b: 8_333, c: 1 });
    expect(divideCost(25_000, [{ order: 'a', amount: 1 }])).toEqual({ a: 25_000 });
    expect(divideCost(25_000, [])).toEqual({});
    assert(
      property(orders, integer({ min: 0, max: 10 ** 9 }), (given, cost) => {
        const own = disputeParts(given, 10 ** 10);
        const costs = Object.values(divideCost(cost, own));
        expect(sumMinor(costs)).toBe(own.length === 0 ? 0 : cost);
        expect(costs.every((one) => one >= 0)).toBe(true);
      }),
    );
  });
});
