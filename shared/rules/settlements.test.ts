import { describe, expect, test } from 'vitest';
import {
  matchLines,
  reportFault,
  SETTLEMENT_AMOUNT_MAX,
  SETTLEMENT_LINES_MAX,
  sumsOf,
  type KnownPayment,
  type ReportLine,
} from './settlements.ts';

const REFERENCE = 'a.py_1-1';
const line = (given: Partial<ReportLine> = {}): ReportLine => {
  const { gross = 108_000, fee = 3_888, ...rest } = given;
  return {
    kind: 'payment',
    reference: REFERENCE,
    subject: null,
    gross,
    fee,
    net: gross - fee,
    ...rest,
  };
};
const payment = (given: Partial<KnownPayment> = {}): KnownPayment => ({
  id: 'py_1',
  references: [REFERENCE, 'pi_1'],
  currency: 'MXN',
  amount: 108_000,
  isPaid: true,
  isSettled: false,
  refunds: [],
  disputes: [],
  ...given,
});
const refund = { id: 'rf_1', subject: 're_1', amount: 40_000, hasArrived: true, isSettled: false };
const dispute = {
  id: 'dp_1',
  subject: 'du_1',
  state: 'open',
  amount: 108_000,
  fee: 25_000,
  isTaken: false,
  isPaidBack: false,
} as const;

const problems = (lines: readonly ReportLine[], known: readonly KnownPayment[]) =>
  matchLines(lines, 'MXN', known).map((one) => one.problem);

describe('a report', () => {
  const report = (lines: readonly ReportLine[]) => ({
    report: 'po_1',
    paidOn: '2026-11-26',
    currency: 'MXN',
    lines,
  });

  test('whose lines add up is taken', () => {
    expect(reportFault(report([line()]))).toBeUndefined();
    expect(sumsOf([line(), line({ gross: -40_000, fee: 0 })])).toEqual({
      gross: 68_000,
      fee: 3_888,
      net: 64_112,
    });
  });

  test.each([
    [[], { fault: 'empty' }],
    [[line(), line({ net: 1 })], { fault: 'sums', line: 2 }],
    [[line({ gross: SETTLEMENT_AMOUNT_MAX + 1 })], { fault: 'amount', line: 1 }],
    [[line({ gross: 0.5, fee: 0 })], { fault: 'amount', line: 1 }],
    [Array.from({ length: SETTLEMENT_LINES_MAX + 1 }, () => line()), { fault: 'long' }],
  ])('that does not is refused: %#', (lines, fault) => {
    expect(reportFault(report(lines))).toEqual(fault);
  });
});

describe('a payment', () => {
  test('is found by our reference or by the provider’s id of its charge', () => {
    for (const reference of [REFERENCE, 'pi_1']) {
      expect(matchLines([line({ reference })], 'MXN', [payment()])).toEqual([
        { problem: null, payment: 'py_1', refund: null, dispute: null },
      ]);
    }
  });

  test.each([
    ['unknown_reference', line({ reference: 'a.py_2-1' }), {}],
    ['other_amount', line({ gross: 107_999 }), {}],
    ['other_amount', line({ fee: -1 }), {}],
    ['other_amount', line({ fee: 108_001 }), {}],
    ['other_state', line(), { isPaid: false }],
    ['settled_before', line(), { isSettled: true }],
    ['other_currency', line(), { currency: 'USD' }],
  ] as const)('%s: %#', (problem, given, known) => {
    expect(problems([given], [payment(known)])).toEqual([problem]);
  });

  test('is settled once in a report as well', () => {
    expect(problems([line(), line()], [payment()])).toEqual([null, 'settled_before']);
    // A line that did not match does not stand in the way of one that does.
    expect(problems([line({ gross: 1, fee: 0 }), line()], [payment()])).toEqual([
      'other_amount',
      null,
    ]);
  });
});

describe('a refund', () => {
  const given = (more: Partial<ReportLine> = {}) =>
    line({ kind: 'refund', gross: -40_000, fee: 0, subject: 're_1', ...more });

  test('is found by its id, or by its amount where it has none', () => {
    expect(matchLines([given()], 'MXN', [payment({ refunds: [refund] })])).toEqual([
      { problem: null, payment: 'py_1', refund: 'rf_1', dispute: null },
    ]);
    const nameless = payment({ refunds: [{ ...refund, subject: null }] });
    expect(problems([given()], [nameless])).toEqual([null]);
    expect(problems([given({ subject: null })], [payment({ refunds: [refund] })])).toEqual([null]);
    expect(problems([given(), given()], [nameless])).toEqual([null, 'settled_before']);
  });

  test('two of one amount are each settled once', () => {
    const two = payment({
      refunds: [
        { ...refund, subject: null },
        { ...refund, id: 'rf_2', subject: null },
      ],
    });
    const found = matchLines([given(), given(), given()], 'MXN', [two]);
    expect(found.map((one) => [one.refund, one.problem])).toEqual([
      ['rf_1', null],
      ['rf_2', null],
      ['rf_1', 'settled_before'],
    ]);
  });

  test.each([
    ['unknown_reference', given({ subject: 're_2', gross: -1 }), {}],
    ['other_amount', given({ gross: -39_999 }), {}],
    ['other_state', given(), { hasArrived: false }],
    ['settled_before', given(), { isSettled: true }],
  ] as const)('%s: %#', (problem, asked, known) => {
    expect(problems([asked], [payment({ refunds: [{ ...refund, ...known }] })])).toEqual([problem]);
  });
});

describe('a dispute', () => {
  const taken = line({ kind: 'dispute', gross: -108_000, fee: 25_000, subject: 'du_1' });
  const back = line({ kind: 'dispute', gross: 108_000, fee: -25_000, subject: 'du_1' });

  test('is taken, and paid back once it is won, each once', () => {
    const won = payment({ disputes: [{ ...dispute, state: 'won' }] });
    expect(problems([taken, back, taken, back], [won])).toEqual([
      null,
      null,
      'settled_before',
      'settled_before',
    ]);
    expect(problems([taken, back], [payment({ disputes: [dispute] })])).toEqual([
      null,
      'other_state',
    ]);
  });

  test.each([
    ['unknown_reference', { ...taken, subject: 'du_2' }],
    ['other_amount', line({ ...taken, fee: 0, net: -108_000 })],
    ['other_amount', line({ ...taken, gross: -1, net: -25_001 })],
  ])('%s: %#', (problem, given) => {
    expect(problems([given], [payment({ disputes: [dispute] })])).toEqual([problem]);
  });

  test('without its id is the only one of its payment', () => {
    const nameless = { ...taken, subject: null };
    expect(problems([nameless], [payment({ disputes: [dispute] })])).toEqual([null]);
    const two = payment({ disputes: [dispute, { ...dispute, id: 'dp_2', subject: 'du_2' }] });
    expect(problems([nameless], [two])).toEqual(['unknown_reference']);
  });
});

test('a fee is a payment’s, or stays open with every correction', () => {
  const fee = line({ kind: 'fee', gross: 0, fee: 600 });
  expect(
    problems(
      [fee, { ...fee, reference: '' }, line({ kind: 'fee' }), line({ kind: 'adjustment' })],
      [payment()],
    ),
  ).toEqual([null, 'unexplained', 'other_amount', 'unexplained']);
  expect(problems([fee], [payment({ isPaid: false })])).toEqual(['other_state']);
});
