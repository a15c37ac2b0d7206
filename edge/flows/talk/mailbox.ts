import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Parties } from '../../../shared/rules/talk.ts';
import type { Env } from '../../env.ts';
import type { ConversationCalls, MailboxCalls, Reader } from '../../modules/talk/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';

/**
 * The mailbox that a caller reads: their own, or the store's that is asked, where they hold `inbox`.
 * Any other is `not_found`: nobody learns which mailboxes there are.
 * @param key the mailbox's id; their own where it is left out
 */
export async function mailboxOf(
  { visitor, tenant }: Pick<RequestScope, 'visitor' | 'tenant'>,
  key: string | undefined,
): Promise<Result<Reader, Failure>> {
  const { accountId, keychain } = await signedIn({ visitor });
  if (key === undefined || key === accountId) return ok({ mailbox: accountId, accountId });
  const isStaff = key === tenant.storeId && keychain.has('inbox');
  return isStaff ? ok({ mailbox: key, accountId }) : fail({ code: 'not_found' });
}

/** The mailbox that `{me}:{key}` names; another account in its place is `not_found`. */
export async function mailboxNamed(
  scope: Pick<RequestScope, 'visitor' | 'tenant'>,
  mashup: string,
): Promise<Result<Reader, Failure>> {
  const [me, key] = mashup.split(':');
  const { accountId } = await signedIn(scope);
  return me === accountId ? mailboxOf(scope, key) : fail({ code: 'not_found' });
}

/** Characters of an id, see `newId`. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * The id of the one conversation of two parties. It is made of them, so that both find it without a
 * table, and two that begin at once begin the same one. It opens nothing by itself.
 */
export async function conversationIdOf(parties: Parties): Promise<string> {
  const text = new TextEncoder().encode(`conversation\n${parties.join('\n')}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return `cv_${[...digest.subarray(0, 26)].map((byte) => ALPHABET[byte & 31]).join('')}`;
}

/** The object of a conversation. */
export function conversationObject(
  { CONVERSATION }: Pick<Env, 'CONVERSATION'>,
  id: string,
): ConversationCalls {
  return CONVERSATION.get(CONVERSATION.idFromName(id)) as unknown as ConversationCalls;
}

/** The object of a mailbox: an account's, or a store's. */
export function mailboxObject({ MAILBOX }: Pick<Env, 'MAILBOX'>, mailbox: string): MailboxCalls {
  return MAILBOX.get(MAILBOX.idFromName(mailbox)) as unknown as MailboxCalls;
}
