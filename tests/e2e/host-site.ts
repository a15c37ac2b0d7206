/** Pages of another origin that do what pages do, each with elements of moda. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type Page } from '@playwright/test';
import { signInAs } from './demo-person.ts';
import { demoShop } from './partners.ts';
import { storeAddress } from './partner-page.ts';

/** A page around the elements. */
export interface Host {
  /** In the head, before the loader. */
  readonly head?: string;
  /** Attributes of the root. */
  readonly html?: string;
  readonly body?: string;
  readonly csp?: string;
  /** Whether the page loads no loader by itself. */
  readonly isBare?: boolean;
}

/** The pages of the list, by what they do. */
export function hostileHosts(): Record<string, Host> {
  const store = storeAddress();
  return {
    'a strict policy': {
      csp: `default-src 'none'; script-src ${store}; connect-src ${store}; img-src ${store}; style-src 'none'`,
    },
    'Trusted Types, with no policy allowed': {
      csp: `script-src ${store}; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
    'styles that undo everything': {
      head: '<style>* { all: unset !important }</style>',
    },
    'small root letters, from right to left': {
      html: 'dir="rtl"',
      head: '<style>html { font-size: 62.5% } * { box-sizing: content-box }</style>',
    },
    'a library that makes texts of lists, and a patched fetch': {
      head: `<script>
        Array.prototype.toJSON = function () { return String(this); };
        Object.prototype.mine = () => 1;
        const real = fetch;
        fetch = (...given) => String(given[0].url ?? given[0]).includes('/embed/') ? Promise.reject(new Error('mine')) : real(...given);
      </script>`,
    },
    'two loaders, one of them of another store': {
      head: `<script type="module" src="${store.replace('moda', 'casa')}/embed/v1.js"></script>`,
    },
  };
}

/** An origin whose pages hold elements with a key of its own. */
export class HostSite {
  readonly #server: Server;
  readonly #pages = new Map<string, Host>();
  key = '';

  constructor() {
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '', 'http://x');
      const {
        head = '',
        html = '',
        body = '',
        csp,
        isBare = false,
      } = this.#pages.get(decodeURIComponent(pathname.slice(1))) ?? {};
      const loader = `<script type="module" src="${storeAddress()}/embed/v1.js?key=${this.key}"></script>`;
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        ...(csp && { 'content-security-policy': csp }),
      });
      response.end(`<!doctype html><html lang="es" ${html}><head><meta charset="utf-8"><title>Blog</title>
        <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${isBare ? '' : loader}
        ${head}</head><body><h1>Mi blog</h1>${body}<p id="end">Fin</p></body></html>`);
    });
  }

  async listen(): Promise<void> {
    await new Promise<void>((settle) => {
      this.#server.listen(0, '127.0.0.1', settle);
    });
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get origin(): string {
    return `http://blog.localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Puts a page; gives its address. */
  put(name: string, host: Host): string {
    this.#pages.set(name, host);
    return `${this.origin}/${encodeURIComponent(name)}`;
  }

  /** Makes the key of the pages, as the owner of moda. */
  async makeKey(owner: Page): Promise<void> {
    await signInAs(owner, 'lirio');
    const cookies = await owner.context().cookies(storeAddress());
    const made = await demoShop('moda').send(
      'POST',
      '/api/partners/keys',
      { partner: `Blog ${this.origin}`, origins: [this.origin], per_minute: 6000 },
      { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    );
    this.key = (made.json() as { public_key: string }).public_key;
  }
}

/** The site of one file of tests, with a key: it stands before the first of them, and goes after the last. */
export function siteOfTests(): HostSite {
  const site = new HostSite();
  test.beforeAll(async ({ browser }) => {
    await site.listen();
    const owner = await browser.newContext();
    await site.makeKey(await owner.newPage());
    await owner.close();
  });
  test.afterAll(() => site.close());
  return site;
}

/** Collects what a page throws, and the warnings in its console. */
export function listen(page: Page): { readonly thrown: string[]; readonly told: string[] } {
  const thrown: string[] = [];
  const told: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  page.on('console', (message) => message.type() === 'warning' && told.push(message.text()));
  return { thrown, told };
}
