/** The product over TLS and HTTP/2, as the platform serves it, behind a proxy on this machine. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, request } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from '../../../edge/cli/build/build.ts';
import { DIST, ROOT } from '../../../edge/cli/paths.ts';
import { makeIdentity } from '../../support/identity.ts';
import { launch } from '../../support/launch.ts';
import { freePortPair } from '../../support/server.ts';

/** A site as an outside browser would find it on ports 80 and 443. */
export interface TlsSite {
  readonly host: string;
  /** The port of plain HTTP, on 127.0.0.1. */
  readonly httpPort: number;
  readonly httpsPort: number;
  /** File of the certificate to trust. */
  readonly certificate: string;
  stop(): Promise<void>;
}

type Listener = (
  request: IncomingMessage | Http2ServerRequest,
  response: ServerResponse | Http2ServerResponse,
) => void;

/** Headers of one HTTP/1.1 connection (RFC 9113, 8.2.2); no HTTP/2 answer may have them. */
const OF_A_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/** A proxy's word for its visitor: TLS, from this machine. */
const FORWARDED = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' };

/** The server behind the proxy, and how to stop it. */
interface Behind {
  readonly https: Listener;
  readonly http: Listener;
  stop(): Promise<void>;
}

/**
 * The product with its demo, for a card provider that is reached over TLS too.
 * @param name of its log
 */
export async function startOverTls(name: string, host: string): Promise<TlsSite> {
  const stateDir = mkdtempSync(join(tmpdir(), 'multi-store-tls-'));
  const port = await freePortPair();
  await buildIfChanged({ root: ROOT, dist: DIST, dev: false });
  const server = launch({
    port,
    stateDir,
    build: DIST,
    log: join(ROOT, `test-results/audit-${name}.log`),
    env: { PAYMENT_ORIGIN: 'https://pay.test' },
  });
  if (!(await server.ready)) throw new Error('the product did not start behind the proxy');
  return startSite(host, {
    https: (asked, response) => passOn(port, host, asked, response),
    // Redirects plain HTTP, as the platform's "always use HTTPS" does.
    http: (asked, response) => {
      begin(response, 301, { location: `https://${host}${asked.url}` });
      response.end();
    },
    async stop() {
      await server.stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
  });
}

/** Serves one body with given headers, over HTTP and TLS, without a redirect. */
export function startBareSite(
  host: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<TlsSite> {
  const listener: Listener = (_asked, response) => {
    begin(response, 200, headers);
    response.end(body);
  };
  return startSite(host, { https: listener, http: listener, stop: async () => {} });
}

async function startSite(host: string, behind: Behind): Promise<TlsSite> {
  const folder = mkdtempSync(join(tmpdir(), 'multi-store-certificate-'));
  const { key, certificate: cert } = makeIdentity(host);
  const certificate = join(folder, 'certificate.pem');
  writeFileSync(certificate, cert);
  const servers = [
    createHttpServer(behind.http),
    createSecureServer({ key, cert, allowHTTP1: true }, behind.https),
  ];
  const sockets = new Set<Socket>();
  for (const server of servers) {
    server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
  }
  const [httpPort = 0, httpsPort = 0] = await Promise.all(servers.map(listenAnywhere));
  return {
    host,
    httpPort,
    httpsPort,
    certificate,
    async stop() {
      for (const server of servers) server.close();
      for (const socket of sockets) socket.destroy();
      await behind.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listenAnywhere(server: Server): Promise<number> {
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle);
  });
  return (server.address() as AddressInfo).port;
}

/** Sends the product a request as a proxy that ends TLS does. */
function passOn(
  port: number,
  host: string,
  asked: IncomingMessage | Http2ServerRequest,
  response: ServerResponse | Http2ServerResponse,
): void {
  const own = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'));
  const onward = request(
    {
      host: '127.0.0.1',
      port,
      method: asked.method,
      path: asked.url,
      headers: { ...Object.fromEntries(own), host, ...FORWARDED },
    },
    (answer) => {
      begin(response, answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  asked.pipe(onward);
}

function begin(
  response: ServerResponse | Http2ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
): void {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !OF_A_CONNECTION.includes(name)) response.setHeader(name, value);
  }
}
