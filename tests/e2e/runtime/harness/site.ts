import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RenderContext } from '../../../../fragments/_runtime/server.ts';
import type { Built } from './build.ts';

export interface PageOptions {
  store?: string;
  loader?: boolean;
  /** Sends the content security policy of the product's pages. */
  strict?: boolean;
}

type Answer = string | string[] | object;

/**
 * A small origin: the pages that a test writes, and the built modules, which it can hold or fail.
 */
export class Site {
  readonly posts: string[] = [];
  readonly asked: string[] = [];
  readonly failing = new Set<string>();
  /** Path → how many requests for it are still to be lost; see `lose`. */
  readonly #lost = new Map<string, number>();
  readonly #pages = new Map<string, Answer>();
  readonly #gates = new Map<string, Promise<void>>();
  readonly #built: Built;
  readonly #server: Server;

  constructor(built: Built) {
    this.#built = built;
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Serves a document at a path; parts of an array go out 150 ms apart. An object goes out as JSON. */
  put(path: string, answer: Answer): string {
    this.#pages.set(path, answer);
    return this.origin + path;
  }

  /** Makes a module wait until the returned function is called. */
  hold(path: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gates.set(path, promise);
    return resolve;
  }

  /**
   * Loses the next `times` requests for a module, and then every request of a script element for
   * it. Some browsers never request a failed module again; here every browser behaves so.
   */
  lose(path: string, times = 1): void {
    this.#lost.set(path, times);
  }

  /** Paths of the files that a fixture's module imports, directly or not. */
  importsOf(name: string): string[] {
    const found = new Set([`/assets/${name}.js`]);
    for (const path of found) {
      const code = this.#built.modules.get(path) ?? '';
      for (const [, file] of code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) {
        found.add(`/assets/${file}`);
      }
    }
    return [...found].slice(1);
  }

  /** The HTML of a fixture fragment, as the edge would write it. */
  render(name: string, props: object = {}, context: Partial<RenderContext> = {}): string {
    const fragment = this.#built.fragments[name];
    if (!fragment) throw new Error(`no fixture ${name}`);
    return fragment.render(props, {
      locale: 'es',
      instance: `${name}-1`,
      moduleUrl: `/assets/${name}.js`,
      ...context,
    });
  }

  /** A whole document with the inline loader, as the edge would write it. */
  document(body: string, options: PageOptions = {}): string {
    const loader =
      options.loader === false ? '' : `<script type="module">${this.#built.loader}</script>`;
    return `<!doctype html><html lang="es" data-store="${options.store ?? 's1'}"><head>${options.strict ? this.#policy() : ''}<meta charset="utf-8"><title>t</title><link rel="icon" href="data:,"></head><body>${body}${loader}</body></html>`;
  }

  /** The policy that the product's pages set for their scripts. */
  #policy(): string {
    const hash = createHash('sha256').update(this.#built.loader).digest('base64');
    const policy = `script-src 'sha256-${hash}' 'strict-dynamic'; connect-src 'self'; object-src 'none'`;
    return `<meta http-equiv="content-security-policy" content="${policy}">`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url!, this.origin).pathname;
    this.asked.push(request.url!);
    await this.#gates.get(path);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('cache-control', 'no-store');
    if (request.method === 'POST') await this.#take(request, response, path);
    else if (this.failing.has(path) || this.#isLost(request, path)) response.writeHead(503).end();
    else await this.#get(response, path);
  }

  #isLost(request: IncomingMessage, path: string): boolean {
    const left = this.#lost.get(path);
    if (left === undefined) return false;
    this.#lost.set(path, left - 1);
    return left > 0 || request.headers['sec-fetch-dest'] === 'script';
  }

  async #take(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    this.posts.push(`${path} ${body}`);
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>posted</title>');
  }

  async #get(response: ServerResponse, path: string): Promise<void> {
    const module = this.#built.modules.get(path);
    const page = this.#pages.get(path);
    if (module !== undefined) response.setHeader('content-type', 'text/javascript').end(module);
    else if (typeof page === 'string') response.setHeader('content-type', 'text/html').end(page);
    else if (Array.isArray(page)) {
      response.setHeader('content-type', 'text/html');
      for (const part of page as string[]) {
        response.write(part);
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
      response.end();
    } else if (page)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(page));
    else response.writeHead(404).end();
  }
}
