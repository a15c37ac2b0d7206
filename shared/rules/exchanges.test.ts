import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { moneyUnits, moveOf, paidFor, variantText, type ExchangeAct } from './exchanges.ts';
import { dueFor } from './returns.ts';

const of = { line: 0, sku: 'sk_rojo', units: 3, state: 'wanted' } as const;
const kept = { ...of, state: 'kept' } as const;

test('a wish is kept, goes on for money, or ends; nothing else becomes of it', () => {
  expect(moveOf(of, 'keep')).toEqual({ ...kept, taken: 3 });
  expect(moveOf(of, 'money')).toEqual({ ...of, state: 'refused', taken: 0 });
  expect(moveOf(of, 'end')).toEqual({ ...of, state: 'canceled', taken: 0 });
  for (const act of ['inspect', 'send', 'refuse'] as const)
    expect(moveOf(of, act, 1)).toBeUndefined();
});

test('what is kept is sent, or goes back into the stock; units that never came are not exchanged', () => {
  expect(moveOf(kept, 'send')).toEqual({ ...of, state: 'sent', taken: 0 });
  expect(moveOf(kept, 'refuse')).toEqual({ ...of, state: 'refused', taken: -3 });
  expect(moveOf(kept, 'end')).toEqual({ ...of, state: 'canceled', taken: -3 });
  expect(moveOf(kept, 'inspect')).toBeUndefined();
  expect(moveOf(kept, 'inspect', 1)).toEqual({ ...kept, units: 2, taken: -1 });
  expect(moveOf(kept, 'inspect', 3)).toEqual({ ...of, state: 'canceled', taken: -3 });
  for (const act of ['keep', 'money'] as const) expect(moveOf(kept, act)).toBeUndefined();
});

test('what was sent, refused or cancelled stays so', () => {
  for (const state of ['sent', 'refused', 'canceled'] as const)
    for (const act of ['keep', 'money', 'inspect', 'send', 'refuse', 'end'] as const)
      expect(moveOf({ ...of, state }, act, 1)).toBeUndefined();
});

test('money is due for what came and is not exchanged', () => {
  expect(moneyUnits({ received: 2, exchange: null })).toBe(2);
  expect(moneyUnits({ received: 2, exchange: kept })).toBe(0);
  expect(moneyUnits({ received: 4, exchange: { state: 'sent', units: 3 } })).toBe(1);
  expect(moneyUnits({ received: 2, exchange: { state: 'refused', units: 2 } })).toBe(2);
});

test('a part of a line costs its share, rounded down; a variant is named by its choices', () => {
  expect([paidFor(1, 3, 100), paidFor(3, 3, 100), paidFor(1, 0, 0)]).toEqual([33, 100, 0]);
  expect(variantText({ Talla: 'M', Color: 'rojo' })).toBe('M / rojo');
});

const acts = constantFrom<ExchangeAct>('keep', 'money', 'inspect', 'send', 'refuse', 'end');

/** What a seller may do once the goods came. */
const ENDS: readonly ExchangeAct[] = ['send', 'refuse'];

test('in every history the stock stays whole, and money and goods are never both given for a unit', () => {
  assert(
    property(
      integer({ min: 1, max: 5 }),
      integer({ min: 0, max: 5 }),
      integer({ min: 1, max: 10_000 }),
      array(acts, { maxLength: 8 }),
      (units, missed, price, history) => {
        const missing = Math.min(missed, units);
        const stocked = 10;
        let stock = stocked;
        let one: Parameters<typeof moveOf>[0] = { line: 0, sku: 'sk_a', units, state: 'wanted' };
        let isInspected = false;
        for (const act of history) {
          // The goods come back once the seller has answered, and nothing is sent or refused before.
          const isEarly =
            act === 'inspect' ? one.state === 'wanted' : !isInspected && ENDS.includes(act);
          if (isEarly || (act === 'inspect' && isInspected)) continue;
          isInspected ||= act === 'inspect';
          const move = moveOf(one, act, missing);
          if (!move) continue;
          stock -= move.taken;
          one = move;
          expect(stock).toBeGreaterThanOrEqual(0);
          const isOut = one.state === 'kept' || one.state === 'sent';
          expect(stock + (isOut ? one.units : 0)).toBe(stocked);
        }
        const received = isInspected ? units - missing : 0;
        const owed = moneyUnits({ received, exchange: one });
        const sent = one.state === 'sent' ? one.units : 0;
        expect(owed + sent).toBeLessThanOrEqual(units);
        const line = { received: owed, bought: units, total: price * units, fee: 0 };
        expect(dueFor([line]) + paidFor(sent, units, price * units)).toBeLessThanOrEqual(
          price * units,
        );
        if (one.state === 'sent') expect([owed, sent]).toEqual([0, units - missing]);
      },
    ),
    { numRuns: 500 },
  );
});
