import type { CallFault } from '../kit/json-calls.ts';
import { UNAVAILABLE } from '../kit/unavailable.ts';
import type { ProviderError } from '../port.ts';

/** A fault of a call in the port's words. */
export function problemOf(fault: CallFault): ProviderError {
  return fault === 'unknown' ? UNAVAILABLE : fault;
}
