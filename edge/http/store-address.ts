import type { RequestScope } from '../unit-of-work/scope.ts';

/** The addresses of a platform's stores without a domain of their own. */
export interface Addressing {
  /** Scheme and port of the request, as in `http://` and `:8787`. */
  readonly scheme: string;
  readonly port: string;
  readonly platformDomain: string;
}

/** How stores are addressed from this request. */
export function addressingOf(scope: Pick<RequestScope, 'tenant' | 'env'>): Addressing {
  const url = new URL(scope.tenant.origin);
  return {
    scheme: url.protocol,
    port: url.port ? `:${url.port}` : '',
    platformDomain: scope.env.PLATFORM_DOMAIN,
  };
}

/** A store's address for links and metadata. */
export function canonicalUrl(
  store: { readonly slug: string; readonly canonical_domain: string | null },
  at: Addressing,
): string {
  const host = store.canonical_domain ?? `${store.slug}.${at.platformDomain}`;
  return `${at.scheme}//${host}${at.port}`;
}
