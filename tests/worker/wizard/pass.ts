/** An owner's browser on its way by a pass: it keeps cookies by host and follows redirects one at a time. */
import { env } from 'cloudflare:workers';
import { expect } from 'vitest';
import { openAccount, signIn } from '../platform/people.ts';
import type { Platform } from '../platform/platform.ts';
import { callerOf } from '../staff/caller.ts';

export const ROOT = 'http://raiz.localhost';
export const WIZARD = `${ROOT}/asistentes/emprendedores`;

/** A request that a browser is about to make. */
export interface Step {
  readonly method: 'GET' | 'POST' | 'HEAD';
  readonly url: string;
  readonly body?: string | undefined;
  readonly origin?: string | undefined;
}

export interface Browser {
  readonly cookies: Map<string, Map<string, string>>;
  /** Makes a request, and gives the one that its answer leads to. */
  readonly follow: (step: Step) => Promise<Step & { readonly status: number }>;
  /** Follows redirects until no more come, or as many as given. */
  readonly walk: (step: Step, steps?: number) => Promise<Step & { readonly status: number }>;
  /** Asks for a page's text. */
  readonly read: (url: string) => Promise<string>;
}

export function openBrowser(platform: Platform): Browser {
  const cookies = new Map<string, Map<string, string>>();
  const jar = (url: string) => {
    const { hostname } = new URL(url);
    const found = cookies.get(hostname) ?? new Map<string, string>();
    cookies.set(hostname, found);
    return found;
  };
  async function ask({ method, url, body, origin }: Step): Promise<Response> {
    const own = jar(url);
    const cookie = [...own].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await platform.ask(url, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(origin && { origin }),
        ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== undefined && { body }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) own.delete(name);
      else own.set(name, value);
    }
    return answer;
  }
  async function follow(step: Step): Promise<Step & { readonly status: number }> {
    const { status, headers } = await ask(step);
    const location = headers.get('location');
    const url = location === null ? step.url : new URL(location, step.url).href;
    // 307 repeats the request; a browser that leaves an origin names none from then on.
    const again = status === 307 ? { method: step.method, body: step.body, origin: 'null' } : {};
    return { method: 'GET', url, status, ...again };
  }
  return {
    cookies,
    follow,
    read: async (url) => (await ask({ method: 'GET', url })).text(),
    async walk(step, steps = 5) {
      let at: Step & { readonly status: number } = { ...step, status: 0 };
      for (let taken = 0; taken < steps; taken += 1) {
        at = await follow(at);
        if (at.status < 300 || at.status >= 400) break;
      }
      return at;
    },
  };
}

let made = 0;
export interface Owner {
  readonly browser: Browser;
  readonly account: string;
  readonly slug: string;
  readonly store: string;
  /** A pass of the wizard's page, fresh each time. */
  readonly offer: () => Promise<string>;
  /** The press of the form with a pass. */
  readonly press: (pass: string, next?: string) => Step;
}

/** An account that has just opened its store, in its browser at the network's root. */
export async function newOwner(platform: Platform): Promise<Owner> {
  made += 1;
  const name = `duena${made}`;
  const slug = `puesto${made}`;
  await openAccount(name);
  const cookie = await signIn(name, 'raiz.localhost');
  const call = callerOf(platform, 'raiz', cookie);
  const opened = await call('POST', '/affiliate/raiz:raiz/affiliate/store', { slug, name: slug });
  expect(opened.status).toBe(201);
  const browser = openBrowser(platform);
  browser.cookies.set('raiz.localhost', new Map([cookie.split('=') as [string, string]]));
  return {
    browser,
    account: `ac_${name}`,
    slug,
    store: `http://${slug}.localhost`,
    offer: () => offerTo(browser),
    press: (pass, next = '/') => ({
      method: 'POST',
      url: `${ROOT}/asistentes/pase`,
      body: new URLSearchParams({ pass, next }).toString(),
      origin: ROOT,
    }),
  };
}

async function offerTo(browser: Browser): Promise<string> {
  const [, pass] = /name="pass" value="([^"]+)"/.exec(await browser.read(WIZARD)) ?? [];
  return pass ?? expect.fail('the page offers no pass');
}

/** Whether a browser has a session at a store's own host. */
export const entered = (browser: Browser, slug: string) =>
  browser.cookies.get(`${slug}.localhost`)?.has('session') ?? false;
/** The sessions of a store's own host. */
export const sessionsAt = async (slug: string) =>
  (
    await env.DIRECTORY.prepare('SELECT * FROM session WHERE host = ?')
      .bind(`${slug}.localhost`)
      .all()
  ).results;
