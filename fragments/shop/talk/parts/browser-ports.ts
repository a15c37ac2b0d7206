import { socketPath } from '../../../../shared/rules/talk-line.ts';
import { browserClock, browserWire } from '../../../_runtime/socket-line.ts';
import type { TalkPorts } from '../ports.ts';
import type { OpenTalk, TalkViewProps } from '../props.ts';

/** The browser's own socket, clock and storage, for one conversation of a mailbox. */
export function browserPorts({
  env,
  mailbox,
  open,
}: TalkViewProps & { readonly open: OpenTalk & { readonly id: string } }): TalkPorts {
  const keyOf = (name: string) => `talk-${name}:${mailbox}:${open.id}`;
  return {
    api: { base: env.base, tag: env.tag },
    connect(since, heard) {
      const query = new URLSearchParams({ key: mailbox, since: String(since) });
      return browserWire(`${env.base}${socketPath(open.id)}?${query}`, heard);
    },
    isSeen: () => !document.hidden,
    now: () => Date.now(),
    ...browserClock,
    keep(name, text) {
      try {
        if (text === null) sessionStorage.removeItem(keyOf(name));
        else sessionStorage.setItem(keyOf(name), text);
      } catch {
        // A browser that keeps nothing loses what was not sent with the page.
      }
    },
    kept(name) {
      try {
        return sessionStorage.getItem(keyOf(name));
      } catch {
        return null;
      }
    },
  };
}
