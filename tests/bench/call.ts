/** One HTTP request: as an object, as text on the wire, and sent once. */
import { ask as visit } from '../support/visit.ts';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Reply {
  readonly status: number;
  readonly type: string;
  readonly requestId: string | undefined;
  /** The cookies that the answer sets. */
  readonly cookie: string | undefined;
  readonly body: string;
}

/** The request's text, as the load generator sends it. */
export function onTheWire({ method, path, headers, body = '' }: Call): string {
  const fields = { ...headers, ...(body && { 'content-length': String(Buffer.byteLength(body)) }) };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** Sends a call to 127.0.0.1 once, under the call's own Host header. */
export async function ask(port: number, { path, ...call }: Call): Promise<Reply> {
  const { status, headers, cookies, text } = await visit(
    port,
    call.headers['host'] ?? '',
    path,
    call,
  );
  return {
    status,
    type: headers['content-type'] ?? '',
    requestId: headers['x-request-id'],
    cookie: cookies[0],
    body: text,
  };
}
