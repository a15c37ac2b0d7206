/** HTTP/1.1 by hand: any bytes go out, and the answer is kept as bytes too. */
import { connect, type Socket } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');
/** An answer that takes longer than this counts as none. */
const ANSWER_MS = 30_000;

export interface RawAnswer {
  /** The status; 0 where the server closed the connection without an answer. */
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** A keep-alive connection that is opened again after the server closes it. */
export class RawConnection {
  readonly #port: number;
  #socket: Socket | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /**
   * Sends a request, valid or not, and reads one answer.
   * @param bytes the whole request; text is sent as UTF-8
   * @throws when no answer ends within half a minute
   */
  async send(bytes: string | Uint8Array): Promise<RawAnswer> {
    const answer = await this.#once(bytes);
    // The server may have closed a kept connection before this request reached it.
    return answer.status === 0 && answer.reused ? this.#once(bytes) : answer;
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #once(bytes: string | Uint8Array): Promise<RawAnswer & { readonly reused: boolean }> {
    const reused = this.#socket !== undefined;
    const socket = (this.#socket ??= this.#open());
    return new Promise((settle, fail) => {
      const reader = new AnswerReader();
      const timer = setTimeout(() => end(new Error('no whole answer in time')), ANSWER_MS);
      const end = (error?: Error) => {
        clearTimeout(timer);
        socket.removeAllListeners();
        socket.on('error', () => undefined);
        const closed = reader.closes || !reader.done;
        if (closed || error) this.close();
        // The server may close the connection between two requests.
        else socket.once('close', () => this.#forget(socket));
        if (error) fail(error);
        else settle({ ...reader.answer(), reused });
      };
      socket.on('data', (chunk: Buffer) => {
        reader.take(chunk);
        if (reader.done) end();
      });
      socket.once('error', () => end());
      socket.once('close', () => end());
      socket.write(bytes);
    });
  }

  #open(): Socket {
    return connect({ host: '127.0.0.1', port: this.#port, noDelay: true });
  }

  #forget(socket: Socket): void {
    if (this.#socket === socket) this.#socket = undefined;
  }
}

/** Builds an answer from the bytes that a socket gives. */
class AnswerReader {
  #bytes: Buffer = Buffer.alloc(0);
  #head: string | undefined;
  #length: number | 'chunked' | 'to the end' = 'to the end';
  done = false;

  get closes(): boolean {
    return this.#head === undefined || /\r\nconnection: *close/i.test(this.#head);
  }

  take(chunk: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
    if (this.#head === undefined) {
      const end = this.#bytes.indexOf(HEAD_END);
      if (end < 0) return;
      this.#head = this.#bytes.toString('latin1', 0, end);
      this.#bytes = this.#bytes.subarray(end + HEAD_END.length);
      this.#length = lengthOf(this.#head);
    }
    if (typeof this.#length === 'number') this.done = this.#bytes.length >= this.#length;
    else if (this.#length === 'chunked') {
      this.done = this.#bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
    }
  }

  answer(): RawAnswer {
    const status = Number(this.#head?.slice(9, 12) ?? 0);
    const body = this.#length === 'chunked' ? joinChunks(this.#bytes) : this.#bytes;
    return { status, head: this.#head ?? '', body: body.toString() };
  }
}

function joinChunks(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const line = bytes.indexOf('\r\n', at);
    const size = line < 0 ? 0 : Number.parseInt(bytes.toString('latin1', at, line), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    parts.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
}

function lengthOf(head: string): number | 'chunked' | 'to the end' {
  if (/^HTTP\/1\.\d (?:204|304)/.test(head)) return 0;
  if (/\r\ntransfer-encoding: *chunked/i.test(head)) return 'chunked';
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  return length === undefined ? 'to the end' : Number(length);
}

/**
 * Sends every request over a number of connections.
 * @param answered gets the index of each request with its answer
 */
export async function sendAll(
  port: number,
  connections: number,
  count: number,
  request: (index: number) => string | Uint8Array,
  answered: (index: number, answer: RawAnswer) => void,
): Promise<void> {
  let next = 0;
  const work = async () => {
    const connection = new RawConnection(port);
    try {
      for (let index = next++; index < count; index = next++) {
        answered(index, await connection.send(request(index)));
      }
    } finally {
      connection.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(connections, count) }, work));
}
