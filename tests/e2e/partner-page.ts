/** A partner's page of another origin, with a key of moda that holds for it. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { signInAs } from './demo-person.ts';
import { demoShop } from './partners.ts';

/** The address of moda. */
export function storeAddress(): string {
  return `http://moda.localhost:${process.env['E2E_PORT']}`;
}

export class PartnerPage {
  readonly #server: Server;
  #body = '';

  constructor() {
    this.#server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end(this.#body);
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

  /** Shows elements on this page, by the store's loader. */
  shows(elements: string, key: string): void {
    this.#body = `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Blog</title>
      <script type="module" src="${storeAddress()}/embed/v1.js?key=${key}"></script><main><h1>Mi blog</h1>${elements}</main></html>`;
  }

  /** Shows HTML alone, as a server includes it. */
  includes(html: string): void {
    this.#body = `<!doctype html><html lang="es"><meta charset="utf-8"><title>Blog</title><main>${html}</main></html>`;
  }

  /** A new key for this page, made by the owner in a browser of its own. */
  async newKey(owner: Page, wishes: { readonly test?: boolean } = {}): Promise<string> {
    await signInAs(owner, 'lirio');
    const cookies = await owner.context().cookies(storeAddress());
    const made = await demoShop('moda').send(
      'POST',
      '/api/partners/keys',
      { partner: `Blog ${this.origin}`, origins: [this.origin], ...wishes },
      { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
    );
    expect(made.status, made.text).toBe(201);
    return (made.json() as { public_key: string }).public_key;
  }
}
