import type { RequestScope } from '../../unit-of-work/scope.ts';
import { RECOVERY_CODES } from '../../../shared/rules/factor-code.ts';
import { keyedHash } from '../../session/index.ts';

/** Crockford's base 32: no i, l, o, u, so that a code can be copied by hand. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 10;

/** A new set; each has 50 random bits, and is longer than a code of an app. */
export function newRecoveryCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) {
    const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
    const code = Array.from(bytes, (byte) => ALPHABET[byte & 31]).join('');
    codes.add(`${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
  }
  return [...codes];
}

/**
 * The hash of a code, which is all that is kept. Dashes do not count, and letters that look like
 * digits are read as digits.
 */
export function recoveryHash(
  env: Pick<RequestScope['env'], 'IDENTITY_SECRET'>,
  accountId: string,
  code: string,
): Promise<string> {
  const read = code
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return keyedHash(env, `recovery\n${accountId}\n${read}`);
}
