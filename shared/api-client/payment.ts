import type { PaymentView } from '../contracts/payment.ts';
import { call, type Answer, type Api, type CallOptions } from './call.ts';

const path = (token: string) => `/payment/${encodeURIComponent(token)}`;

/** A bank takes its time. */
const CHARGE_TIMEOUT_MS = 30_000;

/** Where a payment stands. */
export function getPayment(api: Api, token: string, options?: CallOptions): Answer<PaymentView> {
  return call(api, { method: 'GET', path: path(token), ...options });
}

/** Charges a card by the token that the provider's own form gave. */
export function payByCard(
  api: Api,
  token: string,
  source: string,
  options?: CallOptions,
): Answer<PaymentView> {
  return call(api, {
    method: 'POST',
    path: `${path(token)}/order/card`,
    body: { source_id: source },
    timeoutMs: CHARGE_TIMEOUT_MS,
    ...options,
  });
}

/** Asks the provider where the payment stands, and settles it. */
export function confirmPayment(
  api: Api,
  token: string,
  options?: CallOptions,
): Answer<PaymentView> {
  return call(api, { method: 'POST', path: `${path(token)}/confirm`, ...options });
}
