import { describe, expect, test } from 'vitest';
import { paymentStates, type PaymentState } from './payment-states.ts';
import {
  afterPaymentEvent,
  BINDING,
  isPaymentUnderWay,
  paymentStatesFor,
  UNDER_WAY,
  type PaymentEvent,
} from './payment-states.ts';

function play(events: readonly PaymentEvent[]): string {
  return events.reduce<PaymentState>(
    (state, event) => afterPaymentEvent(state, event) ?? state,
    'created',
  );
}

test.each<[PaymentEvent[], string]>([
  [['claim', 'approve'], 'approved'],
  [['claim', 'ask', 'approve'], 'approved'],
  [['claim', 'ask', 'decline', 'claim', 'approve'], 'approved'],
  [['claim', 'release', 'claim', 'approve'], 'approved'],
  [['claim', 'approve', 'refund'], 'refunded'],
  [['claim', 'authorize', 'approve', 'refund'], 'refunded'],
  [['claim', 'ask', 'authorize', 'void'], 'voided'],
  [['claim', 'ask', 'review', 'approve'], 'approved'],
  [['claim', 'review', 'decline', 'claim', 'approve'], 'approved'],
  [['claim', 'review', 'authorize', 'approve'], 'approved'],
])('%j ends as %s', (events, state) => expect(play(events)).toBe(state));

describe('events out of order and twice', () => {
  test.each<[PaymentEvent[], string]>([
    [['claim', 'approve', 'ask'], 'approved'],
    [['claim', 'approve', 'decline'], 'approved'],
    [['claim', 'approve', 'approve'], 'approved'],
    [['claim', 'decline', 'ask'], 'declined'],
    [['claim', 'claim'], 'processing'],
    [['claim', 'ask', 'claim'], 'requires_action'],
    [['claim', 'approve', 'refund', 'approve'], 'refunded'],
    [['claim', 'release', 'approve'], 'approved'],
    [['claim', 'decline', 'authorize'], 'authorized'],
    [['claim', 'authorize', 'decline'], 'authorized'],
    [['claim', 'authorize', 'approve', 'authorize'], 'approved'],
    [['claim', 'authorize', 'approve', 'void'], 'approved'],
    [['claim', 'authorize', 'void', 'approve'], 'voided'],
    [['claim', 'authorize', 'refund'], 'authorized'],
    [['claim', 'approve', 'review'], 'approved'],
    [['claim', 'decline', 'review'], 'declined'],
    [['claim', 'review', 'ask'], 'in_review'],
    // Its buyer has said yes: nothing gives it up but the provider.
    [['claim', 'review', 'release'], 'in_review'],
    [['claim', 'review', 'claim'], 'in_review'],
  ])('%j ends as %s', (events, state) => expect(play(events)).toBe(state));
});

test('only a payment that nothing is under way for may be claimed', () => {
  expect(paymentStatesFor('claim')).toEqual(['created', 'declined']);
  expect(paymentStates.filter(isPaymentUnderWay)).toEqual(UNDER_WAY);
  expect(BINDING).toEqual([...UNDER_WAY, 'approved']);
});
