import { Buffer } from 'node:buffer';

/** A browser's pair of keys and its secret; the private key is a JWK. */
export interface DeviceKeys {
  readonly publicKey: string;
  readonly privateKey: JsonWebKey;
  readonly auth: string;
}

const P256 = { name: 'ECDH', namedCurve: 'P-256' } as const;
const HEADER = 16 + 4 + 1;
const encoder = new TextEncoder();

/** Keys of a new browser. */
export async function newDeviceKeys(): Promise<DeviceKeys> {
  const pair = await crypto.subtle.generateKey(P256, true, ['deriveBits']);
  const point = await crypto.subtle.exportKey('raw', pair.publicKey);
  return {
    publicKey: Buffer.from(point).toString('base64url'),
    privateKey: await crypto.subtle.exportKey('jwk', pair.privateKey),
    auth: Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url'),
  };
}

/**
 * Reads the body of a push as a browser does: RFC 8188, section 2, with the keys of RFC 8291,
 * section 3.4.
 * @throws for a body that is not for these keys, was changed, or has more than one record
 */
export async function decryptPush(
  body: Uint8Array<ArrayBuffer>,
  keys: DeviceKeys,
): Promise<string> {
  const salt = body.subarray(0, 16);
  const recordBytes = Buffer.from(body).readUInt32BE(16);
  const sender = body.subarray(HEADER, HEADER + (body[20] ?? 0));
  const record = body.subarray(HEADER + sender.length);
  if (record.length > recordBytes) throw new Error('a push has one record');
  const receiver = new Uint8Array(Buffer.from(keys.publicKey, 'base64url'));
  const [theirs, own] = await Promise.all([
    crypto.subtle.importKey('raw', sender, P256, false, []),
    crypto.subtle.importKey('jwk', keys.privateKey, P256, false, ['deriveBits']),
  ]);
  const agreed = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, own, 256);
  // Extract and expand of RFC 5869, written with HMAC, so that nothing is shared with the sender.
  const prkKey = await hmac(
    new Uint8Array(Buffer.from(keys.auth, 'base64url')),
    new Uint8Array(agreed),
  );
  const keyInfo = [encoder.encode('WebPush: info\0'), receiver, sender, Uint8Array.of(1)];
  const ikm = await hmac(prkKey, new Uint8Array(Buffer.concat(keyInfo)));
  const prk = await hmac(salt, ikm);
  const label = (name: string) => encoder.encode(`Content-Encoding: ${name}\0\x01`);
  const [cek, nonce] = [await hmac(prk, label('aes128gcm')), await hmac(prk, label('nonce'))];
  const cipher = await crypto.subtle.importKey('raw', cek.subarray(0, 16), 'AES-GCM', false, [
    'decrypt',
  ]);
  const plain = new Uint8Array(
    await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce.subarray(0, 12) }, cipher, record),
  );
  const end = plain.findLastIndex((octet) => octet !== 0);
  if (plain[end] !== 2) throw new Error('the last record ends with 2');
  return new TextDecoder().decode(plain.subarray(0, end));
}

async function hmac(
  key: Uint8Array<ArrayBuffer>,
  data: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey(
    'raw',
    key,
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, data));
}
