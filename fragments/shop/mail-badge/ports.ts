import { MAILBOX_SOCKET } from '../../../shared/rules/talk-line.ts';
import { browserClock, browserWire, type LinePorts } from '../../_runtime/socket-line.ts';

/** The browser's services by which its tabs share one socket. */
export interface SharePorts extends LinePorts {
  /** Runs for as long as this tab alone holds the name; the promise it gives ends that. */
  readonly lead: (run: () => Promise<void>, signal: AbortSignal) => void;
  /** Tells the other tabs; what they tell is heard. */
  readonly channel: (heard: (said: unknown) => void) => {
    readonly say: (said: unknown) => void;
    readonly close: () => void;
  };
}

/** The socket of an account on this host, and the lock and the channel that carry its id. */
export function browserShare(base: string, me: string): SharePorts {
  const name = `mailbox:${me}`;
  return {
    ...browserClock,
    connect: (_since, heard) => browserWire(base + MAILBOX_SOCKET, heard),
    lead(run, signal) {
      // A tab that is gone while it waits for the lock aborts the request.
      void navigator.locks.request(name, { signal }, run).catch(() => undefined);
    },
    channel(heard) {
      const channel = new BroadcastChannel(name);
      channel.addEventListener('message', ({ data }) => heard(data));
      return { say: (said) => channel.postMessage(said), close: () => channel.close() };
    },
  };
}
