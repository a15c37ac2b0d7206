import type { PaymentView } from '../contracts/payment.ts';
import { isPaymentPlaced } from '../rules/payment-states.ts';
import type { Answer } from './call.ts';

/** Milliseconds between two questions, and the longest wait in all. */
const POLL_EVERY_MS = 2000;
const POLL_FOR_MS = 60_000;

/**
 * How asking for a payment ended. `settled`: paid, authorised or in review, or given back because the goods were gone;
 * the order's page says which. `open`: no money was taken. `late`: not decided yet.
 */
export type PollEnd =
  | { readonly kind: 'settled' | 'late' | 'open' }
  | { readonly kind: 'declined'; readonly text: string | null }
  | { readonly kind: 'action'; readonly url: string };

export interface PollPorts {
  readonly confirm: () => Answer<PaymentView>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
}

/**
 * Asks where a payment stands, every 2 seconds for up to a minute, until it is decided. Failed
 * questions are asked again.
 * @param follow whether a page of the bank's is an end; a buyer who comes back from it waits instead
 */
export async function pollPayment(ports: PollPorts, follow: boolean): Promise<PollEnd> {
  const until = ports.now() + POLL_FOR_MS;
  for (;;) {
    const answer = await ports.confirm();
    const end = answer.ok ? endOf(answer.value, follow) : undefined;
    if (end) return end;
    if (ports.now() + POLL_EVERY_MS > until) return { kind: 'late' };
    await ports.wait(POLL_EVERY_MS);
  }
}

/** The end that a payment's state means; undefined while it has to be waited for. */
export function endOf(payment: PaymentView, follow: boolean): PollEnd | undefined {
  const { state, url_3ds: url } = payment;
  if (isPaymentPlaced(state) || state === 'in_review') return { kind: 'settled' };
  if (state === 'declined') return { kind: 'declined', text: payment.decline_text };
  // One that waits without a page waits by a number, which the order's page shows.
  if (state === 'requires_action' && !url) return { kind: 'settled' };
  if (state === 'requires_action' && follow && url) return { kind: 'action', url };
  return state === 'created' ? { kind: 'open' } : undefined;
}
