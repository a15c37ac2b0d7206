import type { TalkFrame } from '../../../shared/contracts/talk-line.ts';
import type { Draft } from '../../modules/talk/index.ts';
import type { Memory } from './memory.ts';
import type { Attached } from './sockets.ts';
import { ON_LINE } from './repeat.ts';
import { findOwnName } from './statements.ts';

/**
 * The draft of a message that came on a writer's socket. It bears the names and the place that the
 * writer's last call brought.
 * @returns undefined where this account has not written here yet: its first message is a call, which looks
 *   at more than the object can (decision 0116)
 */
export function draftOnLine(
  memory: Memory,
  { mailbox, accountId }: Pick<Attached, 'mailbox' | 'accountId'>,
  { key, body }: Extract<TalkFrame, { type: 'write' }>,
  now: number,
): Draft | undefined {
  const own = memory.partiesFor(mailbox)?.[0];
  const [author] = memory.read(findOwnName(mailbox, accountId));
  if (!own || !author) return undefined;
  const place = { id: own.store_id, name: own.store_name, address: own.address };
  return {
    from: { id: own.id, name: own.name, place },
    author: { id: accountId, name: author.author_name },
    key,
    hash: ON_LINE,
    body,
    links: [],
    visibility: [],
    isKnown: false,
    now,
  };
}
