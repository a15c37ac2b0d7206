/** A card token that the provider has made, and a message that it has signed. */
import { signBody } from '../../../../../edge/providers/payment/sandbox/signature.ts';
import {
  SIGNATURE_HEADER,
  type WireEvent,
} from '../../../../../edge/providers/payment/sandbox/wire.ts';
import { tokenOf } from '../../../faults/kill/retry.ts';
import { buyByCard } from '../../support/samples.ts';
import type { Stories } from '../story.ts';

const APPROVED = '4242424242424242';

/** An event of a charge that is not this platform's: it is stored, and changes nothing. */
function eventAt(created: number): WireEvent {
  return {
    id: `evt_${crypto.randomUUID()}`,
    type: 'charge.approved',
    created,
    sequence: 1,
    data: {
      charge: {
        id: `ch_${crypto.randomUUID()}`,
        status: 'approved',
        amount: 100,
        amount_refunded: 0,
        currency: 'MXN',
        reference: 'somebody else',
        card: { brand: 'visa', last4: '4242', type: 'credit' },
        created,
      },
    },
  };
}

export const payments: Stories = {
  'payment.card': async ({ shop, line, provider }) => {
    const { token = '' } = await buyByCard(shop, line);
    const source = await tokenOf(provider.origin, provider.publishableKey, APPROVED);
    return { params: { token }, body: { source_id: source } };
  },
  'payment.webhook': async ({ provider }) => {
    const now = Math.floor(Date.now() / 1000);
    const body = { ...eventAt(now) };
    const signature = await signBody(provider.webhookSecret, now, JSON.stringify(body));
    return { headers: { [SIGNATURE_HEADER]: signature }, body };
  },
};
