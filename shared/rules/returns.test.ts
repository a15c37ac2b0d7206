import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderStates } from './order-states.ts';
import {
  fitsUnits,
  addsUp,
  dueFor,
  mayWithdraw,
  returnReasons,
  unitsLeft,
  whyNoReturn,
  type ReturnableLine,
  type ReturnedUnits,
  type ReturnFacts,
} from './returns.ts';

const HOUR_MS = 3_600_000;
const delivered: ReturnFacts = {
  state: 'delivered',
  receivedAt: 0,
  country: 'MX',
  hasOpen: false,
  declined: 0,
};

test('there are the spec’s seventeen reasons', () => {
  expect(new Set(returnReasons).size).toBe(17);
});

describe('an order may be returned', () => {
  test('from its receipt on for 72 hours, in Argentina for ten days', () => {
    const at = (hours: number, country = 'MX') =>
      whyNoReturn({ ...delivered, country }, hours * HOUR_MS);
    expect([at(0), at(71.9), at(72)]).toEqual([undefined, undefined, 'return_expired']);
    expect([at(72, 'AR'), at(239.9, 'AR'), at(240, 'AR')]).toEqual([
      undefined,
      undefined,
      'return_expired',
    ]);
  });

  test('once it was delivered, and never when canceled', () => {
    const why = Object.fromEntries(
      orderStates.map((state) => [state, whyNoReturn({ ...delivered, state }, 1)]),
    );
    expect(why).toEqual({
      awaiting_payment: 'return_too_early',
      sent_to_supplier: 'return_too_early',
      confirm_order: 'return_too_early',
      in_process: 'return_too_early',
      to_deliver: 'return_too_early',
      in_transit: 'return_too_early',
      paid: 'return_too_early',
      delivered: undefined,
      canceled_by_customer: 'return_canceled',
      canceled_by_supplier: 'return_canceled',
    });
  });

  test('while no other return of it is open', () => {
    expect(whyNoReturn({ ...delivered, hasOpen: true }, 1)).toBe('return_is_open');
  });

  test('once more after its seller declined one, and not after two', () => {
    const why = (declined: number) => whyNoReturn({ ...delivered, declined }, 1);
    expect([why(0), why(1), why(2)]).toEqual([undefined, undefined, 'return_declined']);
  });
});

describe('a buyer may withdraw from a purchase', () => {
  const bought = { state: 'in_process', receivedAt: null, country: 'AR', startsAt: null } as const;

  test('in Argentina from the purchase until ten days after the receipt, elsewhere never', () => {
    expect(mayWithdraw(bought, 1_000 * HOUR_MS)).toBe(true);
    const received = { ...bought, state: 'delivered', receivedAt: 0 } as const;
    expect([239.9, 240].map((hours) => mayWithdraw(received, hours * HOUR_MS))).toEqual([
      true,
      false,
    ]);
    expect(mayWithdraw({ ...bought, country: 'MX' }, 0)).toBe(false);
  });

  test('until a day before a show, and never from what awaits its payment or was canceled', () => {
    const show = { ...bought, startsAt: 48 * HOUR_MS };
    expect([24, 24.1].map((hours) => mayWithdraw(show, hours * HOUR_MS))).toEqual([true, false]);
    for (const state of [
      'awaiting_payment',
      'canceled_by_customer',
      'canceled_by_supplier',
    ] as const)
      expect(mayWithdraw({ ...bought, state }, 0)).toBe(false);
  });
});

test('an inspection names each returned line once, and adds up to its units', () => {
  const units = [
    { line: 0, amount: 3 },
    { line: 2, amount: 1 },
  ];
  const one = { line: 0, back: 1, lost: 1, missing: 1 };
  const other = { line: 2, back: 0, lost: 0, missing: 1 };
  expect(addsUp(units, [other, one])).toBe(true);
  for (const seen of [
    [one],
    [one, one],
    [one, { ...other, line: 1 }],
    [{ ...one, lost: 2 }, other],
  ])
    expect(addsUp(units, seen)).toBe(false);
});

test.each([
  [0, 3, 10_000, 0, 0],
  [3, 3, 10_000, 0, 10_000],
  [1, 3, 10_000, 0, 3_333],
  [1, 3, 10_000, 15, 2_834],
  [4, 3, 10_000, 0, 10_000],
  [1, 0, 10_000, 0, 0],
])(
  'for %i of %i units at %i in all, with a fee of %i %%, %i are due',
  (received, bought, total, fee, due) => {
    expect(dueFor([{ received, bought, total, fee }])).toBe(due);
  },
);

describe('the units of a return', () => {
  const lines: ReturnableLine[] = [
    { line: 0, bought: 3, returned: 1, isAllowed: true },
    { line: 1, bought: 2, returned: 0, isAllowed: false },
  ];

  test.each<[ReturnedUnits[], boolean]>([
    [[{ line: 0, amount: 2 }], true],
    [[{ line: 0, amount: 3 }], false],
    [[{ line: 0, amount: 0 }], false],
    [[{ line: 0, amount: 0.5 }], false],
    [[{ line: 1, amount: 1 }], false],
    [[{ line: 2, amount: 1 }], false],
    [
      [
        { line: 0, amount: 1 },
        { line: 0, amount: 1 },
      ],
      false,
    ],
    [[], false],
  ])('%j: %s', (asked, fits) => {
    expect(fitsUnits(lines, asked)).toBe(fits);
  });

  test('are together never more than were bought, however often one asks', () => {
    const ask = fc.array(fc.record({ line: fc.nat(3), amount: fc.integer({ min: -1, max: 6 }) }), {
      maxLength: 4,
    });
    const bought = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(bought, fc.array(ask, { maxLength: 20 }), (units, asks) => {
        let known = units.map((many, line) => ({
          line,
          bought: many,
          returned: 0,
          isAllowed: true,
        }));
        for (const asked of asks) {
          if (!fitsUnits(known, asked)) continue;
          known = known.map((one) => ({
            ...one,
            returned: one.returned + (asked.find(({ line }) => line === one.line)?.amount ?? 0),
          }));
        }
        for (const one of known) {
          expect(one.returned).toBeLessThanOrEqual(one.bought);
          expect(unitsLeft(one)).toBe(one.bought - one.returned);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
