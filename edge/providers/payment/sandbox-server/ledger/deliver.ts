import { signBody } from '../../kit/signature.ts';
import type { Settings } from '../settings.ts';
import { toEvent } from '../stripe/intents.ts';
import type { WireEvent } from '../wire.ts';
import type { Delivery } from './outbox.ts';

const RECEIVER_TIMEOUT_MS = 5_000;

/**
 * Posts one signed webhook. Any answer but a 2xx in time counts as not received, redirects
 * included: following one would hand a signed body to an address that is not configured.
 */
export async function deliver(
  url: string,
  settings: Settings,
  delivery: Delivery,
  now: number,
): Promise<boolean> {
  const body = JSON.stringify(toEvent(JSON.parse(delivery.body) as WireEvent));
  const signature = await signBody(settings.webhookSecret, Math.floor(now / 1000), body);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(RECEIVER_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
