import type { MailboxEvent } from '../../../shared/contracts/talk-line.ts';
import { openLine, type Line } from '../../_runtime/socket-line.ts';
import type { SharePorts } from './ports.ts';

export interface Listening {
  /** The page came back, or the network did. */
  readonly wake: () => void;
  readonly end: () => void;
}

/**
 * Listens to the mailboxes of an account on this host, by one socket for all tabs: the tab that
 * holds the lock opens it, and tells the others. When that tab ends, the next one takes over.
 */
export function listen(ports: SharePorts, onEvent: (event: MailboxEvent) => void): Listening {
  const ended = new AbortController();
  let line: Line | null = null;
  let isLive = false;
  /** 1 once there was a socket, here or in another tab: the next one is told the counts by then. */
  let since = 0;

  const others = ports.channel((heard) => {
    if (heard.type !== 'new') since = 1;
    if (heard.type === 'mailbox') onEvent(heard);
    else if (heard.type === 'new' && line) others.say({ type: 'live', isLive });
  });

  function setLive(live: boolean): void {
    isLive = live;
    since = 1;
    others.say({ type: 'live', isLive: live });
  }

  ports.lead(
    () =>
      new Promise<void>((release) => {
        line = openLine(ports, {
          since: () => since,
          onLive: setLive,
          onEvent(said) {
            const event = said as MailboxEvent;
            onEvent(event);
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

  return {
    wake: () => line?.wake(),
    end() {
      ended.abort();
      if (!line) others.close();
    },
  };
}
