import type { z } from 'zod';
import * as contract from '../../../shared/contracts/talk-labels.ts';
import type { Conversation } from '../../../shared/contracts/inbox.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { LABELS_MAX } from '../../../shared/rules/talk-labels.ts';
import type { Refusal } from '../../db/database.ts';
import { assertThat } from '../../db/sql.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { labels, type LabelRow } from '../../modules/talk/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { traced } from '../directory-edit.ts';
import { conversationObject, mailboxObject, mailboxOf } from './mailbox.ts';
import { shown } from './read.ts';

/** The calls by which a store's staff keeps its labels, and puts them on conversations. */
export const labelEndpoints: readonly Endpoint[] = [
  answers(contract.listLabels, ({ scope }) => readLabels(scope)),
  changes(contract.addLabel, ({ scope, body }) => addLabel(scope, body.name), 'directory'),
  changes(
    contract.changeLabel,
    ({ scope, params, body }) => changeLabel(scope, params.id, body.name),
    'directory',
  ),
  changes(contract.deleteLabel, ({ scope, params }) => deleteLabel(scope, params.id), 'directory'),
  changes(
    contract.labelConversation,
    ({ scope, params, body }) => labelOne(scope, params.id, body),
    'directory',
  ),
];

type Changing<Answer> = Promise<Result<Change<Answer, 'directory'>, Failure>>;
type Label = Pick<LabelRow, 'id' | 'name'>;

async function readLabels({ directory, tenant }: RequestScope) {
  const rows = await directory.read(labels.listLabels(tenant.storeId));
  return ok({ results: rows.map((row) => toLabel(row)) });
}

async function addLabel(scope: RequestScope, name: string): Changing<Label> {
  const row = rowOf(scope, newId('talkLabel'), name);
  const change = ok({
    answer: toLabel(row),
    statements: [assertThat(labels.hasRoomForLabel(row.store_id)), labels.insertLabel(row)],
    refused: (refusal: Refusal) =>
      whyRefused(refusal, { code: 'too_many_talk_labels', values: { max: LABELS_MAX } }),
  });
  return kept(scope, change, row.id, null, row);
}

async function changeLabel(scope: RequestScope, id: string, name: string): Changing<Label> {
  const row = rowOf(scope, id, name);
  const before = await standing(scope, id);
  const change = ok({
    answer: toLabel(row),
    statements: [assertThat(labels.areLabelsOf(row.store_id, [id])), labels.updateLabel(row)],
    refused: (refusal: Refusal) => whyRefused(refusal, { code: 'talk_label_not_found' }),
    committed: () => tellList(scope),
  });
  return kept(scope, change, id, before, row);
}

async function deleteLabel(scope: RequestScope, id: string): Changing<Record<string, never>> {
  const { storeId } = scope.tenant;
  const before = await standing(scope, id);
  const change = ok({
    answer: {},
    statements: [assertThat(labels.areLabelsOf(storeId, [id])), ...labels.deleteLabel(storeId, id)],
    refused: (refusal: Refusal) => whyRefused(refusal, { code: 'talk_label_not_found' }),
    committed: () => tellList(scope),
  });
  return before ? kept(scope, change, id, before, null) : change;
}

/** Sets the labels of a conversation of the store's mailbox; everybody who reads it hears of it. */
async function labelOne(
  scope: RequestScope,
  id: string,
  { labels: ids }: z.output<(typeof contract.labelConversation)['body']>,
): Changing<Conversation> {
  const { storeId } = scope.tenant;
  const reader = await mailboxOf(scope, storeId);
  if (!reader.ok) return reader;
  const [stand, all] = await Promise.all([
    conversationObject(scope.env, id).stand(storeId),
    readLabels(scope),
  ]);
  if (!stand) return fail({ code: 'not_found' });
  return ok({
    answer: {
      ...(await shown(scope, stand)),
      labels: all.value.results.filter((one) => ids.includes(one.id)),
    },
    statements: [
      assertThat(labels.areLabelsOf(storeId, ids)),
      ...labels.setLabels(storeId, id, ids),
    ],
    refused: (refusal: Refusal) => whyRefused(refusal, { code: 'talk_label_not_found' }),
    committed: () => tellList(scope),
  });
}

/** Lists that show labels are read anew. */
function tellList({ env, tenant }: RequestScope): Promise<void> {
  return mailboxObject(env, tenant.storeId).changed(tenant.storeId);
}

/** A label of the store as it stands before a change. */
async function standing({ directory, tenant }: RequestScope, id: string) {
  const rows = await directory.read(labels.listLabels(tenant.storeId));
  return rows.find((row) => row.id === id) ?? null;
}

/** A change with its entry in the store's history. */
function kept<Answer>(
  scope: RequestScope,
  change: Result<Change<Answer, 'directory'>, Failure>,
  id: string,
  before: LabelRow | null,
  after: LabelRow | null,
): Changing<Answer> {
  return traced(scope, change, {
    subject: 'talk_label',
    subjectId: id,
    before: before && { name: before.name },
    after: after && { name: after.name },
  });
}

async function whyRefused(refusal: Refusal, unless: Failure): Promise<Failure> {
  if (refusal.kind !== 'unique') return unless;
  return refusal.table === 'talk_label'
    ? { code: 'talk_label_exists', field: 'name' }
    : { code: 'idempotency_in_progress' };
}

function rowOf({ tenant, ports }: RequestScope, id: string, name: string): LabelRow {
  return { id, store_id: tenant.storeId, name, changed_at: ports.clock.now() };
}

function toLabel({ id, name }: LabelRow): Label {
  return { id, name };
}
