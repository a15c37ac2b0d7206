import type { z } from 'zod';
import type * as contract from '../../../shared/contracts/inbox.ts';
import type { Conversation, TalkMessage } from '../../../shared/contracts/inbox.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { isolateSet } from '../../../shared/kernel/isolate-memory.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isStoreParty, partiesOf, visibilityOf, type Parties } from '../../../shared/rules/talk.ts';
import { countTry } from '../../modules/accounts/index.ts';
import { isAdvising } from '../../modules/advisors/index.ts';
import { noteWriter, toTalkMessage, type Reader, type Written } from '../../modules/talk/index.ts';
import type { IdempotentCall } from '../../unit-of-work/idempotency.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { tellMentioned } from './colleagues.ts';
import { conversationIdOf, conversationObject, mailboxNamed, mailboxOf } from './mailbox.ts';
import { hasAnswer, placedPeer, readParty, writerOf } from './parties.ts';
import { readTags } from './tags.ts';
import { toConversation } from './read.ts';

type Words = z.output<(typeof contract.sendMessage)['body']>;
/** A call that is repeated under its key stores one message; without a key each call is a new one. */
type Key = Pick<IdempotentCall, 'key' | 'requestHash'> | undefined;

/** Writes in a conversation of a mailbox. */
export async function sendMessage(
  scope: RequestScope,
  { conversation: id, x }: { readonly conversation: string; readonly x: string },
  words: Words,
  key: Key,
): Promise<Result<TalkMessage, Failure>> {
  const reader = await mailboxOf(scope, x);
  if (!reader.ok) return reader;
  const standing = await conversationObject(scope.env, id).stand(reader.value.mailbox);
  if (!standing) return fail({ code: 'not_found' });
  const peer = { ...standing.peer };
  if (peer.isErased) return fail({ code: 'supplier_not_found' });
  const written = await write(scope, { reader: reader.value, id, peer: peer.id }, words, key);
  return written.ok ? ok(toTalkMessage(written.value.message, reader.value, peer)) : written;
}

/** Writes to a party: in the one conversation with it, which begins with the first message. */
export async function startConversation(
  scope: RequestScope,
  mashup: string,
  { peer: peerId, ...words }: Words & { readonly peer: string },
  key: Key,
): Promise<Result<{ conversation: Conversation; message: TalkMessage }, Failure>> {
  const reader = await mailboxNamed(scope, mashup);
  if (!reader.ok) return reader;
  const { mailbox } = reader.value;
  const parties = partiesOf(mailbox, peerId);
  if (!parties) return fail({ code: 'invalid_request', field: 'peer' });
  const id = await conversationIdOf(parties);
  const object = conversationObject(scope.env, id);
  const [standing, peer] = await Promise.all([object.stand(mailbox), readParty(scope, peerId)]);
  if (!peer) return fail({ code: 'supplier_not_found' });
  if (!standing) {
    const tooMany = await countTry(scope, 'talkByAccount', reader.value.accountId);
    if (tooMany) return fail(tooMany);
    const [{ from }, other] = await Promise.all([
      writerOf(scope, mailbox),
      placedPeer(scope, peer),
    ]);
    await object.begin({ id, parties: [from, other], now: scope.ports.clock.now() });
  }
  const written = await write(scope, { reader: reader.value, id, peer: peerId }, words, key);
  if (!written.ok) return written;
  const { message, standing: after } = written.value;
  return ok({
    conversation: toConversation(after, scope.ports.clock.now(), { ...peer, env: scope.env }),
    message: toTalkMessage(message, reader.value, after.peer),
  });
}

/** Writers of stores' conversations whose row was written here: one row is enough, however much they write. */
const writers = isolateSet<string>();
const WRITERS_MOST = 5_000;

async function noted({ directory }: RequestScope, accountId: string, id: string): Promise<void> {
  const key = `${accountId} ${id}`;
  if (writers.has(key)) return;
  await directory.apply(noteWriter(accountId, id));
  if (writers.size >= WRITERS_MOST) writers.clear();
  writers.add(key);
}

interface Where {
  readonly reader: Reader;
  readonly id: string;
  readonly peer: string;
}

async function write(
  scope: RequestScope,
  { reader: { mailbox, accountId }, id, peer }: Where,
  { body, tags, visibility_ids }: Words,
  key: Key,
): Promise<Result<Written, Failure>> {
  const parties = partiesOf(mailbox, peer) as Parties;
  const visibility = visibilityOf(visibility_ids, mailbox, parties);
  if (!visibility) return fail({ code: 'invalid_request', field: 'visibility_ids' });
  const isOfStore = parties.some((party) => isStoreParty(party));
  // One turn: what is read of DIRECTORY travels together.
  const [links, writer, advises, isThere] = await Promise.all([
    readTags(scope, tags, parties),
    writerOf(scope, mailbox),
    isOfStore ? false : isAdvising(scope, ...parties),
    hasAnswer(scope, peer),
    // Before the message stands: an erasure finds every conversation that bears the name.
    mailbox !== accountId && noted(scope, accountId, id),
  ]);
  if (!isThere) return fail({ code: 'supplier_not_found' });
  if (!links.ok) return links;
  const done = await conversationObject(scope.env, id).write({
    ...writer,
    key: key?.key ?? crypto.randomUUID(),
    hash: key?.requestHash ?? '',
    body,
    links: links.value,
    visibility,
    isKnown: advises || links.value.some(({ kind }) => kind === 'order'),
    now: scope.ports.clock.now(),
  });
  if ('refused' in done) return fail({ code: done.refused });
  if (visibility.length > 0) await tellMentioned(scope, id, done.message, writer.from);
  return ok(done);
}
