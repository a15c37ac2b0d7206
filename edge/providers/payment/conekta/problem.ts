import type { CallFault } from '../kit/json-calls.ts';
import { UNAVAILABLE } from '../kit/unavailable.ts';
import type { ProviderError } from '../port.ts';

/** How Conekta answers a charge that its card does not pay: refused, or of nobody. */
const CARD_REFUSALS = ['402', '422'];

/** Why a card was not charged, where Conekta has answered. */
export function refusalOf(error: ProviderError): ProviderError {
  const { message } = error;
  return CARD_REFUSALS.includes(message) ? { code: 'source_refused', message } : error;
}

/** A fault of a call in the port's words. */
export function problemOf(fault: CallFault): ProviderError {
  return fault === 'unknown' ? UNAVAILABLE : fault;
}
