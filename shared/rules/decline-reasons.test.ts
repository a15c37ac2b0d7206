import { expect, test } from 'vitest';
import { declineReason, declineReasons } from './decline-reasons.ts';

test('codes of cards, banks and pages stand for what their buyer can do', () => {
  expect(declineReason('insufficient_funds')).toBe('funds');
  expect(declineReason('51')).toBe('funds');
  expect(declineReason('incorrect_cvc')).toBe('details');
  expect(declineReason('authentication_failed')).toBe('identity');
  expect(declineReason('expired')).toBe('unfinished');
  expect(declineReason('voided')).toBeUndefined();
});

test('a card that was lost, stolen or suspected, and a code that says nothing, have no reason', () => {
  for (const code of ['lost_card', 'stolen_card', 'fraudulent', 'pickup_card', '41', '43', '05']) {
    expect(declineReason(code), code).toBeUndefined();
  }
  expect(declineReason('card_declined')).toBeUndefined();
  expect(declineReason(undefined)).toBeUndefined();
  expect(declineReasons).not.toContain('undefined');
});
