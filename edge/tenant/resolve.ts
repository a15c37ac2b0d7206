import type { Bindings, Env } from '../env.ts';
import type { Directory, DirectoryEntry } from './directory.ts';
import { originOf, readAddress, readHost, writtenPath, type Address } from './host.ts';
import type { Tenant } from '../unit-of-work/tenant.ts';

/** The store or the redirect that a request's address leads to. */
export type Resolution =
  | { readonly kind: 'tenant'; readonly tenant: Tenant }
  /** The store lives at another address for good. */
  | { readonly kind: 'moved'; readonly location: string }
  | { readonly kind: 'unknown' };

/**
 * Finds the store of a request. The answer's origin is made from the host only after the check that
 * host and port are the platform's: no other origin ever stands in a link, a redirect or a cache
 * key.
 * @param request its URL's scheme, path and query are used, the host in it is not trusted
 */
export async function resolveTenant(
  env: Env,
  directory: Directory,
  request: Request,
): Promise<Resolution> {
  const url = new URL(request.url);
  const path = writtenPath(request.url);
  const header = readHost(request.headers.get('host') ?? url.host);
  const origin = header && originOf(header, url.protocol, env.PUBLIC_PORTS);
  if (!origin) return { kind: 'unknown' };
  const host = header.name;
  const address = readAddress(host, path, env.PLATFORM_DOMAIN);
  const entry = await find(env, directory, address, env.PLATFORM_DOMAIN);
  if (!entry) return { kind: 'unknown' };

  const { canonical_domain: canonical } = entry;
  if (
    canonical &&
    canonical !== host &&
    (address.kind === 'path' || address.kind === 'subdomain')
  ) {
    const rest = address.kind === 'path' ? address.rest : path;
    const there = new URL(origin.replace(host, () => canonical) + rest + url.search);
    return { kind: 'moved', location: there.href };
  }
  return {
    kind: 'tenant',
    tenant: {
      storeId: entry.id,
      slug: entry.slug,
      cell: entry.cell,
      rootId: entry.root_id,
      canonicalDomain: canonical,
      origin,
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
