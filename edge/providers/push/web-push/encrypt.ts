import { Buffer } from 'node:buffer';
import type { PushAddress } from '../port.ts';

/** What makes a message unlike any other; the RFC's example has its own. */
export interface Chance {
  /** 16 bytes. */
  readonly salt: Uint8Array<ArrayBuffer>;
  /** A pair of P-256 for this message alone. */
  readonly pair: CryptoKeyPair;
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
/** Length of the one record, larger than any text: a push has no second (RFC 8291, 4). */
const RECORD_BYTES = 4096;
/** The last octet of the last record's text (RFC 8188, 2). */
const LAST = 2;

export async function newChance(): Promise<Chance> {
  const pair = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  return { salt: crypto.getRandomValues(new Uint8Array(16)), pair };
}

/**
 * Encrypts a text for one browser, which alone can read it: the body of a push message with
 * `Content-Encoding: aes128gcm` (RFC 8291 with RFC 8188).
 * @throws where the browser's key is no point of the curve
 */
export async function encryptPush(
  text: string,
  { p256dh, auth }: Pick<PushAddress, 'p256dh' | 'auth'>,
  { salt, pair }: Chance,
): Promise<Uint8Array<ArrayBuffer>> {
  const theirs = bytes(p256dh);
  const ours = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const point = await crypto.subtle.importKey('raw', theirs, CURVE, false, []);
  const shared = await crypto.subtle.deriveBits(
    { name: 'ECDH', public: point },
    pair.privateKey,
    256,
  );
  const info = join(utf8('WebPush: info\0'), theirs, ours);
  const secret = await hkdf(new Uint8Array(shared), bytes(auth), info, 32);
  const [key, nonce] = await Promise.all([
    hkdf(secret, salt, utf8('Content-Encoding: aes128gcm\0'), 16),
    hkdf(secret, salt, utf8('Content-Encoding: nonce\0'), 12),
  ]);
  const cipher = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    cipher,
    join(utf8(text), Uint8Array.of(LAST)),
  );
  return join(salt, size(RECORD_BYTES), Uint8Array.of(ours.length), ours, new Uint8Array(sealed));
}

/** HKDF with SHA-256 (RFC 5869). */
async function hkdf(
  secret: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  length: number,
) {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const made = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt, info },
    key,
    length * 8,
  );
  return new Uint8Array(made);
}

/** Four bytes, the highest first. */
function size(value: number): Uint8Array<ArrayBuffer> {
  const made = new Uint8Array(4);
  new DataView(made.buffer).setUint32(0, value);
  return made;
}

function join(...parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts));
}

const utf8 = (text: string) => new TextEncoder().encode(text);

/** The bytes of a text in base64url. */
function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'base64url'));
}
