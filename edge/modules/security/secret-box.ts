import type { RequestScope } from '../../unit-of-work/scope.ts';

type Key = Pick<RequestScope['env'], 'IDENTITY_SECRET'>;

const IV_BYTES = 12;
const encoder = new TextEncoder();

/**
 * Encrypts a short text by AES-GCM under a key that no database holds.
 * @param owner the id that it belongs to: in another owner's row it cannot be opened
 * @returns base64url of the initialisation vector and the encrypted text
 */
export async function seal(env: Key, owner: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(owner) },
    await keyOf(env),
    encoder.encode(text),
  );
  return Buffer.concat([iv, new Uint8Array(sealed)]).toString('base64url');
}

/** The text that was sealed; undefined when the key has changed, or the row is another owner's. */
export async function unseal(env: Key, owner: string, sealed: string): Promise<string | undefined> {
  const bytes = new Uint8Array(Buffer.from(sealed, 'base64url'));
  try {
    const text = await crypto.subtle.decrypt(
      {
        name: 'AES-GCM',
        iv: bytes.subarray(0, IV_BYTES),
        additionalData: encoder.encode(owner),
      },
      await keyOf(env),
      bytes.subarray(IV_BYTES),
    );
    return new TextDecoder().decode(text);
  } catch {
    return undefined;
  }
}

/**
 * HKDF of the platform's secret (RFC 5869), so that no other use of the secret has the same key.
 */
async function keyOf({ IDENTITY_SECRET }: Key): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey(
    'raw',
    encoder.encode(IDENTITY_SECRET),
    'HKDF',
    false,
    ['deriveKey'],
  );
  return crypto.subtle.deriveKey(
    {
      name: 'HKDF',
      hash: 'SHA-256',
      salt: new Uint8Array(0),
      info: encoder.encode('authenticator secret'),
    },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}
