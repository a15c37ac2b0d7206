import type { TalkMessage } from '../../../../shared/contracts/inbox.ts';
import { VARIANT_AFTER_MS } from '../../../../shared/rules/talk-line.ts';
import type { OpenTalk } from '../props.ts';

type Opened = Pick<OpenTalk, 'conversation' | 'messages' | 'hasNewer'>;

/** The first message that was not opened before this page. */
export function firstUnread(
  { conversation, messages, hasNewer }: Opened,
  mailbox: string,
): TalkMessage | undefined {
  const pending = conversation?.pending ?? 0;
  // They are counted from the end of the history.
  if (pending === 0 || hasNewer) return undefined;
  const theirs = messages.filter(({ owner, notice }) => owner !== mailbox && !notice);
  return theirs.at(-pending) ?? theirs[0];
}

/** Whether what was not opened has waited so long that its item may cost something else by now (spec [4]). */
export function hasWaited(open: Opened, mailbox: string, now: number): boolean {
  const first = firstUnread(open, mailbox);
  return first !== undefined && now - Date.parse(first.created_at) > VARIANT_AFTER_MS;
}
