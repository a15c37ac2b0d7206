import { signBody } from '../../sandbox/signature.ts';
import { SIGNATURE_HEADER } from '../../sandbox/wire.ts';
import type { Settings } from '../settings.ts';
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
  const signature = await signBody(settings.webhookSecret, Math.floor(now / 1000), delivery.body);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      body: delivery.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(RECEIVER_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
