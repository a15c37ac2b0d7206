/** A browser on its way by a pass: it keeps cookies by host and follows redirects one at a time. */
import type { Platform } from '../platform/platform.ts';

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
  follow(step: Step): Promise<Step & { readonly status: number }>;
  /** Follows redirects until no more come, or as many as given. */
  walk(step: Step, steps?: number): Promise<Step & { readonly status: number }>;
  /** Asks for a page's text. */
  read(url: string): Promise<string>;
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
