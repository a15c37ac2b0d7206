import { keyedHash, sameHash } from '../../session/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** The query parameter by which a mail's link carries its key. */
export const MAIL_KEY = 'llave';

/** How long the key in a mail's link counts. */
export const MAIL_KEY_MS = 90 * 24 * 60 * 60_000;

type Secret = Pick<RequestScope['env'], 'IDENTITY_SECRET'>;

/** The purchase that a key is for, and the mailbox that it was sent to. */
export interface MailKeyOf {
  readonly storeId: string;
  readonly checkout: string;
  readonly email: string;
}

function signature(
  env: Secret,
  { storeId, checkout, email }: MailKeyOf,
  until: number,
): Promise<string> {
  return keyedHash(env, `order-mail\n${storeId}\n${checkout}\n${email.toLowerCase()}\n${until}`);
}

/** The key of a purchase for the reader of a mail about it. Nothing is kept for it. */
export async function mailKey(env: Secret, of: MailKeyOf, writtenAt: number): Promise<string> {
  const until = writtenAt + MAIL_KEY_MS;
  return `${until.toString(36)}.${await signature(env, of, until)}`;
}

/** Whether a key was made for a purchase and its mailbox, and still counts. */
export async function isMailKey(
  env: Secret,
  of: MailKeyOf,
  key: string,
  now: number,
): Promise<boolean> {
  const [typed = '', signed = '', ...more] = key.split('.');
  const until = Number.parseInt(typed, 36);
  if (more.length > 0 || !Number.isSafeInteger(until) || until.toString(36) !== typed) return false;
  return until > now && sameHash(signed, await signature(env, of, until));
}
