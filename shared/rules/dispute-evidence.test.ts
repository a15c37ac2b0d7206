import { describe, expect, test } from 'vitest';
import {
  EVIDENCE_MOST,
  evidenceFields,
  evidenceFor,
  longEvidence,
  mayHandIn,
  saidOf,
  shownState,
  submissionFaults,
} from './dispute-evidence.ts';
import { advisedReasons } from './disputes.ts';

describe('the fields of a dispute', () => {
  test.each([...advisedReasons, 'bank_cannot_process'])(
    '%s: each once, the statement last',
    (reason) => {
      const fields = evidenceFor(reason);
      expect(new Set(fields).size).toBe(fields.length);
      expect(fields.at(-1)).toBe('statement');
      expect(fields).toEqual(expect.arrayContaining(['buyer', 'email', 'items']));
    },
  );

  test('are those that speak to its reason', () => {
    expect(evidenceFor('product_not_received')).toContain('tracking');
    expect(evidenceFor('duplicate')).not.toContain('tracking');
    expect(evidenceFor('duplicate')).toContain('duplicate');
    expect(evidenceFor('credit_not_processed')).toContain('refusal');
    expect(evidenceFor('of_tomorrow')).toEqual(evidenceFor('fraudulent'));
  });

  test('are all asked for by some reason, and together no more than any provider takes', () => {
    const asked = new Set([...advisedReasons].flatMap((reason) => evidenceFor(reason)));
    expect([...asked].toSorted()).toEqual(evidenceFields.toSorted());
    const all = Object.values(EVIDENCE_MOST).reduce((sum, most) => sum + most, 0);
    expect(all).toBeLessThan(150_000);
    expect(longEvidence.filter((field) => EVIDENCE_MOST[field] < 1000)).toEqual([]);
  });
});

test('what says nothing is not sent', () => {
  expect(saidOf({ buyer: ' Ana ', email: '  ', statement: 'a\nb' })).toEqual({
    buyer: 'Ana',
    statement: 'a\nb',
  });
  expect(saidOf({})).toEqual({});
});

test('a dispute whose evidence was sent is under review until it ends', () => {
  const sent = { state: 'sent' } as const;
  expect(shownState({ state: 'open', submission: sent })).toBe('review');
  expect(shownState({ state: 'open', submission: { state: 'asked' } })).toBe('open');
  expect(shownState({ state: 'open', submission: null })).toBe('open');
  expect(shownState({ state: 'lost', submission: sent })).toBe('lost');
});

test('evidence is handed in again where the provider has none and still takes it', () => {
  expect(mayHandIn(null)).toBe(true);
  expect(mayHandIn({ state: 'asked', fault: null })).toBe(false);
  expect(mayHandIn({ state: 'sent', fault: null })).toBe(false);
  const again = submissionFaults.filter((fault) => mayHandIn({ state: 'refused', fault }));
  expect(again).toEqual(['refused', 'no_keys']);
});
