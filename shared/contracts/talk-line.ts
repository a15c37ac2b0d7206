import type { TalkMessage } from './inbox.ts';

/** The frames of the sockets of conversations and mailboxes. */

/** What a conversation's socket tells a browser. */
export type TalkEvent =
  | { readonly type: 'message'; readonly message: TalkMessage }
  /** How it stands: the newest message, what the other party has opened, what is pending here. */
  | {
      readonly type: 'stand';
      readonly seq: number;
      readonly read: number;
      readonly pending: number;
    }
  | { readonly type: 'writing' }
  /** A message was not taken on the line: the browser makes the call, which says why. */
  | { readonly type: 'refused'; readonly key: string }
  /** More has been missed than a socket gives: the browser asks for it. */
  | { readonly type: 'behind' };

/** What a browser says on a conversation's socket. */
export type TalkFrame =
  | { readonly type: 'writing' }
  /** A message of words alone, under the key of the call that may follow it (decision 0116). */
  | { readonly type: 'write'; readonly key: string; readonly body: string };

/** The event of a mailbox's socket: a list has changed. */
export interface MailboxEvent {
  readonly type: 'mailbox';
  /** The mailbox; `alerts` for the account's own alerts. */
  readonly key: string;
  /** Conversations with something unread, or alerts that wait; counted up to 100. */
  readonly pending: number;
}
