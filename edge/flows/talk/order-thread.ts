import type { z } from 'zod';
import type * as contract from '../../../shared/contracts/inbox-pages.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { writeTag } from '../../../shared/rules/talk-tags.ts';
import { partiesOf, peerOf, THREAD_SHOWN } from '../../../shared/rules/talk.ts';
import { findNoticedOrder, toTalkMessage } from '../../modules/talk/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { conversationIdOf, conversationObject, mailboxOf } from './mailbox.ts';
import { readParty } from './parties.ts';

type OrderThread = z.input<(typeof contract.readOrderThread)['answer']>;

/**
 * The last messages about an order, in the mailbox of its buyer's account or of the store that talks
 * of it. An order of anybody else is `not_found`, and so is one without an account.
 */
export async function readOrderThread(
  scope: RequestScope,
  { key, business, order: id }: z.output<(typeof contract.readOrderThread)['params']>,
): Promise<Result<OrderThread, Failure>> {
  const [reader, order] = await Promise.all([
    mailboxOf(scope, key),
    scope.cell.first(findNoticedOrder(business, id)),
  ]);
  if (!reader.ok) return reader;
  const { mailbox } = reader.value;
  const parties = order?.account_id ? partiesOf(business, order.account_id) : undefined;
  if (!parties?.includes(mailbox)) return fail({ code: 'not_found' });
  const peer = await readParty(scope, peerOf(parties, mailbox));
  if (!peer) return fail({ code: 'not_found' });
  const tag = writeTag({ kind: 'order', business, id });
  const conversation = await conversationIdOf(parties);
  const object = conversationObject(scope.env, conversation);
  const thread = await object.thread(mailbox, tag, THREAD_SHOWN);
  return ok({
    id: thread && conversation,
    peer: peer.id,
    peer_name: peer.name,
    tag,
    messages: (thread?.messages ?? [])
      .map((one) => toTalkMessage(one, reader.value, thread?.standing.peer ?? peer))
      .toReversed(),
  });
}
