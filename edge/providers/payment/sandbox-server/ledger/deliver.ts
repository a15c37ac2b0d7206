import { signBody } from '../../kit/signature.ts';
import { postEvent } from '../post-event.ts';
import type { Settings } from '../settings.ts';
import { toEvent } from '../stripe/events.ts';
import type { WireEvent } from '../wire.ts';
import type { Delivery } from './outbox.ts';

/** Posts one signed webhook; true where it was taken. */
export async function deliver(
  url: string,
  settings: Settings,
  delivery: Delivery,
  now: number,
): Promise<boolean> {
  const body = JSON.stringify(toEvent(JSON.parse(delivery.body) as WireEvent));
  const signature = await signBody(settings.webhookSecret, Math.floor(now / 1000), body);
  return postEvent(url, body, { 'stripe-signature': signature });
}
