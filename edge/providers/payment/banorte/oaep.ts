import { bytesOfNumber, mask, numberOf, power, xor } from '../kit/rsa-numbers.ts';
import type { RsaKey } from './rsa-key.ts';

const HASH = 'SHA-256';
const HASH_BYTES = 32;

/**
 * Encrypts a short text by RSA-OAEP (RFC 8017, 7.1.1) with SHA-256 for the label and MGF1 with SHA-1,
 * a pair that WebCrypto does not know.
 * @returns undefined for a text that is too long for the key
 */
export async function encryptOaep(
  key: RsaKey,
  text: Uint8Array,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const room = key.size - HASH_BYTES - 1;
  if (text.length > room - HASH_BYTES - 1) return undefined;
  const block = new Uint8Array(room);
  block.set(await digest(new Uint8Array()));
  block[room - text.length - 1] = 1;
  block.set(text, room - text.length);
  const seed = crypto.getRandomValues(new Uint8Array(HASH_BYTES));
  const masked = xor(block, await mask(seed, room));
  const maskedSeed = xor(seed, await mask(masked, HASH_BYTES));
  const whole = numberOf(new Uint8Array([0, ...maskedSeed, ...masked]));
  return bytesOfNumber(power(whole, key.exponent, key.modulus), key.size);
}

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest(HASH, bytes));
}
