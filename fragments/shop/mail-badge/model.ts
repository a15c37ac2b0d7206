import type { MailboxEvent } from '../../../shared/contracts/inbox.ts';
import { openLine, type Line } from '../../_runtime/socket-line.ts';
import type { SharePorts } from './ports.ts';

/** What tabs tell each other: an event, whether the socket lives, or a tab that has just come. */
type Said =
  | MailboxEvent
  | { readonly type: 'live'; readonly isLive: boolean }
  | { readonly type: 'new' };

export interface Listening {
  /** The page came back, or the network did. */
  readonly wake: () => void;
  readonly end: () => void;
}

/**
 * Listens to the mailboxes of an account on this host, by one socket for all tabs: the tab that
 * holds the lock opens it, and tells the others. When that tab ends, the next one takes over.
 */
export function listen(
  ports: SharePorts,
  about: {
    readonly onEvent: (event: MailboxEvent) => void;
    readonly onLive: (isLive: boolean) => void;
  },
): Listening {
  const ended = new AbortController();
  let line: Line | null = null;
  let isLive = false;

  const others = ports.channel((said) => {
    const heard = said as Said;
    if (heard.type === 'mailbox') about.onEvent(heard);
    else if (heard.type === 'live') about.onLive(heard.isLive);
    else if (line) others.say({ type: 'live', isLive } satisfies Said);
  });

  function setLive(live: boolean): void {
    isLive = live;
    about.onLive(live);
    others.say({ type: 'live', isLive: live } satisfies Said);
  }

  ports.lead(
    () =>
      new Promise<void>((release) => {
        line = openLine<MailboxEvent>(ports, {
          since: () => 0,
          onLive: setLive,
          onEvent(event) {
            about.onEvent(event);
            others.say(event);
          },
          // The list asks by itself while no socket opens.
          poll: () => undefined,
        });
        ended.signal.addEventListener('abort', () => {
          line?.end();
          setLive(false);
          others.close();
          release();
        });
      }),
    ended.signal,
  );
  others.say({ type: 'new' } satisfies Said);

  return {
    wake: () => line?.wake(),
    end() {
      ended.abort();
      if (!line) others.close();
    },
  };
}
