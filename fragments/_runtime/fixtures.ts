import type { PageEnv } from './env.ts';

/** The page around a fragment in a test: a store in Mexico on a domain of its own, in Spanish. */
export function pageEnv(change: Partial<PageEnv> = {}): PageEnv {
  return {
    locale: 'es',
    tag: 'es-MX',
    base: '',
    store: 'st_moda',
    currency: 'MXN',
    country: 'MX',
    ...change,
  };
}
