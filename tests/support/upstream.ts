/** An external service that misbehaves in the way that its path names. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Services that the contract tests' product sends to this upstream. None of them is built, so no
 * other test needs them. Each has its own circuit breaker.
 */
const UPSTREAM_SERVICES = ['marketing', 'loyalty', 'helpdesk', 'campaigns'] as const;
/** Signs the identity header of the contract tests' product. */
export const IDENTITY_SECRET = 'identity-secret-of-the-contract-tests';

const MEGABYTE = Buffer.alloc(1_000_000, 'x');

/** The request that it received, returned as JSON. */
export interface Echo {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

const BEHAVIOURS: Readonly<Record<string, Behaviour>> = {
  async echo(request, response) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method, url, headers } = request;
    const body = Buffer.concat(chunks).toString();
    response.writeHead(200, {
      'content-type': 'application/json',
      'set-cookie': 'session=stolen',
      'access-control-allow-origin': 'https://evil.example',
      'content-security-policy': 'default-src *',
      'x-internal': 'secret',
      etag: '"upstream"',
    });
    response.end(JSON.stringify({ method, url, headers, body }));
  },
  refusal(_request, response) {
    response.writeHead(422, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
    response.end('{"code":"its_own"}');
  },
  empty: (_request, response) => void response.writeHead(204).end(),
  error: (_request, response) => void response.writeHead(500).end('stack trace'),
  redirect(_request, response) {
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
  },
  // Neither ends: the caller has to give up.
  silence: () => undefined,
  drip(_request, response) {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  },
  async flood(_request, response) {
    response.writeHead(200, { 'content-type': 'application/json' });
    for (let sent = 0; sent < 8 && !response.destroyed; sent += 1) {
      await untilWritten(response, MEGABYTE);
    }
    response.end();
  },
  huge(_request, response) {
    response.writeHead(200, { 'content-length': String(6 * MEGABYTE.byteLength) });
    response.end(Buffer.concat(Array.from({ length: 6 }, () => MEGABYTE)));
  },
  half(_request, response) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"half":', () => response.destroy());
  },
  async deluge(_request, response) {
    response.writeHead(200, { 'content-type': 'application/json' });
    for (let sent = 0; sent < 200 && !response.destroyed; sent += 1) {
      await untilWritten(response, MEGABYTE);
    }
    response.end();
  },
  hangup: (request) => void request.socket.destroy(),
};

/** Writes as fast as the client reads, and no faster; also resolves when the client has gone. */
export function untilWritten(response: ServerResponse, chunk: Buffer): Promise<void> {
  return new Promise((settle) => {
    const done = () => {
      response.off('close', done);
      settle();
    };
    response.once('close', done);
    response.write(chunk, done);
  });
}

/** Starts the service; the second segment of an address names the behaviour. */
export async function startUpstream(wanted = 0): Promise<{ port: number; stop: () => void }> {
  const server = createServer((request, response) => {
    const name = request.url?.split(/[/?]/)[2] ?? '';
    const behaviour = BEHAVIOURS[name];
    if (behaviour) void behaviour(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((settle) => {
    server.listen(wanted, '127.0.0.1', settle);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The variables of a product that uses it. */
export function upstreamVariables(port: number): Record<string, string> {
  const origins = UPSTREAM_SERVICES.map((service) => [service, `http://127.0.0.1:${port}`]);
  return { UPSTREAMS: JSON.stringify(Object.fromEntries(origins)), IDENTITY_SECRET };
}
