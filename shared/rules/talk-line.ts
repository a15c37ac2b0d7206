/** What browsers know of conversations too: the line of an open one, and the limits of its forms. */

/** A text that a browser sends each 30 s to see that its socket lives, and the answer, for which no object wakes. */
export const PING = 'ping';
export const PONG = 'pong';

/** The path of a conversation's socket, below the store's prefix. */
export function socketPath(id: string): string {
  return `/me/inbox/conversation/${id}/socket`;
}

/** The code by which a socket ends whose reader may not read the mailbox any more: no browser comes back. */
export const DISMISSED = 4403;

/** Characters of one message. */
export const MESSAGE_MAX = 4_000;
/** Characters of a text that the list or the history is searched for. */
export const SEARCH_MAX = 100;

/** Characters of the reason of a report. */
export const REASON_MAX = 500;
/** Opening a conversation whose first unread message is older asks what its item is now (spec [4]). */
export const VARIANT_AFTER_MS = 5 * 60_000;
/** How long a writer may delete a message, in ms. */
export const DELETABLE_MS = 10 * 60_000;

/** Conversations with something unread are counted no further than this. */
export const UNREAD_COUNTED_MAX = 100;
/**
 * The path of the socket of a browser's mailboxes, below the store's prefix. With `?since` the browser
 * had one before, and is told at once how much waits.
 */
export const MAILBOX_SOCKET = '/me/inbox/socket';
