import type { RequestScope } from './scope.ts';

/** The platform's secret, under which texts are sealed. */
export type SealKey = Pick<RequestScope['env'], 'IDENTITY_SECRET'>;

/** The use of a sealed text and the row that it belongs to. */
export interface SealedFor {
  /** Each use has a key of its own, so that no text can be opened as another use's. */
  readonly use: string;
  /** The row's id: in another owner's row it cannot be opened. */
  readonly owner: string;
}

const IV_BYTES = 12;
const encoder = new TextEncoder();

/**
 * Encrypts a text by AES-GCM under a key that no database holds.
 * @returns base64url of the initialisation vector and the encrypted text
 * @example await seal(env, { use: 'payment keys', owner: `${store}/paypal` }, JSON.stringify(keys))
 */
export async function seal(env: SealKey, { use, owner }: SealedFor, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(owner) },
    await keyOf(env, use),
    encoder.encode(text),
  );
  return Buffer.concat([iv, new Uint8Array(sealed)]).toString('base64url');
}

/** The text that was sealed; undefined when the key has changed, or the row is another owner's. */
export async function unseal(
  env: SealKey,
  { use, owner }: SealedFor,
  sealed: string,
): Promise<string | undefined> {
  const bytes = new Uint8Array(Buffer.from(sealed, 'base64url'));
  try {
    const text = await crypto.subtle.decrypt(
      {
        name: 'AES-GCM',
        iv: bytes.subarray(0, IV_BYTES),
        additionalData: encoder.encode(owner),
      },
      await keyOf(env, use),
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
async function keyOf({ IDENTITY_SECRET }: SealKey, use: string): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey(
    'raw',
    encoder.encode(IDENTITY_SECRET),
    'HKDF',
    false,
    ['deriveKey'],
  );
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info: encoder.encode(use) },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}
