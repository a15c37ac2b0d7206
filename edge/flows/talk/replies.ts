import * as contract from '../../../shared/contracts/quick-replies.ts';
import type { GivenReply, QuickReply } from '../../../shared/contracts/quick-replies.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import { QUICK_REPLIES_MAX } from '../../../shared/rules/quick-replies.ts';
import type { Refusal } from '../../db/database.ts';
import { assertThat } from '../../db/sql.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { replies, type ReplyRow } from '../../modules/talk/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** The calls by which a store's staff keeps its quick replies. */
export const replyEndpoints: readonly Endpoint[] = [
  answers(contract.listQuickReplies, ({ scope }) => readReplies(scope)),
  changes(contract.addQuickReply, ({ scope, body }) => addReply(scope, body), 'directory'),
  changes(
    contract.changeQuickReply,
    ({ scope, params, body }) => changeReply(scope, params.id, body),
    'directory',
  ),
  changes(
    contract.deleteQuickReply,
    ({ scope, params }) => deleteReply(scope, params.id),
    'directory',
  ),
];

type Changing<Answer> = Promise<Result<Change<Answer, 'directory'>, Failure>>;

async function readReplies({
  directory,
  tenant,
}: RequestScope): Promise<Result<{ results: QuickReply[] }, Failure>> {
  const rows = await directory.read(replies.listReplies(tenant.storeId));
  return ok({ results: rows.map((row) => toReply(row)) });
}

async function addReply(scope: RequestScope, given: GivenReply): Changing<QuickReply> {
  const row = rowOf(scope, newId('quickReply'), given);
  return ok({
    answer: toReply(row),
    statements: [assertThat(replies.hasRoomForReply(row.store_id)), replies.insertReply(row)],
    refused: (refusal) =>
      whyRefused(refusal, { code: 'too_many_quick_replies', values: { max: QUICK_REPLIES_MAX } }),
  });
}

async function changeReply(
  scope: RequestScope,
  id: string,
  given: GivenReply,
): Changing<QuickReply> {
  const row = rowOf(scope, id, given);
  return ok({
    answer: toReply(row),
    statements: [assertThat(replies.isReplyOf(row.store_id, id)), replies.updateReply(row)],
    refused: (refusal) => whyRefused(refusal, { code: 'quick_reply_not_found' }),
  });
}

async function deleteReply({ tenant }: RequestScope, id: string): Changing<Record<string, never>> {
  return ok({
    answer: {},
    statements: [
      assertThat(replies.isReplyOf(tenant.storeId, id)),
      replies.deleteReply(tenant.storeId, id),
    ],
    refused: (refusal) => whyRefused(refusal, { code: 'quick_reply_not_found' }),
  });
}

async function whyRefused(refusal: Refusal, unless: Failure): Promise<Failure> {
  if (refusal.kind !== 'unique') return unless;
  return refusal.table === 'quick_reply'
    ? { code: 'quick_reply_exists', field: 'shortcut' }
    : { code: 'idempotency_in_progress' };
}

function rowOf({ tenant, ports }: RequestScope, id: string, given: GivenReply): ReplyRow {
  return { ...given, id, store_id: tenant.storeId, changed_at: ports.clock.now() };
}

function toReply({ id, locale, shortcut, text }: ReplyRow): QuickReply {
  return { id, locale, shortcut, text };
}
