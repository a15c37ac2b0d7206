import type { ProviderError } from '../port.ts';

/** The error of a provider that is out of order. */
export const UNAVAILABLE: ProviderError = {
  code: 'provider_unavailable',
  message: 'no usable answer',
};
