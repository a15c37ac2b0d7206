import type { Conversation, TalkMessage } from '../../../shared/contracts/inbox.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { REPORTED_MESSAGES } from '../../../shared/rules/talk.ts';
import { insertReport, toTalkMessage, type StoredMessage } from '../../modules/talk/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { conversationObject, mailboxOf } from './mailbox.ts';
import { shown } from './read.ts';

interface Key {
  readonly key?: string | undefined;
}

/** Blocks the other party of a conversation, or takes its messages again. */
export async function blockConversation(
  scope: RequestScope,
  id: string,
  { key, is_blocked }: Key & { readonly is_blocked: boolean },
): Promise<Result<Conversation, Failure>> {
  const reader = await mailboxOf(scope, key);
  if (!reader.ok) return reader;
  const now = scope.ports.clock.now();
  const object = conversationObject(scope.env, id);
  const standing = await object.block(reader.value.mailbox, is_blocked, now);
  return standing ? ok(await shown(scope, standing)) : fail({ code: 'not_found' });
}

/** Takes back the words of a message that the caller has just written. */
export async function deleteMessage(
  scope: RequestScope,
  { conversation, x, message }: { conversation: string; x: string; message: string },
): Promise<Result<TalkMessage, Failure>> {
  const reader = await mailboxOf(scope, x);
  if (!reader.ok) return reader;
  const now = scope.ports.clock.now();
  const asked = { ...reader.value, message, now };
  const done = await conversationObject(scope.env, conversation).remove(asked);
  if ('refused' in done) return fail({ code: done.refused });
  return ok(toTalkMessage(done.message, reader.value, done.standing.peer));
}

/** Reports a conversation: copies its last messages, as the mailbox sees them, for an operator. */
export async function reportConversation(
  scope: RequestScope,
  id: string,
  { key, reason }: Key & { readonly reason: string },
): Promise<Result<Change<Record<string, never>, 'directory'>, Failure>> {
  const reader = await mailboxOf(scope, key);
  if (!reader.ok) return reader;
  const { mailbox, accountId } = reader.value;
  const history = await conversationObject(scope.env, id).history(mailbox, {
    offset: 0,
    limit: REPORTED_MESSAGES,
    words: [],
    tags: [],
  });
  if (!history) return fail({ code: 'not_found' });
  const report = insertReport({
    id: newId('talkReport'),
    conversation_id: id,
    account_id: accountId,
    mailbox_id: mailbox,
    peer_id: history.standing.peer.id,
    reason,
    messages: JSON.stringify(history.messages.toReversed().map((one) => copyOf(one))),
    created_at: scope.ports.clock.now(),
  });
  return ok({ answer: {}, statements: [report] });
}

/** What an operator reads of a message. */
function copyOf({ at, party, author, body, isDeleted, notice }: StoredMessage) {
  const text = isDeleted ? null : notice ? `[${notice.key}] ${body}`.trim() : body;
  return { at: new Date(at).toISOString(), party, author: author.id, name: author.name, text };
}
