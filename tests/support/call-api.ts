/** HTTP with any Host header, which fetch does not allow, over kept connections. */
import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Sends a request to the product at a port, for the store of a host. */
export function askHost(
  port: number,
  host: string,
  path: string,
  question: Question = {},
): Promise<Answer> {
  return new Promise((settle, fail) => {
    const call = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method: question.method ?? 'GET',
        headers: { host: `${host}:${port}`, ...question.headers },
      },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (body += chunk));
        response.on('end', () =>
          settle({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      },
    );
    call.on('error', (error: NodeJS.ErrnoException) => {
      // The server closed a connection that had been idle; a call under a key may be repeated.
      const stale = call.reusedSocket && error.code === 'ECONNRESET';
      if (stale && question.headers?.['idempotency-key'] !== undefined)
        settle(askHost(port, host, path, question));
      else fail(error);
    });
    call.end(question.body);
  });
}

/**
 * For `TRUSTED_PROXIES`: tests come from many addresses, by the header of a proxy on this machine.
 */
export const THIS_MACHINE = '127.0.0.1,::1';

/** A network address, by which limits count, that has not made a call yet. */
export function someAddress(): string {
  return ['10', ...crypto.getRandomValues(new Uint8Array(3))].join('.');
}

/**
 * Calls the API of a store as its own page does: JSON, its own origin, an idempotency key, each time from
 * another address.
 */
export async function callApi(
  port: number,
  host: string,
  method: string,
  path: string,
  body?: unknown,
  key: string = crypto.randomUUID(),
): Promise<{ status: number; json: unknown }> {
  const answer = await askHost(port, host, `/api${path}`, {
    method,
    headers: {
      origin: `http://${host}:${port}`,
      'idempotency-key': key,
      'x-forwarded-for': someAddress(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, json: JSON.parse(answer.body) as unknown };
}
