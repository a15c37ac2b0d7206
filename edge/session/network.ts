import { callerAddress } from '../http/caller.ts';

/** `::ffff:192.0.2.1`, an IPv4 address as IPv6 writes it (RFC 4291, 2.5.5.2). */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/**
 * The network of an address, for counting: an IPv4 address, or the /64 of an IPv6 address. A
 * household or a machine has a whole /64 with 2^64 addresses in it (RFC 4291, 2.5.4), each of which
 * would else have limits of its own.
 * @returns the text itself where it is no address
 * @example networkOf('2001:DB8::1') // '2001:db8:0:0'
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.trim().toLowerCase().split('%');
  const mapped = MAPPED.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  // An IPv4 address at the end stands for two groups.
  const width = before.length + after.length + (plain.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - width)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':');
}

/** The network of a request's caller, for counting. */
export function callerNetwork(...caller: Parameters<typeof callerAddress>): string {
  return networkOf(callerAddress(...caller));
}
