import type { TalkMessage } from '../../../shared/contracts/inbox.ts';
import { isStoreParty } from '../../../shared/rules/talk.ts';
import { taggedOrderPath } from '../../../shared/rules/talk-tags.ts';
import type { Party, StoredMessage } from './port.ts';

/** Whom a message is shown to: a mailbox, and the account that reads it. */
export interface Reader {
  readonly mailbox: string;
  readonly accountId: string;
}

/**
 * A message as one reader may see it. Whoever writes to a store reads the store's name, and never
 * who of its staff answers.
 */
export function toTalkMessage(
  message: StoredMessage,
  { mailbox, accountId }: Reader,
  peer: Party,
): TalkMessage {
  const isOwn = message.party === mailbox;
  return {
    id: message.id,
    seq: message.seq,
    after: message.after,
    owner: message.party,
    peer_name: isOwn ? message.author.name : peer.name,
    body: message.body,
    is_deleted: message.isDeleted,
    created_at: new Date(message.at).toISOString(),
    tags: message.links.map(({ tag }) => tag),
    links: message.links.map((link) => ({
      ...link,
      path: link.kind === 'order' ? taggedOrderPath(link.path, isStoreParty(mailbox)) : link.path,
    })),
    attachments: [...message.attachments],
    visibility_ids: [...message.visibility],
    notice: message.notice,
    key: message.author.id === accountId ? message.key : null,
  };
}
