import { bytesOfNumber, mask, numberOf, power, xor } from '../../kit/rsa-numbers.ts';

const HASH_BYTES = 32;

/**
 * Opens a charge that was sealed for the window: the key's parts by RSA-OAEP with SHA-256 and MGF1 with SHA-1,
 * the text by AES-128-CTR.
 * @param pem the private key, PKCS #8
 * @returns its JSON; undefined for a text that is no charge for this key
 */
export async function openCharge(pem: string, sealed: string): Promise<unknown> {
  try {
    const [first = '', second = ''] = sealed.split(':::');
    const parts = new TextDecoder().decode(await decryptOaep(pem, bytesOf(first)));
    const [vector = '', salt = '', passphrase = ''] = parts.split('::');
    const encoder = new TextEncoder();
    const base = await crypto.subtle.importKey('raw', encoder.encode(passphrase), 'PBKDF2', false, [
      'deriveKey',
    ]);
    const by = { name: 'PBKDF2', hash: 'SHA-1', salt: fromHex(salt), iterations: 1000 };
    const algorithm = { name: 'AES-CTR', length: 128 };
    const key = await crypto.subtle.deriveKey(by, base, algorithm, false, ['decrypt']);
    const counter = { name: 'AES-CTR', counter: fromHex(vector), length: 128 };
    const text = await crypto.subtle.decrypt(counter, key, bytesOf(second));
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return undefined;
  }
}

/** The text of a block that was encrypted for a key; throws for any other. */
export async function decryptOaep(pem: string, block: Uint8Array): Promise<Uint8Array> {
  const { modulus, exponent, size } = await numbersOf(pem);
  const whole = bytesOfNumber(power(numberOf(block), exponent, modulus), size);
  const [maskedSeed, masked] = [whole.subarray(1, 1 + HASH_BYTES), whole.subarray(1 + HASH_BYTES)];
  const seed = xor(maskedSeed, await mask(masked, HASH_BYTES));
  const clear = xor(masked, await mask(seed, masked.length));
  const label = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array()));
  const start = clear.indexOf(1, HASH_BYTES);
  const isRight = label.every((byte, at) => clear[at] === byte);
  if (whole[0] !== 0 || !isRight || clear.subarray(HASH_BYTES, start).some((byte) => byte !== 0)) {
    throw new Error('not for this key');
  }
  return clear.subarray(start + 1);
}

async function numbersOf(pem: string) {
  const bytes = bytesOf(pem.replaceAll(/-----[A-Z ]+-----|\s/g, ''));
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('pkcs8', bytes, algorithm, true, ['sign']);
  const { n = '', d = '' } = await crypto.subtle.exportKey('jwk', key);
  const plain = (text: string) => bytesOf(text.replaceAll('-', '+').replaceAll('_', '/'));
  return { modulus: numberOf(plain(n)), exponent: numberOf(plain(d)), size: plain(n).length };
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: text.length / 2 }, (_, at) =>
    Number.parseInt(text.slice(at * 2, at * 2 + 2), 16),
  );
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
