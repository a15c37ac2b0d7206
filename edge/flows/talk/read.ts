import type { z } from 'zod';
import type * as contract from '../../../shared/contracts/inbox.ts';
import type { Conversation } from '../../../shared/contracts/inbox.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { searchWords } from '../../../shared/rules/talk.ts';
import { statusOf, type PutAway } from '../../../shared/rules/talk-status.ts';
import {
  countRows,
  countUnread,
  listRows,
  findHiddenReading,
  findTaken,
  labels,
  toTalkMessage,
  type ListRow,
  type Standing,
  type TakenRow,
} from '../../modules/talk/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { conversationObject, mailboxNamed, mailboxOf } from './mailbox.ts';
import { presenceOf, readParty } from './parties.ts';

type ListAnswer = z.input<(typeof contract.listConversations)['answer']>;
type MessagesAnswer = z.input<(typeof contract.listMessages)['answer']>;

/** A page of a mailbox's conversations, the newest first. */
export async function listConversations(
  scope: RequestScope,
  mashup: string,
  query: z.output<(typeof contract.listConversations)['query']>,
): Promise<Result<ListAnswer, Failure>> {
  const reader = await mailboxNamed(scope, mashup);
  if (!reader.ok) return reader;
  const { mailbox, accountId } = reader.value;
  const taken = { all: undefined, mine: { by: accountId }, nobody: { by: null } }[query.taken];
  const now = scope.ports.clock.now();
  const part = {
    mailbox,
    words: searchWords(query.filter),
    taken,
    status: query.status,
    label: query.label,
    now,
  };
  const [rows, counted] = await Promise.all([
    scope.directory.read(listRows(part, query)),
    scope.directory.first(countRows(part)),
  ]);
  return ok({
    results: rows.map((row) => listed(row, now)),
    matches_estimated: counted?.n ?? 0,
    pending: counted?.pending ?? 0,
  });
}

/** How many conversations of a mailbox have something that it has not opened. */
export async function readUnread(
  scope: RequestScope,
  key: string,
): Promise<Result<{ pending: number }, Failure>> {
  const reader = await mailboxOf(scope, key);
  if (!reader.ok) return reader;
  const counted = await scope.directory.first(countUnread(reader.value.mailbox));
  return ok({ pending: counted?.pending ?? 0 });
}

/** One conversation, with who is on the other side. */
export async function getConversation(
  scope: RequestScope,
  id: string,
  key: string | undefined,
): Promise<Result<Conversation, Failure>> {
  const reader = await mailboxOf(scope, key);
  if (!reader.ok) return reader;
  const standing = await conversationObject(scope.env, id).stand(reader.value.mailbox);
  return standing ? ok(await shown(scope, standing)) : fail({ code: 'not_found' });
}

/** Marks a conversation opened in a mailbox. */
export async function openConversation(
  scope: RequestScope,
  id: string,
  { key, until }: { readonly key?: string | undefined; readonly until?: number | undefined },
): Promise<Result<Conversation, Failure>> {
  const reader = await mailboxOf(scope, key);
  if (!reader.ok) return reader;
  const { mailbox, accountId } = reader.value;
  // A store's reading is everybody's there.
  const hidden =
    mailbox === accountId ? await scope.directory.first(findHiddenReading(accountId)) : undefined;
  const object = conversationObject(scope.env, id);
  const standing = await object.opened(mailbox, until, hidden !== undefined);
  return standing ? ok(await shown(scope, standing)) : fail({ code: 'not_found' });
}

/** A page of a conversation's messages, as a mailbox may see them. */
export async function listMessages(
  scope: RequestScope,
  { conversation: id, x }: { readonly conversation: string; readonly x: string },
  { tags, filter, ...page }: z.output<(typeof contract.listMessages)['query']>,
): Promise<Result<MessagesAnswer, Failure>> {
  const reader = await mailboxOf(scope, x);
  if (!reader.ok) return reader;
  const history = await conversationObject(scope.env, id).history(reader.value.mailbox, {
    ...page,
    words: searchWords(filter),
    tags: tags.split(',').filter(Boolean),
  });
  if (!history) return fail({ code: 'not_found' });
  const { messages, total, standing } = history;
  return ok({
    results: messages.map((one) => toTalkMessage(one, reader.value, standing.peer)),
    matches_estimated: total,
    seq: standing.lastSeq,
    read: standing.peer.readSeq,
    pending: standing.pending,
  });
}

/** A conversation with what is public of the other party. */
export async function shown(scope: RequestScope, standing: Standing): Promise<Conversation> {
  const { id, mailbox, peer } = standing;
  const [party, row, labelled] = await Promise.all([
    peer.isErased ? undefined : readParty(scope, peer.id),
    scope.directory.first(findTaken(mailbox, id)),
    scope.directory.first(labels.findLabels(mailbox, id)),
  ]);
  const now = scope.ports.clock.now();
  const one = toConversation(standing, now, party && { ...party, env: scope.env });
  return { ...one, taken_by: row ? takerOf(row) : null, labels: labelsIn(labelled?.labels) };
}

interface Peer {
  readonly name: string;
  readonly photo: string | null;
  readonly heartbeat_at: number | null;
  readonly env: RequestScope['env'];
}

/** A conversation as its object knows it. */
export function toConversation(
  { id, mailbox, peer, pending, last, hasBlocked, isClosed, snoozedUntil }: Standing,
  now: number,
  party: Peer | undefined,
): Conversation {
  const date = new Date(last?.at ?? now).toISOString();
  return {
    id,
    key: mailbox,
    pending,
    peer: peer.id,
    peer_name: party?.name ?? peer.name,
    profile: {
      id: peer.id,
      name: party?.name ?? peer.name,
      photo: party?.photo ?? null,
      ...(party
        ? presenceOf(party.env, party.heartbeat_at, now)
        : { heartbeat: null, is_online: false }),
      answers: party !== undefined,
      is_blocked: hasBlocked,
    },
    last_message_teaser: last?.teaser ?? '',
    last_message_sender: last?.sender ?? mailbox,
    visibility_ids: last ? [...last.visibility] : [],
    last_message_date: date,
    updated_at: date,
    taken_by: null,
    labels: [],
    found: null,
    found_seq: null,
    ...shownStatus({ isClosed, snoozedUntil }, now),
  };
}

/** How a mailbox has put it away, as its readers see it. */
function shownStatus(how: PutAway, now: number): Pick<Conversation, 'status' | 'snoozed_until'> {
  const status = statusOf(how, now);
  const until = status === 'snoozed' ? how.snoozedUntil : null;
  return { status, snoozed_until: until === null ? null : new Date(until).toISOString() };
}

/** The member of staff who has taken a conversation. */
export function takerOf({ taken_by: id, taken_name: name }: TakenRow): Conversation['taken_by'] {
  return id === null || name === null ? null : { id, name };
}

/** A conversation as the list in DIRECTORY knows it. */
function listed(row: ListRow, now: number): Conversation {
  const date = new Date(row.last_message_at).toISOString();
  return {
    id: row.id,
    key: row.mailbox_id,
    pending: row.pending,
    peer: row.peer_id,
    peer_name: row.peer_name,
    profile: null,
    last_message_teaser: row.teaser,
    last_message_sender: row.sender_id,
    visibility_ids: row.only_for === null ? [] : [row.only_for],
    last_message_date: date,
    updated_at: date,
    taken_by: takerOf(row),
    labels: labelsIn(row.labels),
    found: row.found,
    found_seq: row.found_seq,
    ...shownStatus({ isClosed: row.closed === 1, snoozedUntil: row.snoozed_until }, now),
  };
}

function labelsIn(json = '[]'): Conversation['labels'] {
  return JSON.parse(json) as Conversation['labels'];
}
