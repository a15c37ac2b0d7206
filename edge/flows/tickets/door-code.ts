import { keyedHash, sameHash } from '../../session/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

type Secret = Pick<RequestScope['env'], 'IDENTITY_SECRET'>;

/** The code in a link: its id with the platform's signature, so that no database holds a secret of it. */
export async function doorCode(env: Secret, storeId: string, link: string): Promise<string> {
  return `${link}.${await keyedHash(env, `door-link\n${storeId}\n${link}`)}`;
}

/** The link of a code; undefined for one that this platform has not signed for the store. */
export async function linkOfCode(
  env: Secret,
  storeId: string,
  code: string,
): Promise<string | undefined> {
  const [link = ''] = code.split('.');
  return sameHash(code, await doorCode(env, storeId, link)) ? link : undefined;
}

/** The token of a device that opens a link: the form's key makes it, so that a form that is sent twice makes one. */
export function deviceToken(env: Secret, link: string, key: string): Promise<string> {
  return keyedHash(env, `door-device\n${link}\n${key}`);
}
