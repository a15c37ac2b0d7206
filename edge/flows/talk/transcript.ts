import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import { toTalkMessage } from '../../modules/talk/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { conversationObject, mailboxOf } from './mailbox.ts';

/** Messages that one call of an object gives. */
const PAGE = 500;

/**
 * A conversation as text, a message a paragraph, for a party of it: what both may see, without internal
 * notes and what orders say. Times are UTC.
 * @returns null for a conversation that the mailbox does not have
 */
export async function readTranscript(
  scope: RequestScope,
  { id, key, tag }: { readonly id: string; readonly key: string | undefined; readonly tag: string },
): Promise<string | null> {
  const reader = await mailboxOf(scope, key);
  if (!reader.ok) return null;
  const object = conversationObject(scope.env, id);
  const when = dateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'long', timeZone: 'UTC' });
  const paragraphs: string[] = [];
  for (let since = 0; ;) {
    const asked = { offset: 0, limit: PAGE, since, words: [], tags: [] };
    const history = await object.history(reader.value.mailbox, asked);
    if (!history) return null;
    for (const one of history.messages) {
      if (one.notice || one.isDeleted || one.visibility.length > 0) continue;
      const { peer_name: name } = toTalkMessage(one, reader.value, history.standing.peer);
      paragraphs.push(`${when.format(new Date(one.at))} · ${name}\n${one.body}\n`);
    }
    const last = history.messages.at(-1);
    if (!last || history.messages.length < PAGE) break;
    since = last.seq;
  }
  return paragraphs.join('\n');
}
