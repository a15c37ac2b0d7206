import { encryptOaep } from './oaep.ts';
import type { RsaKey } from './rsa-key.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const WORD = 16;
const ROUNDS = 1000;
const SEPARATOR = ':::';

/**
 * Encrypts what Banorte's window is to charge, as its manual asks: the text by AES-128-CTR, and the key's parts
 * by the certificate's RSA key.
 * @returns `Subcadena1:::Subcadena2`; undefined for a key that is too short
 */
export async function sealCharge(key: RsaKey, charge: object): Promise<string | undefined> {
  const [vector, salt, passphrase] = [word(), word(), word()];
  const parts = `${hexOf(vector)}::${hexOf(salt)}::${passphrase}`;
  const sealedParts = await encryptOaep(key, bytesOf(parts));
  if (!sealedParts) return undefined;
  const aes = await aesKey(passphrase, salt);
  const counter = { name: 'AES-CTR', counter: bytesOf(vector), length: 128 };
  const sealed = await crypto.subtle.encrypt(counter, aes, bytesOf(JSON.stringify(charge)));
  return base64(sealedParts) + SEPARATOR + base64(new Uint8Array(sealed));
}

async function aesKey(passphrase: string, salt: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', bytesOf(passphrase), 'PBKDF2', false, [
    'deriveKey',
  ]);
  const by = { name: 'PBKDF2', hash: 'SHA-1', salt: bytesOf(salt), iterations: ROUNDS };
  return crypto.subtle.deriveKey(by, base, { name: 'AES-CTR', length: 128 }, false, ['encrypt']);
}

/** Sixteen random letters and digits: 95 bits. A byte that would favour the first letters is left out. */
function word(): string {
  let found = '';
  while (found.length < WORD) {
    for (const byte of crypto.getRandomValues(new Uint8Array(WORD * 2))) {
      if (byte < LETTERS.length * 4 && found.length < WORD) found += LETTERS[byte % LETTERS.length];
    }
  }
  return found;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function hexOf(text: string): string {
  return Array.from(bytesOf(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
