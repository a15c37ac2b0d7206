import type { z } from 'zod';
import type { Conversation } from '../../../shared/contracts/inbox.ts';
import type { setConversationStatus as contract } from '../../../shared/contracts/talk-status.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isStoreParty } from '../../../shared/rules/talk.ts';
import { isSnoozable } from '../../../shared/rules/talk-status.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { conversationObject, mailboxOf } from './mailbox.ts';
import { askForRating } from './rate.ts';
import { shown } from './read.ts';

/**
 * Puts a conversation away in a mailbox, or takes it back; everybody who reads the mailbox hears of it. The
 * customer of a store that closes it is asked for a rating.
 */
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
  const { mailbox } = reader.value;
  const object = conversationObject(scope.env, id);
  const closes = how.isClosed && isStoreParty(mailbox);
  const before = closes ? await object.stand(mailbox) : null;
  const standing = await object.putAway(mailbox, how);
  if (standing && before && !before.isClosed) await askForRating(scope, standing);
  return standing ? ok(await shown(scope, standing)) : fail({ code: 'not_found' });
}
