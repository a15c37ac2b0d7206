import { UNAVAILABLE } from '../kit/unavailable.ts';
import type { ProviderError } from '../port.ts';
import type { Fault } from './calls.ts';

const NOT_FOUND: ProviderError = { code: 'charge_not_found', message: 'no such intent' };

/** A fault of a call as the port's error. */
export function problemOf(fault: Fault): ProviderError {
  if (typeof fault === 'string') return UNAVAILABLE;
  const { type, code = '', param = '', status } = fault;
  const message = `${status} ${type} ${code} ${param}`.trim();
  if (type === 'idempotency_error') return { code: 'conflict', message };
  const isCards = param === 'payment_method' || param.startsWith('card') || type === 'card_error';
  if (isCards) return { code: 'source_refused', message };
  return status === 404 ? NOT_FOUND : { code: 'provider_refused', message };
}
