import type { Env } from '../env.ts';
import { keyedHash, sameHash } from './secrets.ts';

type Secret = Pick<Env, 'IDENTITY_SECRET'>;

const textOf = (of: readonly string[], until: number): string => [...of, until].join('\n');

/**
 * Signs that something counts until a time. Nothing is kept for it, so it cannot be taken back before.
 * @param of the kind of the token, then what it is for; none of them holds a line break
 * @param until milliseconds since 1970
 * @example await signUntil(env, ['order-file', 'st_1', 'or_1', 'fi_1'], until) // '1m2n3o.…'
 */
export async function signUntil(
  env: Secret,
  of: readonly string[],
  until: number,
): Promise<string> {
  return `${until.toString(36)}.${await keyedHash(env, textOf(of, until))}`;
}

/** Until when a token counts; null for one that this platform did not make for this. */
export async function signedUntil(
  env: Secret,
  of: readonly string[],
  token: string,
): Promise<number | null> {
  const [typed = '', signed = '', ...more] = token.split('.');
  const until = Number.parseInt(typed, 36);
  if (more.length > 0 || !Number.isSafeInteger(until) || until.toString(36) !== typed) return null;
  return sameHash(signed, await keyedHash(env, textOf(of, until))) ? until : null;
}
