import { mailApps, type PreferenceApp } from '../../../shared/rules/alert-preferences.ts';
import { keyedHash, sameHash } from '../../session/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { leaveOutMails } from './preference-statements.ts';

export type Secret = Pick<RequestScope['env'], 'IDENTITY_SECRET'>;

/** Before the token, within a store. */
export const UNSUBSCRIBE_PATH = '/correos/avisos';

const signature = (env: Secret, account: string, app: string) =>
  keyedHash(env, `mail-choice\n${account}\n${app}`);

/**
 * Path at which a mail program has no more mails about an app come to an account (RFC 8058). Nothing is kept
 * for it.
 */
export async function unsubscribePath(
  env: Secret,
  account: string,
  app: PreferenceApp,
): Promise<string> {
  return `${UNSUBSCRIBE_PATH}/${account}.${app}.${await signature(env, account, app)}`;
}

/**
 * Leaves an app's mails out for the account that a token names; again changes nothing.
 * @returns false for a token that this platform did not make
 */
export async function unsubscribe(
  { env, directory }: Pick<RequestScope, 'env' | 'directory'>,
  token: string,
): Promise<boolean> {
  const [account = '', app = '', signed = ''] = token.split('.');
  const isApp = mailApps.some((one) => one === app);
  if (!isApp || !sameHash(signed, await signature(env, account, app))) return false;
  await directory.apply(leaveOutMails(account, app));
  return true;
}
