import type { z } from 'zod';
import type { Conversation } from '../../../shared/contracts/inbox.ts';
import type { setConversationStatus as contract } from '../../../shared/contracts/talk-status.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isSnoozable } from '../../../shared/rules/talk-status.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { conversationObject, mailboxOf } from './mailbox.ts';
import { shown } from './read.ts';

/** Puts a conversation away in a mailbox, or takes it back; everybody who reads the mailbox hears of it. */
export async function setConversationStatus(
  scope: RequestScope,
  id: string,
  { key, status, until }: z.output<(typeof contract)['body']>,
): Promise<Result<Conversation, Failure>> {
  const reader = await mailboxOf(scope, key);
  if (!reader.ok) return reader;
  const snoozedUntil = until === undefined ? null : Date.parse(until);
  if (snoozedUntil !== null && !isSnoozable(snoozedUntil, scope.ports.clock.now())) {
    return fail({ code: 'invalid_request', field: 'until' });
  }
  const how = { isClosed: status === 'closed', snoozedUntil };
  const standing = await conversationObject(scope.env, id).putAway(reader.value.mailbox, how);
  return standing ? ok(await shown(scope, standing)) : fail({ code: 'not_found' });
}
