import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { gate } from './gate.ts';

/** One of the equal choices of OWASP's password storage cheat sheet: 16 MB and five rounds. */
const COST = { N: 2 ** 14, r: 8, p: 5 } as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** Work that takes the whole thread: two at a time, so that pages come in between. */
const enter = gate(2);

/**
 * Hashes a password by scrypt, with its parameters and salt in the text.
 * @returns `scrypt$N$r$p$salt$key`, both in base64url
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt);
  const { N, r, p } = COST;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether a password is the one that was hashed. Without a hash it takes as long, and is wrong: the
 * time does not tell whether there is an account.
 */
export async function verifyPassword(password: string, kept: string | null): Promise<boolean> {
  const [, , , , salt = '', key = ''] = (kept ?? '').split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  const expected = Buffer.from(key, 'base64url');
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

function derive(password: string, salt: Uint8Array): Promise<Buffer> {
  return enter(
    () =>
      new Promise((resolve, reject) => {
        // One text has one form of bytes, whichever keyboard wrote it (RFC 8265 asks for NFC).
        scrypt(password.normalize('NFC'), salt, KEY_BYTES, COST, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}
