import { getPathNoStrict } from 'hono/utils/url';

/** The tenant's name as a request's host and path give it, before any look-up. */
export type Address =
  | { readonly kind: 'host'; readonly host: string }
  | { readonly kind: 'subdomain'; readonly host: string; readonly slug: string }
  | { readonly kind: 'path'; readonly host: string; readonly slug: string; readonly rest: string }
  | { readonly kind: 'platform'; readonly host: string };

// The standard's host names have no underscore, but a shop's slug may have one, and browsers ask
// for it.
const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const HOST = new RegExp(`^(?:${LABEL}\\.)*${LABEL}$`, 'i');
const SHOP_PATH = /^\/tienda\/([A-Za-z0-9_-]{1,120})(\/.*)?$/;

/** A Host header in its parts. */
export interface HostHeader {
  /** Lower case, without a dot at its end. */
  readonly name: string;
  readonly port: number | undefined;
}

/**
 * Reads a Host header; undefined when it is not the name of a host. An unreadable host is never
 * shown or kept.
 */
export function readHost(header: string | null | undefined): HostHeader | undefined {
  if (!header) return undefined;
  const [, written = '', port] = /^(.*?)(?::(\d{1,5}))?$/.exec(header) ?? [];
  const name = written.replace(/\.$/, '');
  if (name.length > 253 || !HOST.test(name)) return undefined;
  // Only now in lower case: before the check, the sign for kelvin would become a k.
  return { name: name.toLowerCase(), port: port === undefined ? undefined : Number(port) };
}

const OWN_PORT: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/**
 * The origin of one of the platform's hosts, as browsers write it; undefined for a port that is not
 * served. Links, cache keys and the check of a form's origin are made from it, so the caller must
 * not choose it.
 * @param protocol of the request, with its colon
 * @param ports where stores are served besides the protocol's own port
 */
export function originOf(
  { name, port }: HostHeader,
  protocol: string,
  ports: ReadonlySet<number>,
): string | undefined {
  if (port === undefined || port === OWN_PORT[protocol]) return `${protocol}//${name}`;
  return ports.has(port) ? `${protocol}//${name}:${port}` : undefined;
}

/**
 * A request's path as its store's routes know it: without the prefix of a store that is reached by
 * path, decoded, without a slash at its end.
 */
export function pathInStore(request: Request): string {
  const path = getPathNoStrict(request);
  const shop = SHOP_PATH.exec(writtenPath(request.url));
  if (!shop?.[1]) return path;
  const rest = path.slice(`/tienda/${shop[1]}`.length);
  return rest === '' ? '/' : rest;
}

/**
 * The path as it was sent. `URL` would read another store from `/tienda/one/../two` than the routes
 * do, and throws where the host is none.
 */
export function writtenPath(url: string): string {
  return /^[a-z]+:\/\/[^/?#]*([^?#]*)/.exec(url)?.[1] ?? '';
}

/**
 * Reads which of the three ways a request names its store by: `/tienda/{slug}`, a sub-domain of the
 * platform's domain, or a domain of its own. The bare platform domain is the root store's.
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
