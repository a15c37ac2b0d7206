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
import { traced } from '../directory-edit.ts';

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
  const change = ok({
    answer: toReply(row),
    statements: [assertThat(replies.hasRoomForReply(row.store_id)), replies.insertReply(row)],
    refused: (refusal: Refusal) =>
      whyRefused(refusal, { code: 'too_many_quick_replies', values: { max: QUICK_REPLIES_MAX } }),
  });
  return kept(scope, change, row.id, null, row);
}

async function changeReply(
  scope: RequestScope,
  id: string,
  given: GivenReply,
): Changing<QuickReply> {
  const row = rowOf(scope, id, given);
  const before = await standing(scope, id);
  const change = ok({
    answer: toReply(row),
    statements: [assertThat(replies.isReplyOf(row.store_id, id)), replies.updateReply(row)],
    refused: (refusal: Refusal) => whyRefused(refusal, { code: 'quick_reply_not_found' }),
  });
  return kept(scope, change, id, before, row);
}

async function deleteReply(scope: RequestScope, id: string): Changing<Record<string, never>> {
  const { storeId } = scope.tenant;
  const before = await standing(scope, id);
  const change = ok({
    answer: {},
    statements: [assertThat(replies.isReplyOf(storeId, id)), replies.deleteReply(storeId, id)],
    refused: (refusal: Refusal) => whyRefused(refusal, { code: 'quick_reply_not_found' }),
  });
  return before ? kept(scope, change, id, before, null) : change;
}

/** A reply of the store as it stands before a change. */
async function standing({ directory, tenant }: RequestScope, id: string): Promise<ReplyRow | null> {
  const rows = await directory.read(replies.listReplies(tenant.storeId));
  return rows.find((row) => row.id === id) ?? null;
}

/** A change with its entry in the store's history. */
function kept<Answer>(
  scope: RequestScope,
  change: Result<Change<Answer, 'directory'>, Failure>,
  id: string,
  before: ReplyRow | null,
  after: ReplyRow | null,
): Changing<Answer> {
  const stateOf = ({ locale, shortcut, text }: ReplyRow) => ({ locale, shortcut, text });
  return traced(scope, change, {
    subject: 'quick_reply',
    subjectId: id,
    before: before && stateOf(before),
    after: after && stateOf(after),
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
