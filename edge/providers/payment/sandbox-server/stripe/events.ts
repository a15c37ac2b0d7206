import type { WireEvent } from '../wire.ts';
import { toDispute } from './dispute.ts';
import { toIntent, toLatest } from './intents.ts';

const EVENTS: Readonly<Record<WireEvent['type'], string>> = {
  'charge.approved': 'payment_intent.succeeded',
  'charge.authorized': 'payment_intent.amount_capturable_updated',
  'charge.declined': 'payment_intent.payment_failed',
  'charge.requires_action': 'payment_intent.requires_action',
  'charge.pending': 'payment_intent.processing',
  'charge.refunded': 'charge.refunded',
  'dispute.open': 'charge.dispute.created',
  'dispute.lost': 'charge.dispute.closed',
  'dispute.won': 'charge.dispute.closed',
};

const DISPUTES: Readonly<Record<string, string>> = {
  'dispute.open': 'needs_response',
  'dispute.lost': 'lost',
  'dispute.won': 'won',
};

/** An event as Stripe writes it, where only what was asked for is shown as a whole. */
export function toEvent({ id, type, created, data }: WireEvent): object {
  const object =
    type === 'charge.refunded'
      ? toLatest(data.charge)
      : type in DISPUTES
        ? toDispute(data.charge, DISPUTES[type] ?? '', created)
        : { ...toIntent(data.charge), latest_charge: data.charge.id };
  return {
    id,
    object: 'event',
    api_version: '2023-08-16',
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: data.charge.decline_code === 'canceled' ? 'payment_intent.canceled' : EVENTS[type],
  };
}
