/** An IP address as its 16 bytes; an IPv4 address stands in its IPv6 form (RFC 4291, 2.5.5.2). */
type Bytes = readonly number[];

/** A network of addresses: those whose first `bits` are the same. */
interface Network {
  readonly bytes: Bytes;
  readonly bits: number;
}

/** Tells whether an address belongs to one of several networks. */
export type Networks = (address: string) => boolean;

const ADDRESS_BITS = 128;
const MAPPED: Bytes = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255];
const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;

/**
 * Reads networks with commas between them, each an address or an address with the length of its
 * prefix.
 * @throws Error that names the entry that is no network; one that holds every address is refused,
 * since all callers would then be proxies
 * @example readNetworks('10.0.0.0/8, ::1')('10.1.2.3') // true
 */
export function readNetworks(text: string): Networks {
  const entries = text.split(',').map((entry) => entry.trim());
  const networks = entries.filter((entry) => entry !== '').map(readNetwork);
  return (address) => {
    const bytes = bytesOf(address);
    return bytes !== undefined && networks.some((network) => holds(network, bytes));
  };
}

/** True for a text that is an IP address. */
export function isAddress(text: string): boolean {
  return bytesOf(text) !== undefined;
}

function readNetwork(entry: string): Network {
  const [address = '', length, ...rest] = entry.split('/');
  const bytes = bytesOf(address);
  const own = IPV4.test(address) ? 32 : ADDRESS_BITS;
  const bits = length === undefined ? own : /^\d{1,3}$/.test(length) ? Number(length) : 0;
  if (bytes === undefined || rest.length > 0 || bits < 1 || bits > own) {
    throw new Error(`${entry} is no address and no network such as 10.0.0.0/8`);
  }
  return { bytes, bits: bits + ADDRESS_BITS - own };
}

function holds({ bytes: network, bits }: Network, bytes: Bytes): boolean {
  return bytes.every((byte, index) => {
    const compared = Math.min(8, Math.max(0, bits - index * 8));
    const mask = 0xff & (0xff << (8 - compared));
    return (byte & mask) === ((network[index] ?? 0) & mask);
  });
}

function bytesOf(address: string): Bytes | undefined {
  const four = ipv4Of(address);
  if (four) return [...MAPPED, ...four];
  const [plain = ''] = address.toLowerCase().split('%');
  const halves = plain.split('::');
  if (!plain.includes(':') || halves.length > 2) return undefined;
  const [before, after] = halves.map(groupsOf);
  if (before === undefined || (halves.length === 2 && after === undefined)) return undefined;
  const missing = 16 - before.length - (after?.length ?? 0);
  if (halves.length === 1 ? missing !== 0 : missing < 2) return undefined;
  return [...before, ...Array<number>(missing).fill(0), ...(after ?? [])];
}

/** The bytes of one side of `::`; an IPv4 address may stand at its end. */
function groupsOf(text: string): number[] | undefined {
  if (text === '') return [];
  const groups = text.split(':').map((group, index, all) => {
    const four = index === all.length - 1 ? ipv4Of(group) : undefined;
    if (four) return four;
    if (!/^[0-9a-f]{1,4}$/.test(group)) return undefined;
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
  return groups.every((group) => group !== undefined) ? groups.flat() : undefined;
}

function ipv4Of(text: string): number[] | undefined {
  const bytes = IPV4.exec(text)?.slice(1).map(Number);
  return bytes?.every((byte) => byte <= 255) ? bytes : undefined;
}
