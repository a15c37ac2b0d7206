import { signedUntil, signUntil } from '../../session/index.ts';
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

const partsOf = ({ storeId, checkout, email }: MailKeyOf) => [
  'order-mail',
  storeId,
  checkout,
  email.toLowerCase(),
];

/** The key of a purchase for the reader of a mail about it. Nothing is kept for it. */
export function mailKey(env: Secret, of: MailKeyOf, writtenAt: number): Promise<string> {
  return signUntil(env, partsOf(of), writtenAt + MAIL_KEY_MS);
}

/** Whether a key was made for a purchase and its mailbox, and still counts. */
export async function isMailKey(
  env: Secret,
  of: MailKeyOf,
  key: string,
  now: number,
): Promise<boolean> {
  const until = await signedUntil(env, partsOf(of), key);
  return until !== null && until > now;
}
