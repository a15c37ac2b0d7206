/** A card token that the provider has made, and a message that it has signed. */
import { signBody } from '../../../../../edge/providers/payment/kit/signature.ts';
import { tokenOf } from '../../../faults/kill/retry.ts';
import { buyByCard } from '../../support/samples.ts';
import type { Stories } from '../story.ts';

const APPROVED = '4242424242424242';

/** An event of an intent that is not this platform's: it is answered, and changes nothing. */
function eventAt(created: number) {
  const object = { id: `pi_${crypto.randomUUID().replaceAll('-', '')}`, object: 'payment_intent' };
  const id = `evt_${crypto.randomUUID()}`;
  return { id, object: 'event', type: 'payment_intent.succeeded', created, data: { object } };
}

export const payments: Stories = {
  'payment.card': async ({ shop, line, provider }) => {
    const { token = '' } = await buyByCard(shop, line);
    const source = await tokenOf(provider.origin, provider.publishableKey, APPROVED);
    return { params: { token }, body: { source_id: source } };
  },
  'payment.webhook': async ({ provider }) => {
    const now = Math.floor(Date.now() / 1000);
    const body = eventAt(now);
    const signature = await signBody(provider.webhookSecret, now, JSON.stringify(body));
    return {
      headers: { 'stripe-signature': signature },
      params: { code: 'str_card' },
      body,
    };
  },
};
