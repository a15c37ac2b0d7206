import type { ContactType } from '../../../shared/contracts/people.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import type { Statement } from '../../db/directory-sql.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { findReached, findSession } from '../../modules/accounts/index.ts';
import { assertSession } from '../../session/index.ts';
import { noticeMail, noticeSms, type AccountEvent } from '../../modules/mail/index.ts';
import { letterhead } from '../letterhead.ts';
import { storeMessage } from '../store-message.ts';
import { accountNotice } from './topics.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * A notice to an account's person. Its statements stand in the batch of the change, `announce`
 * comes after the commit.
 */
export interface Notice {
  readonly statements: readonly Statement[];
  readonly announce: () => Promise<void>;
}

/**
 * The contacts that a notice may go to, in order: the first that is proved gets it. A change of
 * contact is told to the old contact.
 */
const REACHED_BY: Partial<Readonly<Record<AccountEvent, readonly ContactType[]>>> = {
  email_changed: ['email', 'phone'],
  phone_changed: ['phone', 'email'],
};
const BY_MAIL: readonly ContactType[] = ['email'];

/**
 * Makes the notice that tells an account's person of a change that may be an intruder's doing; an
 * empty notice where they have proved no such contact. Call it before the change, since it goes to
 * the contact of before.
 */
export async function noticeOf(
  scope: RequestScope,
  accountId: string,
  event: AccountEvent,
): Promise<Notice> {
  const { tenant, ports, directory } = scope;
  const [person, head] = await Promise.all([
    directory.first(findReached(accountId)),
    letterhead(scope),
  ]);
  const type = (REACHED_BY[event] ?? BY_MAIL).find((kind) => person?.[kind] != null);
  const recipient = type && person?.[type];
  if (!person || !recipient) return { statements: [], announce: () => Promise.resolve() };
  const now = ports.clock.now();
  const notice = {
    ...head,
    event,
    locale: person.locale,
    region: person.region,
    name: person.full_name,
    at: now,
    link: `${tenant.origin}${tenant.base}/me/security`,
  };
  const { statement, announce } = storeMessage(scope, accountNotice, {
    storeName: head.storeName,
    locale: person.locale,
    recipient,
    words: type === 'phone' ? noticeSms(notice) : noticeMail(notice),
    expiresAt: now + DAY_MS,
  });
  return { statements: [statement], announce };
}

/**
 * A change by the caller of their own credentials, together with the notice of it. It aborts where
 * the caller's session was ended meanwhile, by a new password or from another device.
 */
export async function changeAndTell<Answer>(
  scope: RequestScope,
  event: AccountEvent,
  work: (accountId: string) => Promise<Result<Change<Answer, 'directory'>, Failure>>,
): Promise<Result<Change<Answer, 'directory'>, Failure>> {
  const { directory } = scope;
  const identity = await signedIn(scope);
  const { accountId } = identity;
  const [change, notice] = await Promise.all([work(accountId), noticeOf(scope, accountId, event)]);
  if (!change.ok) return change;
  const { statements, refused } = change.value;
  return ok({
    ...change.value,
    statements: [assertSession(identity), ...statements, ...notice.statements],
    refused: async (refusal) => {
      const asking = await directory.first(findSession(identity));
      if (!asking) return { code: 'login_required' };
      return refused ? refused(refusal) : { code: 'idempotency_in_progress' };
    },
    committed: notice.announce,
  });
}
