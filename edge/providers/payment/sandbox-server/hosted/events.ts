import { signBody } from '../../kit/signature.ts';
import type { Settings } from '../settings.ts';
import type { KeptPayment } from './payments.ts';
import { laterOf } from './authorizations.ts';
import { loanStatusOf, tokenOf } from './show-aplazo.ts';
import { orderOf } from './show-conekta.ts';
import { operationOf } from './show-mobbex.ts';
import { showCharge } from './show-openpay.ts';

/** An event as it is kept until it is sent; what proves it is made when it goes. */
export interface HostedEvent {
  readonly body: string;
  readonly proof: 'right' | 'forged' | 'stale';
}

/** An older event than this is not taken by a shop. */
const STALE_MS = 10 * 60_000;

/** What a provider tells its shop of a payment; the same text in every repeat. */
export function bodyOf(payment: KeptPayment, now: number): string {
  const { code, id, reference } = payment;
  const created = new Date(now).toISOString();
  switch (code) {
    case 'mobbex':
      return JSON.stringify({
        type: 'checkout',
        data: {
          result: true,
          payment: { ...operationOf(payment, now), updated: created },
          checkout: { uid: id },
        },
      });
    case 'aplazo':
      return JSON.stringify({ loanId: id, status: loanStatusOf(payment, now), cartId: reference });
    case 'conekta_card':
      return JSON.stringify({
        id: crypto.randomUUID().replaceAll('-', ''),
        object: 'event',
        type: laterOf(payment, now) === 'authorized' ? 'order.pre_authorized' : 'order.paid',
        livemode: false,
        created_at: Math.floor(now / 1000),
        data: { object: orderOf(payment, now) },
      });
    case 'openpay_card':
      return JSON.stringify({
        type: 'charge.succeeded',
        event_date: created,
        transaction: showCharge(payment, now),
      });
    default:
      return JSON.stringify({
        id: crypto.randomUUID(),
        created_at: created,
        payment: { id, reference },
      });
  }
}

/** How a provider proves an event: by headers, or by a secret in its address. */
export async function proofOf(
  code: KeptPayment['code'],
  { body, proof }: HostedEvent,
  settings: Settings,
  now: number,
): Promise<{ readonly headers: Record<string, string>; readonly query: string }> {
  const secret = proof === 'forged' ? 'the secret of somebody else' : settings.webhookSecret;
  const at = Math.floor((proof === 'stale' ? now - STALE_MS : now) / 1000);
  switch (code) {
    case 'mobbex':
      return { headers: {}, query: `?secret=${encodeURIComponent(secret)}` };
    case 'aplazo': {
      const token = proof === 'forged' ? secret : settings.secretKey;
      return { headers: { authorization: `Bearer ${await tokenOf(body, token)}` }, query: '' };
    }
    case 'conekta_card': {
      const text = proof === 'forged' ? `${body} ` : body;
      return { headers: { digest: await digestOf(text, settings.rsaPrivateKey) }, query: '' };
    }
    case 'openpay_card':
      return { headers: { authorization: `Basic ${btoa(`openpay:${secret}`)}` }, query: '' };
    default:
      return { headers: { 'payment-signature': await signBody(secret, at, body) }, query: '' };
  }
}

/** The signature of a text by the sandbox's own key, in base64; none where it has no key. */
async function digestOf(text: string, pem: string | undefined): Promise<string> {
  if (pem === undefined) return '';
  const bytes = atob(pem.replaceAll(/-----[A-Z ]+-----|\s/g, ''));
  const key = await crypto.subtle.importKey(
    'pkcs8',
    Uint8Array.from(bytes, (character) => character.charCodeAt(0)),
    { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const mac = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', key, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(mac)));
}
