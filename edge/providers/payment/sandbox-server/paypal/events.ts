import { checkSignature, signBody } from '../../kit/signature.ts';
import type { KeptOrder } from './kept-order.ts';

/** An event as PayPal writes it; the same text in every repeat. */
export function eventOf(order: KeptOrder, type: string, now: number): string {
  const { id, custom, capture, authorization } = order;
  const isOrder = type.startsWith('CHECKOUT.ORDER.');
  const isLater = type.startsWith('PAYMENT.AUTHORIZATION.');
  return JSON.stringify({
    id: `WH-${crypto.randomUUID()}`,
    event_version: '1.0',
    create_time: new Date(now).toISOString(),
    resource_type: isOrder ? 'checkout-order' : isLater ? 'authorization' : 'capture',
    event_type: type,
    summary: type,
    resource: isOrder
      ? { id, purchase_units: [{ custom_id: custom }] }
      : {
          id: (isLater ? authorization?.id : capture?.id) ?? 'NONE',
          custom_id: custom,
          supplementary_data: { related_ids: { order_id: id } },
        },
  });
}

/** The headers that prove an event; those of a forged one prove nothing. */
export async function proofOf(
  secret: string,
  event: string,
  now: number,
): Promise<Record<string, string>> {
  const id = crypto.randomUUID();
  return {
    'paypal-auth-algo': 'SHA256withRSA',
    'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-SANDBOX',
    'paypal-transmission-id': id,
    'paypal-transmission-sig': await signBody(secret, Math.floor(now / 1000), `${id}.${event}`),
    'paypal-transmission-time': new Date(now).toISOString(),
  };
}

/** Whether an event was signed by this sandbox, and lately. */
export async function isProved(
  secret: string,
  said: { readonly transmission_id: string; readonly transmission_sig: string },
  event: object,
  now: number,
): Promise<boolean> {
  const signed = `${said.transmission_id}.${JSON.stringify(event)}`;
  const checked = await checkSignature(
    secret,
    said.transmission_sig,
    signed,
    Math.floor(now / 1000),
  );
  return checked.ok;
}
