/** One keep-alive connection that sends the next request when the last is answered. */
import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';
const READ_BYTES = 256 * 1024;

export interface Answered {
  status: number;
  milliseconds: number;
  /** The beginning of the answer, for the message about a wrong one. */
  text: string;
}

/**
 * A client of our own over a bare socket: autocannon gives latencies in whole milliseconds, and
 * node:http takes more CPU for a request than the worker that is measured.
 * @param next the next request, or undefined at the end
 * @returns a promise that settles when the connection has ended
 */
export function drive(
  port: number,
  next: () => string | undefined,
  answered: (answer: Answered) => void,
): Promise<void> {
  return new Promise((settle, fail) => {
    let head = '';
    let status = 0;
    /** Bytes of the body still to come; below 0 while the head is read. */
    let left = -1;
    let start = 0;

    const socket: Socket = connect({
      host: '127.0.0.1',
      port,
      noDelay: true,
      onread: { buffer: Buffer.allocUnsafe(READ_BYTES), callback: read },
    });
    const send = () => {
      const request = next();
      if (request === undefined) {
        socket.destroy();
        settle();
        return;
      }
      head = '';
      left = -1;
      start = performance.now();
      socket.write(request);
    };

    function read(count: number, buffer: Uint8Array): boolean {
      if (left >= 0) left -= count;
      else {
        head += (buffer as Buffer).toString('latin1', 0, count);
        const end = head.indexOf(HEAD_END);
        if (end < 0) return true;
        const parsed = parseHead(head.slice(0, end));
        if (parsed === undefined) {
          socket.destroy(new Error(`an answer of unknown length: ${head.slice(0, 200)}`));
          return false;
        }
        ({ status } = parsed);
        left = parsed.length - (head.length - end - HEAD_END.length);
      }
      if (left > 0) return true;
      answered({ status, milliseconds: performance.now() - start, text: head });
      send();
      return true;
    }

    socket.once('connect', send);
    socket.once('error', fail);
    // The server closed it; a close from this side has settled the promise before.
    socket.once('close', () => fail(new Error('the server closed a connection')));
  });
}

/** Status and body length in an answer's head; undefined where it has no length. */
function parseHead(head: string): { status: number; length: number } | undefined {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  return length === undefined
    ? undefined
    : { status: Number(head.slice(9, 12)), length: Number(length) };
}
