import { getPathNoStrict } from 'hono/utils/url';

/** What a request's host and path say about its tenant, before anything was looked up. */
export type Address =
  | { readonly kind: 'host'; readonly host: string }
  | { readonly kind: 'subdomain'; readonly host: string; readonly slug: string }
  | { readonly kind: 'path'; readonly host: string; readonly slug: string; readonly rest: string }
  | { readonly kind: 'platform'; readonly host: string };

// No host name of the standard holds an underscore; a shop's slug may, and browsers ask for it.
const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const HOST = new RegExp(`^(?:${LABEL}\\.)*${LABEL}$`);
const SHOP_PATH = /^\/tienda\/([A-Za-z0-9_-]{1,120})(\/.*)?$/;

/**
 * Reads a Host header: lower case, without port and trailing dot; undefined when it is not the
 * name of a host. Nothing of an unreadable host is ever shown or kept.
 */
export function normaliseHost(header: string | null | undefined): string | undefined {
  if (!header || header.length > 260) return undefined;
  const name = header
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return name.length <= 253 && HOST.test(name) ? name : undefined;
}

/**
 * A request's path as its store's routes know it: without the prefix of a store that is reached by
 * path, decoded, without a slash at its end.
 */
export function pathInStore(request: Request): string {
  const path = getPathNoStrict(request);
  // Not by `URL`, which throws where the host is none: that is answered later, as an unknown store.
  const written = /^[a-z]+:\/\/[^/?#]*([^?#]*)/.exec(request.url)?.[1] ?? '';
  const shop = SHOP_PATH.exec(written);
  if (!shop?.[1]) return path;
  const rest = path.slice(`/tienda/${shop[1]}`.length);
  return rest === '' ? '/' : rest;
}

/**
 * Tells by which of the three ways a request names its store: `/tienda/{slug}`, a sub-domain of
 * the platform's domain, or a domain of its own. The bare platform domain is the root store's.
 */
export function readAddress(host: string, path: string, platformDomain: string): Address {
  const shop = SHOP_PATH.exec(path);
  if (shop?.[1]) {
    return { kind: 'path', host, slug: shop[1].toLowerCase(), rest: shop[2] ?? '/' };
  }
  if (host === platformDomain) return { kind: 'platform', host };
  if (host.endsWith(`.${platformDomain}`)) {
    const slug = host.slice(0, -platformDomain.length - 1);
    if (!slug.includes('.')) return { kind: 'subdomain', host, slug };
  }
  return { kind: 'host', host };
}
