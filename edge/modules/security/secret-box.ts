import * as sealed from '../../unit-of-work/seal.ts';

const USE = 'authenticator secret';

/** Seals the secret of an account's authenticator. */
export function seal(env: sealed.SealKey, owner: string, text: string): Promise<string> {
  return sealed.seal(env, { use: USE, owner }, text);
}

/** The secret that was sealed; undefined when the key has changed, or the row is another account's. */
export function unseal(
  env: sealed.SealKey,
  owner: string,
  text: string,
): Promise<string | undefined> {
  return sealed.unseal(env, { use: USE, owner }, text);
}
