import type { MailboxEvent } from '../../shared/contracts/talk-line.ts';

/** What is said of an account's mailboxes: a change, whether the socket lives, and that a listener has come. */
export type MailboxNews =
  | MailboxEvent
  | { readonly type: 'live'; readonly isLive: boolean }
  | { readonly type: 'new' };

export interface MailboxChannel {
  readonly say: (news: MailboxNews) => void;
  readonly close: () => void;
}

/**
 * Joins the channel on which the one tab with the socket tells all others, and the fragments of its
 * own page, what it hears. It is no topic of the bus: that reaches one page alone.
 */
export function joinMailbox(me: string, heard: (news: MailboxNews) => void): MailboxChannel {
  const channel = new BroadcastChannel(`mailbox:${me}`);
  channel.addEventListener('message', ({ data }) => heard(data as MailboxNews));
  return { say: channel.postMessage.bind(channel), close: () => channel.close() };
}
