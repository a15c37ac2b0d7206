import { keyedHash, sameHash } from '../../session/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

type Secret = Pick<RequestScope['env'], 'IDENTITY_SECRET'>;

/** The code of an entry: its id with the platform's signature, so that no database holds a secret of it. */
export async function placeCode(env: Secret, storeId: string, entry: string): Promise<string> {
  return `${entry}.${await keyedHash(env, `waiting-place\n${storeId}\n${entry}`)}`;
}

/** The entry of a code; undefined for one that this platform has not signed for the store. */
export async function entryOfCode(
  env: Secret,
  storeId: string,
  code: string,
): Promise<string | undefined> {
  const [entry = ''] = code.split('.');
  return sameHash(code, await placeCode(env, storeId, entry)) ? entry : undefined;
}

/** The path below a store's base of the page that an offer's mail leads to. */
export const placePath = (code: string): string => `/lista-de-espera/lugar/${code}`;
