/**
 * HTTP as a browser or an attacker would write it: any host, any path, no redirect followed, no
 * address corrected.
 */
import { Agent, request } from 'node:http';
import { tellsSecret } from './secret-traces.ts';

/** Methods that are safe to repeat where it is unknown whether the server got the request. */
const SAFE = /^(?:GET|HEAD)$/;

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A value other than text or bytes is sent as JSON. */
  readonly body?: unknown;
  /** Sends the body without its length. */
  readonly chunked?: boolean;
  /** The address on this machine that the request comes from, for what is limited by address. */
  readonly from?: string;
}

export interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** `set-cookie` headers, one each. */
  readonly cookies: readonly string[];
  readonly text: string;
  /** The body as JSON; the caller says of which contract it is. */
  readonly json: () => unknown;
}

/**
 * Sends a request to the product on this machine.
 * @param host value of the Host header
 * @param path sent unchanged
 */
export function ask(
  port: number,
  host: string,
  path: string,
  asked: Asked = {},
): Promise<Answered> {
  const { method = 'GET', body, chunked = false, from } = asked;
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const bytes = body === undefined ? undefined : Buffer.from(isRaw ? body : JSON.stringify(body));
  const headers: Record<string, string> = {
    host,
    ...(body === undefined || isRaw ? {} : { 'content-type': 'application/json' }),
    ...(bytes === undefined || chunked ? {} : { 'content-length': String(bytes.byteLength) }),
    ...(chunked ? { 'transfer-encoding': 'chunked' } : {}),
    ...asked.headers,
  };
  return new Promise((settle, fail) => {
    const to = { host: '127.0.0.1', port, ...(from !== undefined && { localAddress: from }) };
    const call = request({ ...to, path, method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const { 'set-cookie': cookies = [], ...rest } = response.headers;
        if (tellsSecret(text)) return fail(new Error(`${path} tells a secret of the run`));
        settle({
          status: response.statusCode ?? 0,
          headers: rest as Record<string, string>,
          cookies,
          text,
          json: () => JSON.parse(text) as unknown,
        });
      });
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed a connection that had been idle too long, while this process was busy.
      const stale = call.reusedSocket && error.code === 'ECONNRESET' && SAFE.test(method);
      if (stale) settle(ask(port, host, path, asked));
      else fail(error);
    });
    call.end(bytes);
  });
}

/** A store as its visitors reach it. */
export interface Shop {
  readonly host: string;
  readonly origin: string;
  /** `/tienda/{slug}` for a store that is reached by path. */
  readonly prefix: string;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answered>;
  ask(path: string, asked?: Asked): Promise<Answered>;
  /** An unsafe call as the shop's own page makes it. */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answered>;
}

/**
 * A store by its host name, which gets the port.
 * @param from the address that its visitor calls from
 */
export function shopAt(port: number, name: string, prefix = '', from?: string): Shop {
  const host = `${name}:${port}`;
  const origin = `http://${host}`;
  const to = (path: string, asked?: Asked) =>
    ask(port, host, prefix + path, { ...asked, ...(from !== undefined && { from }) });
  return {
    host,
    origin,
    prefix,
    get: (path, headers = {}) => to(path, { headers }),
    ask: to,
    send: (method, path, body, headers = {}) =>
      to(path, { method, body, headers: { origin, ...headers } }),
  };
}
