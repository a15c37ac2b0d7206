import type { Bindings } from '../env.ts';
import type { Directory, DirectoryEntry } from './directory.ts';
import { normaliseHost, readAddress, type Address } from './host.ts';
import type { Tenant } from './tenant.ts';

/** What a request's address leads to. */
export type Resolution =
  | { readonly kind: 'tenant'; readonly tenant: Tenant }
  /** The store lives at another address for good. */
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'unknown' };

/**
 * Finds the store a request is for. The origin in the answer is made of the host only after the
 * host was found to be one of ours: no other is ever put into a link, a redirect or a cache key.
 * @param url the request's URL: its scheme, port, path and query are used, its host is not trusted
 */
export async function resolveTenant(
  bindings: Bindings,
  directory: Directory,
  platformDomain: string,
  hostHeader: string | null,
  url: URL,
): Promise<Resolution> {
  const host = normaliseHost(hostHeader);
  if (!host) return { kind: 'unknown' };
  const address = readAddress(host, url.pathname, platformDomain);
  const entry = await find(bindings, directory, address, platformDomain);
  if (!entry) return { kind: 'unknown' };

  const port = /:\d{1,5}$/.exec(hostHeader ?? '')?.[0] ?? '';
  const { canonical_domain: canonical } = entry;
  if (
    canonical &&
    canonical !== host &&
    (address.kind === 'path' || address.kind === 'subdomain')
  ) {
    const path = address.kind === 'path' ? address.rest : url.pathname;
    return { kind: 'moved', location: `${url.protocol}//${canonical}${port}${path}${url.search}` };
  }
  return {
    kind: 'tenant',
    tenant: {
      storeId: entry.id,
      slug: entry.slug,
      cell: entry.cell,
      rootId: entry.root_id,
      canonicalDomain: canonical,
      origin: `${url.protocol}//${host}${port}`,
      base: address.kind === 'path' ? `/tienda/${entry.slug}` : '',
    },
  };
}

async function find(
  bindings: Bindings,
  directory: Directory,
  address: Address,
  platformDomain: string,
): Promise<DirectoryEntry | undefined> {
  switch (address.kind) {
    case 'platform':
      return directory.find(bindings, 'platform');
    case 'subdomain':
      return (
        (await directory.find(bindings, `slug:${address.slug}`)) ??
        (await directory.find(bindings, `host:${address.host}`))
      );
    case 'host':
      return directory.find(bindings, `host:${address.host}`);
    case 'path':
      return findByPath(bindings, directory, address, platformDomain);
  }
}

/** `/tienda/{slug}` is served on the platform's domain, and by a root store for its own network. */
async function findByPath(
  bindings: Bindings,
  directory: Directory,
  address: { readonly host: string; readonly slug: string },
  platformDomain: string,
): Promise<DirectoryEntry | undefined> {
  const store = await directory.find(bindings, `slug:${address.slug}`);
  if (!store || address.host === platformDomain) return store;
  const outer = readAddress(address.host, '/', platformDomain);
  const host = await find(bindings, directory, outer, platformDomain);
  return host && host.root_id === null && store.root_id === host.id ? store : undefined;
}
