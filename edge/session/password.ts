import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Passwords } from '../unit-of-work/scope.ts';
import { gate } from './gate.ts';

/** The cost of scrypt (RFC 7914): 128 · N · r bytes of memory, and p rounds of it. */
interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** One of the equal choices of OWASP's password storage cheat sheet: 16 MB and five rounds. */
const COST: Cost = { N: 2 ** 14, r: 8, p: 5 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/**
 * A hash blocks the whole thread for a tenth of a second. One runs at a time, with pages in
 * between: two would run one after the other all the same, and block the pages for twice as long.
 */
const enter = gate({ places: 1, turnMs: 20 });

/**
 * Passwords by scrypt, kept as `scrypt$N$r$p$salt$key` in base64url. A password is verified at the
 * cost that it was hashed at. Without a hash it is hashed at the present cost, so that the time
 * does not tell that there is none.
 */
export function scryptPasswords(cost: Cost = COST): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const key = await derive(password, salt, cost);
      const { N, r, p } = cost;
      return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
    },
    async verify(password, kept) {
      const [, N, r, p, salt = '', key = ''] = (kept ?? '').split('$');
      const known = key === '' ? cost : { N: Number(N), r: Number(r), p: Number(p) };
      const derived = await derive(password, Buffer.from(salt, 'base64url'), known);
      const expected = Buffer.from(key, 'base64url');
      return expected.length === derived.length && timingSafeEqual(expected, derived);
    },
  };
}

function derive(password: string, salt: Uint8Array, cost: Cost): Promise<Buffer> {
  return enter(
    () =>
      new Promise((resolve, reject) => {
        // A text has one form of bytes, whichever keyboard wrote it (RFC 8265 asks for NFC).
        scrypt(password.normalize('NFC'), salt, KEY_BYTES, cost, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}
