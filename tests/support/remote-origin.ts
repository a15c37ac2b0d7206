/**
 * An origin that renders fragments for pages: correctly, or with the fault that its version names.
 */
import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { untilWritten } from './upstream.ts';

export const REMOTE_TEXT = 'Hecho en otra parte';
const STYLES = ':host{display:block}p{margin:0}';
const MODULE = "document.documentElement.setAttribute('data-remote','ran');";
const MEGABYTE = Buffer.alloc(1_000_000, 'x');

/** A request that it received. */
export interface RemoteRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

interface Asked {
  readonly element: string;
  readonly version: string;
  readonly instance: string;
}

type Behaviour = (response: ServerResponse, asked: Asked) => void | Promise<void>;

function body({ element, version, instance }: Asked, change: object = {}): string {
  const html = `<div data-root><p id="${instance}x">${REMOTE_TEXT}</p></div>`;
  return JSON.stringify({ element, version, html, styles: STYLES, ...change });
}

function json(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(text);
}

/** The behaviours of an origin towards a page, by the version that it is asked for. */
const BEHAVIOURS = {
  right: (response, asked) => json(response, body(asked)),
  late: () => undefined,
  throws: (response) => void response.writeHead(500).end('stack trace'),
  half(response, asked) {
    const text = body(asked);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
    response.write(text.slice(0, text.length / 2), () => response.destroy());
  },
  drips(response, asked) {
    response.writeHead(200, { 'content-type': 'application/json' }).write(body(asked).slice(0, 20));
  },
  async floods(response) {
    response.writeHead(200, { 'content-type': 'application/json' });
    for (let sent = 0; sent < 200 && !response.destroyed; sent += 1) {
      await untilWritten(response, MEGABYTE);
    }
    response.end();
  },
  redirects(response) {
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
  },
  'is-html'(response) {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${REMOTE_TEXT}</p>`);
  },
  'is-unwell'(response, asked) {
    response.writeHead(503, { 'content-type': 'application/json' }).end(body(asked));
  },
  'is-other-json'(response, asked) {
    response.writeHead(200, { 'content-type': 'x-application/json' }).end(body(asked));
  },
  'is-broken': (response) => json(response, '{"element":'),
  'is-another': (response, asked) => json(response, body(asked, { element: 'shop-nav' })),
  'is-newer': (response, asked) => json(response, body(asked, { version: 'newer' })),
  'has-other-styles': (response, asked) => json(response, body(asked, { styles: 'p{color:red}' })),
  'breaks-out': (response, asked) =>
    json(response, body(asked, { html: '</template><script>alert(1)</script>' })),
  'hangs-up': (response) => void response.destroy(),
} satisfies Record<string, Behaviour>;

export type RemoteVersion = keyof typeof BEHAVIOURS;
export const REMOTE_VERSIONS = Object.keys(BEHAVIOURS) as RemoteVersion[];

export interface RemoteOrigin {
  readonly origin: string;
  /** In the order of arrival. */
  readonly requests: readonly RemoteRequest[];
  /** The entry of a version in a registry document. */
  entry(version: RemoteVersion): object;
  stop(): void;
}

/** Starts an origin. */
export async function startRemoteOrigin(): Promise<RemoteOrigin> {
  const requests: RemoteRequest[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/module.js') {
      response.writeHead(200, {
        'content-type': 'text/javascript',
        'access-control-allow-origin': '*',
      });
      response.end(MODULE);
      return;
    }
    requests.push({ url, headers: request.headers });
    const given = (name: string) => url.searchParams.get(name) ?? '';
    const asked = {
      element: given('element'),
      version: given('version'),
      instance: given('instance'),
    };
    const behaviour = BEHAVIOURS[asked.version as RemoteVersion];
    if (url.pathname === '/render' && behaviour) void behaviour(response, asked);
    else response.writeHead(404).end();
  });
  await new Promise<void>((settle) => {
    server.listen(0, '127.0.0.1', settle);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    requests,
    entry: (version) => ({
      origin,
      version,
      styles: integrityOf(STYLES),
      module: { path: '/module.js', integrity: integrityOf(MODULE) },
    }),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function integrityOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
