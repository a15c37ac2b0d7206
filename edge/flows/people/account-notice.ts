import type { ContactType } from '../../../shared/contracts/people.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Statement } from '../../db/directory-sql.ts';
import type { Change } from '../../work/change.ts';
import type { RequestScope } from '../../work/scope.ts';
import { findReached, findSession } from '../../modules/accounts/index.ts';
import { assertSession } from '../../session/index.ts';
import { noticeMail, noticeSms, type AccountEvent } from '../../modules/mail/index.ts';
import { announceOutbox, insertWritten } from '../../outbox/index.ts';
import { letterhead } from './letterhead.ts';
import { accountNotice } from './topics.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A notice: its statements stand in the batch of what it tells of, `announce` comes after that. */
export interface Notice {
  readonly statements: readonly Statement[];
  readonly announce: () => Promise<void>;
}

/** Where a notice goes, the first that is proven: a change of contact goes to the contact that was. */
const REACHED_BY: Partial<Readonly<Record<AccountEvent, readonly ContactType[]>>> = {
  email_changed: ['email', 'phone'],
  phone_changed: ['phone', 'email'],
};
const BY_MAIL: readonly ContactType[] = ['email'];

/**
 * What tells an account's person of something that may be somebody else's doing; nothing where they
 * have proved no such contact. It is made before the change: it goes to the contact of before.
 */
export async function noticeOf(
  scope: RequestScope,
  accountId: string,
  event: AccountEvent,
): Promise<Notice> {
  const { env, tenant, ports, directory } = scope;
  const [person, head] = await Promise.all([
    directory.first(findReached(accountId)),
    letterhead(scope),
  ]);
  const type = (REACHED_BY[event] ?? BY_MAIL).find((kind) => person?.[kind] != null);
  const recipient = type && person?.[type];
  if (!person || !recipient) return { statements: [], announce: () => Promise.resolve() };
  const id = newId('message');
  const now = ports.clock.now();
  const notice = {
    ...head,
    event,
    locale: person.locale,
    name: person.full_name,
    at: now,
    link: `${tenant.origin}${tenant.base}/me/security`,
  };
  const message = {
    id,
    storeId: tenant.storeId,
    storeName: head.storeName,
    locale: person.locale,
    recipient,
    words: type === 'phone' ? noticeSms(notice) : noticeMail(notice),
    expiresAt: now + DAY_MS,
  };
  return {
    statements: [insertWritten(accountNotice, message, now)],
    announce: () => announceOutbox({ env, cell: directory }, [id]),
  };
}

/**
 * A change that who is signed in makes of what opens their account, together with the notice of it. It
 * comes to nothing where their session was ended meanwhile: by a new password, or from another device.
 */
export async function changeAndTell<Answer>(
  scope: RequestScope,
  event: AccountEvent,
  work: (accountId: string) => Promise<Result<Change<Answer, 'directory'>, Failure>>,
): Promise<Result<Change<Answer, 'directory'>, Failure>> {
  const { directory } = scope;
  const identity = await scope.visitor.identity();
  if (!identity) return fail({ code: 'login_required' });
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
