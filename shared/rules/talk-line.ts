/** The line of an open conversation: its socket, on both sides. */

/** A text that a browser sends each 30 s to see that its socket lives, and the answer, for which no object wakes. */
export const PING = 'ping';
export const PONG = 'pong';

/** The path of a conversation's socket, below the store's prefix. */
export function socketPath(id: string): string {
  return `/me/inbox/conversation/${id}/socket`;
}

/** The code by which a socket ends whose reader may not read the mailbox any more: no browser comes back. */
export const DISMISSED = 4403;
