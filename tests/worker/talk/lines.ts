/** Sockets of conversations, as browsers open them. */
import { expect, vi } from 'vitest';
import type { TalkEvent } from '../../../shared/contracts/talk-line.ts';
import { socketPath } from '../../../shared/rules/talk-line.ts';
import type { Platform } from '../platform/platform.ts';
import type { Talker } from './people.ts';

export interface Line {
  readonly socket: WebSocket;
  readonly events: TalkEvent[];
  readonly texts: string[];
  /** The close code, once it is closed. */
  closed(): Promise<number>;
}

export interface Opening {
  readonly key?: string;
  readonly since?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks `moda` for the socket of a conversation. */
export function askForLine(
  platform: Platform,
  id: string,
  { cookie }: Pick<Talker, 'cookie'>,
  { key, since, headers }: Opening = {},
) {
  const query = new URLSearchParams({
    ...(key === undefined ? {} : { key }),
    ...(since === undefined ? {} : { since: String(since) }),
  });
  return platform.ask(`http://moda.localhost${socketPath(id)}?${query}`, {
    headers: { upgrade: 'websocket', cookie, origin: 'http://moda.localhost', ...headers },
  });
}

/** Opens it, and keeps what it says. */
export async function openLine(
  platform: Platform,
  id: string,
  who: Pick<Talker, 'cookie'>,
  opening: Opening = {},
): Promise<Line> {
  const answer = await askForLine(platform, id, who, opening);
  const socket = (answer as unknown as { webSocket: WebSocket & { accept(): void } }).webSocket;
  expect([answer.status, Boolean(socket)]).toEqual([101, true]);
  const events: TalkEvent[] = [];
  const texts: string[] = [];
  let ended: (code: number) => void = () => {};
  const closing = new Promise<number>((resolve) => (ended = resolve));
  socket.addEventListener('close', ({ code }) => ended(code));
  socket.addEventListener('message', ({ data }) => {
    if (data === 'pong') texts.push(String(data));
    else events.push(JSON.parse(String(data)) as TalkEvent);
  });
  socket.accept();
  return { socket, events, texts, closed: () => closing };
}

/** The numbers of the messages that came on a line. */
export const seqs = ({ events }: Line): number[] =>
  events.flatMap((event) => (event.type === 'message' ? [event.message.seq] : []));

export const until = (is: () => void) => vi.waitFor(is, { timeout: 5_000, interval: 5 });
