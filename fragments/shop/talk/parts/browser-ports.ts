import { socketPath } from '../../../../shared/rules/talk-line.ts';
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
      const origin = location.origin.replace(/^http/, 'ws');
      const socket = new WebSocket(`${origin}${env.base}${socketPath(open.id)}?${query}`);
      socket.addEventListener('open', heard.opened);
      socket.addEventListener('message', ({ data }) => heard.said(String(data)));
      socket.addEventListener('close', ({ code }) => heard.closed(code));
      return { send: (text) => socket.send(text), close: () => socket.close() };
    },
    isSeen: () => !document.hidden,
    now: () => Date.now(),
    wait: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
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
