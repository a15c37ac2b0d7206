import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fitsLeft,
  leftOf,
  matchRefunds,
  waitAfterRefusal,
  waitAfterTry,
  type KnownRefund,
  type PaidOrder,
  type RefundState,
  type TakenPart,
} from './refunds.ts';

const paid: PaidOrder = { total: 30_000, shipping: 5_000, lines: [20_000, 5_000] };
const of = (part: TakenPart['part'], amount: number, line: number | null = null): TakenPart => ({
  part,
  line,
  amount,
});

describe('what is left of an order', () => {
  test('is all of it before the first refund', () => {
    expect(leftOf(paid, [])).toEqual(paid);
  });

  test('is less by each refund: of its part, and of the whole', () => {
    const taken = [of('line', 12_000, 0), of('shipping', 5_000), of('amount', 1_000)];
    expect(leftOf(paid, taken)).toEqual({ total: 12_000, shipping: 0, lines: [8_000, 5_000] });
  });

  test('no part has more left than the order', () => {
    expect(leftOf(paid, [of('amount', 27_000)])).toEqual({
      total: 3_000,
      shipping: 3_000,
      lines: [3_000, 3_000],
    });
  });

  test.each([
    of('amount', 0),
    of('amount', -1),
    of('amount', 0.5),
    of('amount', 30_001),
    of('shipping', 5_001),
    of('line', 20_001, 0),
    of('line', 1, 2),
    of('line', 1),
  ])('%j does not fit', (refund) => {
    expect(fitsLeft(paid, refund)).toBe(false);
  });
});

describe('any refunds of an order', () => {
  const anyOrder = fc
    .record({
      lines: fc.array(fc.nat(10_000), { minLength: 1, maxLength: 5 }),
      shipping: fc.nat(3_000),
    })
    .map(({ lines, shipping }) => ({
      lines,
      shipping,
      total: lines.reduce((sum, line) => sum + line, shipping),
    }));
  const anyAsk: fc.Arbitrary<TakenPart> = fc.oneof(
    fc.record({
      part: fc.constant('line' as const),
      line: fc.nat(5),
      amount: fc.integer({ min: -5, max: 12_000 }),
    }),
    fc.record({
      part: fc.constantFrom('shipping' as const, 'amount' as const, 'order' as const),
      line: fc.constant(null),
      amount: fc.integer({ min: -5, max: 12_000 }),
    }),
  );

  test('are never above what was paid, of the whole or of a part, in whatever order they come', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(anyAsk, { maxLength: 40 }), (order, asks) => {
        const taken: TakenPart[] = [];
        for (const ask of asks) {
          const left = leftOf(order, taken);
          if (fitsLeft(left, ask)) taken.push(ask);
          const after = leftOf(order, taken);
          const given = taken.reduce((sum, { amount }) => sum + amount, 0);
          expect(given + after.total).toBe(order.total);
          for (const part of [after.shipping, ...after.lines]) {
            expect(part).toBeGreaterThanOrEqual(0);
            expect(part).toBeLessThanOrEqual(after.total);
          }
        }
        order.lines.forEach((line, position) => {
          const given = taken
            .filter((one) => one.part === 'line' && one.line === position)
            .reduce((sum, { amount }) => sum + amount, 0);
          expect(given).toBeLessThanOrEqual(line);
        });
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('what a provider’s sum says', () => {
  const known = (
    id: string,
    state: RefundState,
    amount: number,
    isOutside = false,
  ): KnownRefund => ({
    id,
    state,
    amount,
    isOutside,
  });

  test('ends the refunds that it holds, the oldest first', () => {
    const all = [known('a', 'success', 100), known('b', 'pending', 50), known('c', 'failed', 30)];
    expect(matchRefunds(all, 100)).toEqual({ arrived: [], foreign: 0 });
    expect(matchRefunds(all, 150)).toEqual({ arrived: ['b'], foreign: 0 });
    expect(matchRefunds(all, 180)).toEqual({ arrived: ['b', 'c'], foreign: 0 });
    expect(matchRefunds(all, 200)).toEqual({ arrived: ['b', 'c'], foreign: 20 });
  });

  test('is not called foreign while another refund is under way', () => {
    expect(matchRefunds([known('a', 'pending', 50)], 30)).toEqual({ arrived: [], foreign: 0 });
    expect(matchRefunds([known('a', 'failed', 50)], 30)).toEqual({ arrived: [], foreign: 30 });
  });

  test('does not hold what was paid outside of the provider', () => {
    expect(matchRefunds([known('a', 'ok', 50, true)], 50)).toEqual({ arrived: [], foreign: 50 });
    expect(matchRefunds([known('a', 'ok', 50)], 50)).toEqual({ arrived: [], foreign: 0 });
  });

  const anyKnown = fc.array(
    fc.record({
      state: fc.constantFrom<RefundState>('pending', 'failed', 'success', 'ok'),
      amount: fc.integer({ min: 1, max: 500 }),
      isOutside: fc.boolean(),
    }),
    { maxLength: 8 },
  );

  test('ends no more than it holds, and said again it changes nothing', () => {
    fc.assert(
      fc.property(anyKnown, fc.nat(3_000), (drawn, given) => {
        const all = drawn.map((one, at) => ({
          ...one,
          id: String(at),
          isOutside: one.isOutside && one.state === 'ok',
        }));
        const { arrived, foreign } = matchRefunds(all, given);
        const after: KnownRefund[] = all.map((one) =>
          arrived.includes(one.id) ? { ...one, state: 'success' } : one,
        );
        if (foreign > 0)
          after.push({ id: 'new', state: 'success', amount: foreign, isOutside: false });
        const sum = (list: readonly KnownRefund[]) =>
          list
            .filter(({ state, isOutside }) => (state === 'success' || state === 'ok') && !isOutside)
            .reduce((total, { amount }) => total + amount, 0);
        expect(sum(after)).toBeLessThanOrEqual(Math.max(given, sum(all)));
        expect(matchRefunds(after, given)).toEqual({ arrived: [], foreign: 0 });
      }),
      { numRuns: 5_000 },
    );
  });
});

test('tries come close together first, and refusals wait longer each time, up to a person', () => {
  expect([1, 2, 3, 4, 5, 50].map((tries) => waitAfterTry(tries) / 60_000)).toEqual([
    1, 2, 4, 8, 15, 15,
  ]);
  expect([1, 2, 3, 4, 5].map((refusals) => waitAfterRefusal(refusals))).toEqual([
    600_000,
    2_400_000,
    9_600_000,
    38_400_000,
    null,
  ]);
});
