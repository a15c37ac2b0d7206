import { ATTACHMENTS_MAX, UNSENT_KEPT_MS } from '../../../shared/rules/talk.ts';
import type { Env } from '../../env.ts';
import {
  attachmentKey,
  type Attaching,
  type NewAttachment,
  type Picture,
} from '../../modules/talk/index.ts';
import * as statements from './attachment-statements.ts';
import type { Memory } from './memory.ts';

/** Keeps a picture for the next message; a repeat under its key changes nothing. */
export function attach(memory: Memory, picture: NewAttachment): Attaching {
  const { mailbox, accountId, key } = picture;
  if (!memory.partiesFor(mailbox)) return { refused: 'not_found' };
  const unsent = () => memory.read(statements.listUnsent(mailbox, accountId));
  const [made] = memory.read(statements.findByKey(accountId, key));
  if (made) return { attached: unsent(), isRepeat: true };
  if (unsent().length >= ATTACHMENTS_MAX) return { refused: 'attachments_full' };
  memory.run(statements.insertAttachment(picture));
  return { attached: unsent(), isRepeat: false };
}

/** What an account has attached and not sent; null for a mailbox that is no party. */
export function attached(memory: Memory, mailbox: string, accountId: string): Picture[] | null {
  if (!memory.partiesFor(mailbox)) return null;
  return memory.read(statements.listUnsent(mailbox, accountId));
}

/** The type of a picture that a reader may see; null for none. */
export function seenType(
  memory: Memory,
  { mailbox, accountId, id }: { mailbox: string; accountId: string; id: string },
): string | null {
  if (!memory.partiesFor(mailbox)) return null;
  return memory.read(statements.findSeen(mailbox, accountId, id))[0]?.type ?? null;
}

/**
 * Which pictures go: one that is not sent, those of a message, all of an account, or those that were not
 * sent in a day.
 */
type Gone =
  | { readonly mailbox: string; readonly accountId: string; readonly id: string }
  | { readonly seq: number }
  | { readonly author: string }
  | { readonly now: number };

/** Takes pictures away, their bytes too. */
export async function dropAttachments(
  { memory, env }: { readonly memory: Memory; readonly env: Env },
  gone: Gone,
): Promise<void> {
  const conversation = memory.conversation();
  if (!conversation) return;
  const rows = memory.read(
    'seq' in gone
      ? statements.deleteOfMessage(gone.seq)
      : 'author' in gone
        ? statements.deleteOfAuthor(gone.author)
        : 'now' in gone
          ? statements.deleteForgotten(gone.now - UNSENT_KEPT_MS)
          : statements.deleteUnsent(gone.mailbox, gone.accountId, gone.id),
  );
  if (rows.length > 0) {
    await env.MEDIA.delete(rows.map(({ id }) => attachmentKey(conversation.id, id)));
  }
}
