import { numberOf } from '../kit/rsa-numbers.ts';

/** The numbers of an RSA public key. */
export interface RsaKey {
  readonly modulus: bigint;
  readonly exponent: bigint;
  /** Bytes of the modulus, which are those of each text that the key encrypts. */
  readonly size: number;
}

const SEQUENCE = 0x30;
const BIT_STRING = 0x03;
const INTEGER = 0x02;
const VERSION = 0xa0;

/** One element of DER: its tag, its content, and where the next element begins. */
interface Element {
  readonly tag: number;
  readonly content: Uint8Array;
  readonly end: number;
}

/**
 * The key of a PEM: a certificate (X.509), as Banorte hands it out, or a bare public key. Undefined for any
 * other text, and for a key of fewer than 2048 bits.
 */
export function rsaKeyOf(pem: string): RsaKey | undefined {
  const bytes = bytesOf(pem.replaceAll(/-----[A-Z ]+-----|\s/g, ''));
  const outer = bytes && childrenOf(bytes)?.[0];
  const parts = outer?.tag === SEQUENCE ? childrenOf(outer.content) : undefined;
  if (!parts) return undefined;
  const bits = parts.length === 3 ? keyOfCertificate(parts[0]) : parts[1];
  if (bits?.tag !== BIT_STRING) return undefined;
  // The first byte of a bit string counts its unused bits.
  const key = childrenOf(bits.content.subarray(1))?.[0];
  const [modulus, exponent] = (key && childrenOf(key.content)) ?? [];
  if (modulus?.tag !== INTEGER || exponent?.tag !== INTEGER) return undefined;
  const read = { modulus: numberOf(modulus.content), exponent: numberOf(exponent.content) };
  const size = Math.ceil(read.modulus.toString(2).length / 8);
  return size >= 256 && read.exponent > 2n ? { ...read, size } : undefined;
}

/** The bits of the key that a certificate is about: the sixth field after its version. */
function keyOfCertificate(signed: Element | undefined): Element | undefined {
  const fields = (signed && childrenOf(signed.content)) ?? [];
  const after = fields[0]?.tag === VERSION ? 1 : 0;
  const info = fields[after + 5];
  return info && childrenOf(info.content)?.[1];
}

/** The elements that stand one after the other; undefined for bytes that are none. */
function childrenOf(bytes: Uint8Array): Element[] | undefined {
  const found: Element[] = [];
  for (let at = 0; at < bytes.length;) {
    const next = elementAt(bytes, at);
    if (!next) return undefined;
    found.push(next);
    at = next.end;
  }
  return found;
}

function elementAt(bytes: Uint8Array, at: number): Element | undefined {
  const tag = bytes[at] ?? 0;
  const first = bytes[at + 1] ?? 0;
  const more = first < 0x80 ? 0 : first - 0x80;
  if (more > 3) return undefined;
  let length = first < 0x80 ? first : 0;
  for (let index = 0; index < more; index += 1)
    length = length * 256 + (bytes[at + 2 + index] ?? 0);
  const start = at + 2 + more;
  const end = start + length;
  return end > bytes.length ? undefined : { tag, content: bytes.subarray(start, end), end };
}

function bytesOf(base64: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
