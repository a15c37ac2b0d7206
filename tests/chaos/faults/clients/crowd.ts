/**
 * Clients that hold connections and send or read almost nothing, in a process of their own.
 * `crowds.ts` starts it, sends it an order, and reads how many clients are still connected.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The behaviours of a crowd. */
export type Manner =
  | 'idle'
  | 'slow-headers'
  | 'dripping-bodies'
  | 'endless-bodies'
  | 'slow-readers';

/** The order for a crowd. */
export interface CrowdOrder {
  readonly port: number;
  readonly host: string;
  readonly manner: Manner;
  readonly count: number;
}

/** The crowd's report, sent when all clients have connected and whenever it is asked. */
export interface CrowdState {
  readonly connected: number;
  readonly refused: number;
  /** Connections that the server has ended since. */
  readonly ended: number;
  /** First line of the server's answer before it ended a connection → how often. */
  readonly said: Readonly<Record<string, number>>;
}

/** Connections opened at a time, and the number of addresses that they come from. */
const AT_ONCE = 200;
const SOURCES = 4;
const DRIP_MS = 1_000;
/** Pages that a slow reader requests in one go: more than the sockets' buffers hold. */
const PAGES = 200;

const open = new Set<Socket>();
const said: Record<string, number> = {};
let refused = 0;
let ended = 0;
let asked: CrowdOrder | undefined;

process.on('message', (message: CrowdOrder | 'state') => {
  if (message === 'state') tell();
  else void come(message);
});
process.on('disconnect', () => process.exit(0));

async function come(order: CrowdOrder): Promise<void> {
  asked = order;
  for (let begun = 0; begun < order.count; begun += AT_ONCE) {
    const some = Math.min(AT_ONCE, order.count - begun);
    await Promise.all(Array.from({ length: some }, (_, index) => join(order, begun + index)));
  }
  if (order.manner === 'slow-headers') setInterval(() => drip('x'), DRIP_MS);
  if (order.manner === 'dripping-bodies') setInterval(() => drip(' '), DRIP_MS);
  // By then a server has sent its immediate answers.
  await wait(DRIP_MS);
  tell();
}

function join({ port, manner, host }: CrowdOrder, index: number): Promise<void> {
  return new Promise((settle) => {
    const localAddress = `127.0.0.${2 + (index % SOURCES)}`;
    const socket = connect({ host: '127.0.0.1', port, localAddress });
    socket.once('connect', () => {
      open.add(socket);
      socket.write(openingOf(manner, host));
      if (manner === 'slow-readers') socket.pause();
      else socket.on('data', (chunk: Buffer) => note(chunk));
      settle();
    });
    socket.on('error', () => {
      if (!open.has(socket)) refused += 1;
      settle();
    });
    socket.once('close', () => {
      if (open.delete(socket)) ended += 1;
    });
  });
}

/** The bytes that each client sends when it connects. */
function openingOf(manner: Manner, host: string): string {
  const post = `POST /api/shopping-carts HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\ncontent-type: application/json\r\n`;
  switch (manner) {
    case 'idle':
      return '';
    case 'slow-headers':
      return `GET / HTTP/1.1\r\nhost: ${host}\r\nx-slow: `;
    case 'dripping-bodies':
      return `${post}content-length: 10000\r\n\r\n{`;
    case 'endless-bodies':
      return `${post}transfer-encoding: chunked\r\n\r\n1\r\n{\r\n`;
    case 'slow-readers':
      return `GET / HTTP/1.1\r\nhost: ${host}\r\n\r\n`.repeat(PAGES);
  }
}

function drip(byte: string): void {
  for (const socket of open) socket.write(byte);
}

function note(chunk: Buffer): void {
  const line = chunk.toString('latin1').split('\r\n', 1)[0] ?? '';
  const known = /^HTTP\/1\.1 \d+/.exec(line)?.[0];
  if (known) said[known] = (said[known] ?? 0) + 1;
}

function tell(): void {
  if (!asked) return;
  process.send?.({ connected: open.size, refused, ended, said } satisfies CrowdState);
}
