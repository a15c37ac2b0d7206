import { MAILBOX_SOCKET } from '../../../shared/rules/talk-line.ts';
import {
  joinMailbox,
  type MailboxChannel,
  type MailboxNews,
} from '../../_runtime/mailbox-channel.ts';
import { browserClock, browserWire, type LinePorts } from '../../_runtime/socket-line.ts';

/** The browser's services by which its tabs share one socket. */
export interface SharePorts extends LinePorts {
  /** Runs for as long as this tab alone holds the name; the promise it gives ends that. */
  readonly lead: (run: () => Promise<void>, signal: AbortSignal) => void;
  /** Tells the other tabs; what they tell is heard. */
  readonly channel: (heard: (news: MailboxNews) => void) => MailboxChannel;
}

/** The socket of an account on this host, and the lock and the channel that carry its id. */
export function browserShare(base: string, me: string): SharePorts {
  return {
    ...browserClock,
    connect: (since, heard) => browserWire(base + MAILBOX_SOCKET + (since ? '?since' : ''), heard),
    lead(run, signal) {
      // A tab that is gone while it waits for the lock aborts the request.
      void navigator.locks.request(`mailbox:${me}`, { signal }, run).catch(() => undefined);
    },
    channel: (heard) => joinMailbox(me, heard),
  };
}
