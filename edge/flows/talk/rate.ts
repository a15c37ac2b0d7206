import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type {
  RatedTalk,
  rateConversation as contract,
} from '../../../shared/contracts/talk-rating.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { canRate, RATING_AGAIN_MS } from '../../../shared/rules/talk-rating.ts';
import { isStoreParty } from '../../../shared/rules/talk.ts';
import { assertThat } from '../../db/sql.ts';
import { tellAccount, tellStaff, type AlertDraft } from '../../modules/alerts/index.ts';
import { alertBody, plainName } from '../../modules/mail/index.ts';
import { ratings, type Party, type Standing } from '../../modules/talk/index.ts';
import { tellAlerts } from '../../outbox/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { conversationObject, mailboxOf } from './mailbox.ts';
import { currentStore } from '../../modules/store/index.ts';

/** The last rating of a conversation, for either side. */
export async function readRating(
  scope: RequestScope,
  id: string,
  key: string | undefined,
): Promise<Result<RatedTalk, Failure>> {
  const reader = await mailboxOf(scope, key);
  if (!reader.ok) return reader;
  const [standing, last] = await Promise.all([
    conversationObject(scope.env, id).stand(reader.value.mailbox),
    scope.directory.first(ratings.findRating(id)),
  ]);
  if (!standing) return fail({ code: 'not_found' });
  return ok({
    rating: last
      ? {
          stars: last.stars,
          comment: last.comment,
          rated_at: new Date(last.rated_at).toISOString(),
        }
      : null,
    is_rateable: mayRate(standing, last?.rated_at ?? null, scope.ports.clock.now()),
  });
}

/** Rates a conversation of the caller's own with a store that has closed it, and tells the store's staff. */
export async function rateConversation(
  scope: RequestScope,
  id: string,
  { stars, comment }: z.output<(typeof contract)['body']>,
): Promise<Result<Change<RatedTalk, 'directory'>, Failure>> {
  const reader = await mailboxOf(scope, undefined);
  if (!reader.ok) return reader;
  const { accountId } = reader.value;
  const standing = await conversationObject(scope.env, id).stand(accountId);
  if (!standing) return fail({ code: 'not_found' });
  const now = scope.ports.clock.now();
  const { closedAt, id: store } = standing.peer;
  if (closedAt === null || !mayRate(standing, null, now)) return fail({ code: 'rating_closed' });
  const told = tellStaff(
    draftOf(
      standing,
      { id: store, name: standing.peer.name },
      {
        subtype: 'rated',
        supplier: store,
        body: alertBody((t) => t('rated', { stars: String(stars) })),
      },
    ),
    { storeId: store, grant: 'inbox' },
    now,
  );
  return ok({
    answer: {
      rating: { stars, comment, rated_at: new Date(now).toISOString() },
      is_rateable: false,
    },
    statements: [
      assertThat(ratings.isUnratedSince(id, now - RATING_AGAIN_MS)),
      ratings.insertRating({
        mailbox_id: store,
        conversation_id: id,
        closed_at: closedAt,
        account_id: accountId,
        stars,
        comment,
        rated_at: now,
      }),
      // The alert stands with what it tells of; devices are told after the commit.
      ...told.slice(0, 1),
    ],
    refused: async (refusal) => ({
      code:
        refusal.kind === 'unique' && refusal.table !== 'conversation_rating'
          ? 'idempotency_in_progress'
          : 'rating_closed',
    }),
    committed: () => tellAlerts(scope, told),
  });
}

/** Asks the customer of a conversation for a rating, where the store has just closed it. */
export async function askForRating(
  scope: RequestScope,
  { id, peer }: Pick<Standing, 'id' | 'peer'>,
): Promise<void> {
  const [standing, last] = await Promise.all([
    conversationObject(scope.env, id).stand(peer.id),
    scope.directory.first(ratings.findRating(id)),
  ]);
  const now = scope.ports.clock.now();
  if (!standing || !mayRate(standing, last?.rated_at ?? null, now)) return;
  const store = { id: standing.peer.id, name: (await currentStore(scope))?.name ?? '' };
  const draft = draftOf(standing, store, {
    subtype: 'rate',
    body: alertBody((t) => t('rate', { name: plainName(store.name) })),
  });
  await tellAlerts(scope, tellAccount(draft, peer.id, now));
}

/** An alert that leads to the conversation. */
function draftOf(
  { id }: Standing,
  store: Party,
  {
    subtype,
    supplier,
    body,
  }: {
    readonly subtype: 'rate' | 'rated';
    readonly supplier?: string;
    readonly body: AlertDraft['body'];
  },
): AlertDraft {
  const params = { type: 'conversation', subtype, contact_id: id, ...(supplier && { supplier }) };
  return {
    about: newId('message'),
    storeId: store.id,
    storeName: store.name,
    app: 'inbox',
    params,
    body,
  };
}

function mayRate({ mailbox, peer }: Standing, ratedAt: number | null, now: number): boolean {
  if (isStoreParty(mailbox) || !isStoreParty(peer.id)) return false;
  return canRate(peer.closedAt, ratedAt, now);
}
