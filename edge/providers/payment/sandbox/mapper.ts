import type { KnownCharge, Refund, WebhookEvent } from '../port.ts';
import type { WireCharge, WireEvent, WireRefund } from './wire.ts';

/**
 * A charge of the wire as the port's type; undefined when a field that its status promises is
 * missing.
 */
export function toCharge(wire: WireCharge): KnownCharge | undefined {
  const facts = {
    id: wire.id,
    reference: wire.reference,
    amount: { amount: wire.amount, currency: wire.currency },
    refunded: wire.amount_refunded,
    card: wire.card,
    created: wire.created * 1000,
  };
  switch (wire.status) {
    case 'declined':
      return { ...facts, outcome: 'declined', declineCode: wire.decline_code ?? 'card_declined' };
    case 'requires_action': {
      const redirectUrl = wire.next_action?.redirect_to_url.url;
      return redirectUrl === undefined
        ? undefined
        : { ...facts, outcome: 'requires_action', redirectUrl };
    }
    case 'approved':
    case 'pending':
      return { ...facts, outcome: wire.status };
  }
}

/** A refund of the wire as the port's type. */
export function toRefund(wire: WireRefund): Refund {
  return {
    id: wire.id,
    status: wire.status,
    amount: { amount: wire.amount, currency: wire.currency },
  };
}

/** An event of the wire as the port's type; undefined when its charge cannot be read. */
export function toEvent(wire: WireEvent): WebhookEvent | undefined {
  const charge = toCharge(wire.data.charge);
  if (!charge) return undefined;
  return {
    id: wire.id,
    type: wire.type,
    sequence: wire.sequence,
    created: wire.created * 1000,
    charge,
    ...(wire.data.refund && { refund: toRefund(wire.data.refund) }),
  };
}
