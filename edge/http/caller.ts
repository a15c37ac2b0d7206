import { isAddress, type Networks } from '../../shared/kernel/networks.ts';

/** Hops of a forwarded header that are looked at; a longer header is a caller's invention. */
const MOST_HOPS = 20;

/** The facts of the connection that a request came by, and its headers' account of those before. */
interface Connection {
  /** The runtime's word on the connection; on the platform it names no address. */
  readonly cf?: unknown;
  readonly headers: Headers;
}

/**
 * The caller's network address, which limits count by. On the platform that is the
 * platform's own header, which no caller can write. On a machine of one's own it is the address of
 * the connection; where that is a trusted proxy's, it is the last address in `X-Forwarded-For` that
 * no trusted proxy has. Whatever else a caller writes into a header counts for nothing.
 * @param proxies the networks of `TRUSTED_PROXIES`
 * @returns empty where nothing says an address: all such callers count as one
 */
export function callerAddress(request: Connection, proxies: Networks): string {
  const peer = peerOf(request);
  if (peer === undefined) return request.headers.get('cf-connecting-ip') ?? '';
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').slice(-MOST_HOPS);
  let address = peer;
  for (const hop of hops.toReversed()) {
    const before = withoutPort(hop.trim());
    if (!proxies(address) || !isAddress(before)) break;
    address = before;
  }
  return address;
}

/**
 * Whether a trusted proxy ended TLS before this request. The last proxy's word counts: it saw the
 * request last, and what stands before may be a caller's.
 */
export function isForwardedTls(request: Connection, proxies: Networks): boolean {
  const schemes = request.headers.get('x-forwarded-proto');
  if (schemes?.split(',').at(-1)?.trim().toLowerCase() !== 'https') return false;
  const peer = peerOf(request);
  return peer !== undefined && proxies(peer);
}

/** True for a request that came by the platform, which has more to say than the address. */
export function isPlatformInFront(request: Connection): boolean {
  return request.cf !== undefined && peerOf(request) === undefined;
}

/** The address of the connection, which workerd tells where it listens itself. */
function peerOf({ cf }: Connection): string | undefined {
  const { clientIp } = (cf ?? {}) as { clientIp?: unknown };
  return typeof clientIp === 'string' ? withoutPort(clientIp) : undefined;
}

/** An address without its port: `192.0.2.1:80` and `[::1]:80` carry one, `::1` does not. */
function withoutPort(text: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}
