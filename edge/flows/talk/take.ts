import type { z } from 'zod';
import type { Conversation } from '../../../shared/contracts/inbox.ts';
import type { takeConversation as contract } from '../../../shared/contracts/talk-taking.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isStoreParty } from '../../../shared/rules/talk.ts';
import { assertThat } from '../../db/sql.ts';
import type { Statement } from '../../db/directory-sql.ts';
import { currentStore } from '../../modules/store/index.ts';
import { isColleague, isTakenBy, releaseOne, takeFor } from '../../modules/talk/index.ts';
import { tellAlerts } from '../../outbox/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { alertOfCall, colleaguesOf } from './colleagues.ts';
import { conversationObject, mailboxObject, mailboxOf } from './mailbox.ts';
import { shown } from './read.ts';

/**
 * Takes a conversation of the store's mailbox for the caller, gives it to a colleague, who is told, or
 * releases it. Of two who take it at one time the second is told; everybody who reads the mailbox hears of it.
 */
export async function takeConversation(
  scope: RequestScope,
  id: string,
  { key, is_taken: isTaken, to, seen }: z.output<(typeof contract)['body']>,
): Promise<Result<Change<Conversation, 'directory'>, Failure>> {
  const [reader, { fullName }] = await Promise.all([mailboxOf(scope, key), signedIn(scope)]);
  if (!reader.ok) return reader;
  const { mailbox, accountId } = reader.value;
  const [standing, colleagues] = await Promise.all([
    conversationObject(scope.env, id).stand(mailbox),
    colleaguesOf(scope, mailbox),
  ]);
  if (!standing || !isStoreParty(mailbox)) return fail({ code: 'not_found' });
  const taker = colleagues.find((one) => one.id === (to ?? accountId));
  if (isTaken && !taker) return fail({ code: 'colleague_not_found', field: 'to' });
  const answer = await shown(scope, standing);
  if (!isTaken || !taker) {
    return ok(changed(scope, { ...answer, taken_by: null }, seen, [releaseOne(mailbox, id)]));
  }
  const store = { id: mailbox, name: (await currentStore(scope))?.name ?? '' };
  const told =
    taker.id === accountId
      ? []
      : alertOfCall(
          {
            about: newId('message'),
            subtype: 'assigned',
            conversation: id,
            store,
            by: fullName,
            to: taker.id,
          },
          scope.ports.clock.now(),
        );
  const given = [assertThat(isColleague(mailbox, taker.id)), takeFor(mailbox, id, taker.id)];
  return ok(
    changed(
      scope,
      { ...answer, taken_by: { id: taker.id, name: taker.name } },
      seen,
      // The alert stands with what it tells of; devices are told after the commit.
      [...given, ...told.slice(0, 1)],
      async () => {
        await tellAlerts(scope, told);
        if (told.length > 0) await mailboxObject(scope.env, taker.id).alerted(taker.id);
      },
    ),
  );
}

/** The change of a conversation's taker, unless somebody else has changed it meanwhile. */
function changed(
  scope: RequestScope,
  answer: Conversation,
  seen: string | null,
  statements: readonly Statement[],
  tell: () => Promise<void> = async () => undefined,
): Change<Conversation, 'directory'> {
  const { key: mailbox, id } = answer;
  return {
    answer,
    statements: [assertThat(isTakenBy(mailbox, id, seen)), ...statements],
    refused: async ({ kind }) => ({
      code: kind === 'unique' ? 'idempotency_in_progress' : 'conversation_taken',
    }),
    committed: () => Promise.all([mailboxObject(scope.env, mailbox).changed(mailbox), tell()]),
  };
}
