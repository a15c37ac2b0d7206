/**
 * A WebSocket as its bytes (RFC 6455): thousands of them cost little, and frames can be sent that no
 * browser would send.
 */
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const ACCEPT_SALT = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const HEAD_END = '\r\n\r\n';
/** Kinds of frames. */
const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
/** The mask of frames from here: the rules want one, not that it hides anything. */
const MASK = Buffer.alloc(4);

export interface Opening {
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An upgrade that was refused. */
export interface RefusedLine {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

export class Line {
  readonly #socket: Socket;
  #rest: Buffer = Buffer.alloc(0);
  #parts: Buffer[] = [];
  /** Called with each text that comes. */
  heard: (text: string) => void = () => undefined;
  /** The code by which the server closed it; 1006 where the connection ended without one. */
  readonly closed: Promise<number>;
  #code = 1006;

  constructor(socket: Socket, rest: Buffer) {
    this.#socket = socket;
    this.closed = new Promise((settle) => socket.once('close', () => settle(this.#code)));
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
    // Frames that came with the answer are read once the caller listens.
    setImmediate(() => this.#read(rest));
  }

  say(text: string): void {
    this.#socket.write(frameOf(TEXT, Buffer.from(text)));
  }

  sayBytes(bytes: Uint8Array): void {
    this.#socket.write(frameOf(BINARY, bytes));
  }

  /** Says the same text many times, in one piece. */
  sayOften(text: string, times: number): void {
    const one = frameOf(TEXT, Buffer.from(text));
    this.#socket.write(Buffer.concat(Array.from({ length: times }, () => one)));
  }

  /** Ends the connection without a word, as a cut line does. */
  cut(): void {
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    for (let frame = firstFrame(this.#rest); frame; frame = firstFrame(this.#rest)) {
      this.#rest = this.#rest.subarray(frame.end);
      if (frame.kind === CLOSE) {
        if (frame.body.length >= 2) this.#code = frame.body.readUInt16BE(0);
        this.#socket.end(frameOf(CLOSE, frame.body.subarray(0, 2)));
      } else if (frame.kind < CLOSE) {
        this.#parts.push(frame.body);
        if (!frame.isLast) continue;
        const text = Buffer.concat(this.#parts).toString();
        this.#parts = [];
        this.heard(text);
      }
    }
  }
}

/**
 * Opens a WebSocket on this machine.
 * @returns what the server answered where it refuses the upgrade
 * @throws where there is no connection
 */
export async function openLine({
  port,
  host,
  path,
  headers = {},
}: Opening): Promise<Line | RefusedLine> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true });
  await once(socket, 'connect');
  const key = randomBytes(16).toString('base64');
  const fields = Object.entries({
    host,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': key,
    ...headers,
  });
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.write(`GET ${path} HTTP/1.1\r\n${lines}\r\n`);
  const { head, rest } = await readHead(socket);
  const status = Number(head.slice(9, 12));
  if (status !== 101) {
    socket.destroy();
    return { status, retryAfter: /\r\nretry-after: *(\S+)/i.exec(head)?.[1] };
  }
  const accept = createHash('sha1')
    .update(key + ACCEPT_SALT)
    .digest('base64');
  if (!head.includes(accept)) throw new Error(`not a WebSocket's answer: ${head}`);
  return new Line(socket, rest);
}

/** Whether an opening was refused. */
export function isRefused(opened: Line | RefusedLine): opened is RefusedLine {
  return !(opened instanceof Line);
}

function readHead(socket: Socket): Promise<{ head: string; rest: Buffer }> {
  return new Promise((settle, fail) => {
    let read: Buffer = Buffer.alloc(0);
    const ended = () => fail(new Error('the server closed a connection'));
    const more = (chunk: Buffer) => {
      read = Buffer.concat([read, chunk]);
      const end = read.indexOf(HEAD_END);
      if (end < 0) return;
      socket.off('data', more).off('close', ended).off('error', fail);
      settle({ head: read.toString('latin1', 0, end + 2), rest: read.subarray(end + 4) });
    };
    socket.on('data', more).once('close', ended).once('error', fail);
  });
}

function frameOf(kind: number, body: Uint8Array): Buffer {
  const { length } = body;
  const long = length > 0xffff ? 8 : length > 125 ? 2 : 0;
  const head = Buffer.alloc(2 + long);
  head[0] = 0x80 | kind;
  head[1] = 0x80 | (long === 8 ? 127 : long === 2 ? 126 : length);
  if (long === 8) head.writeBigUInt64BE(BigInt(length), 2);
  if (long === 2) head.writeUInt16BE(length, 2);
  return Buffer.concat([head, MASK, body]);
}

interface Frame {
  readonly kind: number;
  readonly isLast: boolean;
  readonly body: Buffer;
  /** Where the next one begins. */
  readonly end: number;
}

/** The first whole frame of a server's bytes, which are not masked. */
function firstFrame(bytes: Buffer): Frame | undefined {
  const [first, second] = bytes;
  if (first === undefined || second === undefined) return undefined;
  const short = second & 0x7f;
  const start = short === 127 ? 10 : short === 126 ? 4 : 2;
  if (bytes.length < start) return undefined;
  const length =
    short === 127
      ? Number(bytes.readBigUInt64BE(2))
      : short === 126
        ? bytes.readUInt16BE(2)
        : short;
  const end = start + length;
  if (bytes.length < end) return undefined;
  return {
    kind: first & 0x0f,
    isLast: (first & 0x80) !== 0,
    body: bytes.subarray(start, end),
    end,
  };
}
