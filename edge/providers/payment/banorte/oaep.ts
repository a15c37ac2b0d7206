import { numberOf, type RsaKey } from './rsa-key.ts';

const HASH = 'SHA-256';
const HASH_BYTES = 32;
/** The hash of Banorte's mask, which is not that of its label: WebCrypto knows no such pair. */
const MASK_HASH = 'SHA-1';

/**
 * Encrypts a short text by RSA-OAEP (RFC 8017, 7.1.1) with SHA-256 for the label and MGF1 with SHA-1.
 * @returns undefined for a text that is too long for the key
 */
export async function encryptOaep(
  key: RsaKey,
  text: Uint8Array,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const room = key.size - HASH_BYTES - 1;
  if (text.length > room - HASH_BYTES - 1) return undefined;
  const block = new Uint8Array(room);
  block.set(await digest(HASH, new Uint8Array()));
  block[room - text.length - 1] = 1;
  block.set(text, room - text.length);
  const seed = crypto.getRandomValues(new Uint8Array(HASH_BYTES));
  const masked = xor(block, await mask(seed, room));
  const maskedSeed = xor(seed, await mask(masked, HASH_BYTES));
  const whole = numberOf(new Uint8Array([0, ...maskedSeed, ...masked]));
  return bytesOf(power(whole, key.exponent, key.modulus), key.size);
}

/** MGF1 (RFC 8017, B.2.1). */
async function mask(seed: Uint8Array, length: number): Promise<Uint8Array> {
  const found: number[] = [];
  for (let counter = 0; found.length < length; counter += 1) {
    const four = [24, 16, 8, 0].map((shift) => (counter >>> shift) & 0xff);
    found.push(...(await digest(MASK_HASH, new Uint8Array([...seed, ...four]))));
  }
  return new Uint8Array(found.slice(0, length));
}

async function digest(hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest(hash, bytes));
}

function xor(bytes: Uint8Array, other: Uint8Array): Uint8Array {
  return bytes.map((byte, at) => byte ^ (other[at] ?? 0));
}

/** base^exponent modulo a number; the exponent is public, so that its time tells nothing. */
function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % modulus;
    if (bit === '1') result = (result * base) % modulus;
  }
  return result;
}

function bytesOf(value: bigint, size: number): Uint8Array<ArrayBuffer> {
  const hex = value.toString(16).padStart(size * 2, '0');
  return Uint8Array.from({ length: size }, (_, at) =>
    Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
  );
}
