import type { z } from 'zod';
import type { Conversation } from '../../../shared/contracts/inbox.ts';
import type { takeConversation as contract } from '../../../shared/contracts/talk-taking.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isStoreParty } from '../../../shared/rules/talk.ts';
import { assertThat } from '../../db/sql.ts';
import { isTakenBy, releaseOne, takeFor } from '../../modules/talk/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { conversationObject, mailboxObject, mailboxOf } from './mailbox.ts';
import { shown } from './read.ts';

/**
 * Takes a conversation of the store's mailbox for the caller, or releases it. Of two who take it at
 * one time the second is told; everybody who reads the mailbox hears of it.
 */
export async function takeConversation(
  scope: RequestScope,
  id: string,
  { key, is_taken: isTaken, seen }: z.output<(typeof contract)['body']>,
): Promise<Result<Change<Conversation, 'directory'>, Failure>> {
  const [reader, { fullName }] = await Promise.all([mailboxOf(scope, key), signedIn(scope)]);
  if (!reader.ok) return reader;
  const { mailbox, accountId } = reader.value;
  const standing = await conversationObject(scope.env, id).stand(mailbox);
  if (!standing || !isStoreParty(mailbox)) return fail({ code: 'not_found' });
  return ok({
    answer: {
      ...(await shown(scope, standing)),
      taken_by: isTaken ? { id: accountId, name: fullName } : null,
    },
    statements: [
      assertThat(isTakenBy(mailbox, id, seen)),
      isTaken ? takeFor(mailbox, id, accountId) : releaseOne(mailbox, id),
    ],
    refused: async ({ kind }) => ({
      code: kind === 'unique' ? 'idempotency_in_progress' : 'conversation_taken',
    }),
    committed: () => mailboxObject(scope.env, mailbox).changed(mailbox),
  });
}
