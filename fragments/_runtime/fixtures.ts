import type { PageEnv } from './env.ts';

/** The page that a test puts a fragment into: a store of Mexico on a domain of its own, in Spanish. */
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
