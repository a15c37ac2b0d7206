/** The product over TLS, as the platform serves it: a proxy on this machine ends TLS in front of it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfChanged } from '../../../edge/cli/build/build.ts';
import { DIST, ROOT } from '../../../edge/cli/paths.ts';
import { launch } from '../../support/launch.ts';
import { freePortPair } from '../../support/server.ts';

/** A site as a browser outside would find it on ports 80 and 443. */
export interface TlsSite {
  /** Where plain HTTP is answered, on 127.0.0.1. */
  readonly httpPort: number;
  readonly httpsPort: number;
  /** File of the certificate that is to be trusted. */
  readonly certificate: string;
  stop(): Promise<void>;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** What answers behind the proxy, and what is to be stopped with it. */
interface Behind {
  readonly https: Listener;
  readonly http: Listener;
  stop(): Promise<void>;
}

/** The product with its demo, for a card provider that is reached over TLS too. */
export async function startOverTls(host: string): Promise<TlsSite> {
  const stateDir = mkdtempSync(join(tmpdir(), 'multi-store-tls-'));
  const port = await freePortPair();
  await buildIfChanged({ root: ROOT, dist: DIST, dev: false });
  const server = launch({
    port,
    stateDir,
    build: DIST,
    log: join(ROOT, 'test-results/audit-headers.log'),
    env: { BEHIND_PROXY: 'true', PAYMENT_ORIGIN: 'https://pay.test' },
  });
  if (!(await server.ready)) throw new Error('the product did not start behind the proxy');
  return startSite(host, {
    https: (asked, response) => passOn(port, host, asked, response),
    // What the platform's "always use HTTPS" does.
    http: (asked, response) => {
      response.writeHead(301, { location: `https://${host}${asked.url}` }).end();
    },
    async stop() {
      await server.stop();
      rmSync(stateDir, { recursive: true, force: true });
    },
  });
}

/** One body under given headers, over both, without a redirect. */
export function startBareSite(
  host: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<TlsSite> {
  const listener: Listener = (_asked, response) => {
    response.writeHead(200, headers);
    response.end(body);
  };
  return startSite(host, { https: listener, http: listener, stop: async () => {} });
}

async function startSite(host: string, behind: Behind): Promise<TlsSite> {
  const folder = mkdtempSync(join(tmpdir(), 'multi-store-certificate-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const wanted = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const named = ['-days', '2', '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  execFileSync('openssl', ['req', ...wanted, ...named, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  });
  const secrets = { key: readFileSync(key), cert: readFileSync(certificate) };
  const servers = [createHttpServer(behind.http), createHttpsServer(secrets, behind.https)];
  const [httpPort = 0, httpsPort = 0] = await Promise.all(servers.map(listenAnywhere));
  return {
    httpPort,
    httpsPort,
    certificate,
    async stop() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
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

/** Asks the product with the whole address in the request line, as a proxy is asked. */
function passOn(
  port: number,
  host: string,
  asked: IncomingMessage,
  response: ServerResponse,
): void {
  const onward = request(
    {
      host: '127.0.0.1',
      port,
      method: asked.method,
      path: `https://${host}${asked.url}`,
      headers: { ...asked.headers, host },
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => response.destroy());
  asked.pipe(onward);
}
