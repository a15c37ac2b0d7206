/** Requests to a site over TLS, as from a visitor without script. */
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import type { TlsSite } from './tls.ts';

const CART_FORM = 'intent=add&sku=sk_ctpss2023-24&amount=2';

export interface Answer {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

interface Asked {
  readonly method?: string;
  readonly body?: string;
  readonly cookie?: string;
}

/** Requests a path of the site's own host; follows no redirect. */
export async function ask(site: TlsSite, path: string, asked: Asked = {}): Promise<Answer> {
  const { method = 'GET', body, cookie } = asked;
  const { host } = site;
  return new Promise((settle, fail) => {
    const call = request(
      {
        host: '127.0.0.1',
        port: site.httpsPort,
        servername: host,
        ca: readFileSync(site.certificate),
        path,
        method,
        agent: false,
        headers: {
          host,
          ...(cookie ? { cookie } : {}),
          ...(body === undefined
            ? {}
            : { origin: `https://${host}`, 'content-type': 'application/x-www-form-urlencoded' }),
        },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => settle({ path, headers: answer.headers }));
      },
    );
    call.on('error', fail);
    call.end(body);
  });
}

/** A checkout under way. */
export interface BegunCheckout {
  readonly path: string;
  /** `Cookie` header of the visitor with a filled cart. */
  readonly withCart: string;
  /** `Cookie` header of the same visitor, with the checkout. */
  readonly withCheckout: string;
  /** Every `Set-Cookie` of the visit. */
  readonly cookies: readonly string[];
}

/** A visit that leaves every sort of cookie, up to the checkout. */
export async function beginCheckout(site: TlsSite): Promise<BegunCheckout> {
  const visit = await ask(site, '/?lang=en&referral=ana&campaign=x&utm_source=y');
  const filled = await ask(site, '/shopping-cart', { method: 'POST', body: CART_FORM });
  const withCart = cookieHeader(filled);
  const begun = await ask(site, '/shopping-cart', {
    method: 'POST',
    body: 'intent=checkout',
    cookie: withCart,
  });
  const path = String(begun.headers['location'] ?? '');
  if (!path.startsWith('/checkout/co_')) throw new Error(`no checkout: ${path}`);
  return {
    path,
    withCart,
    withCheckout: `${withCart}; ${cookieHeader(begun)}`,
    cookies: [visit, filled, begun].flatMap(cookiesOf),
  };
}

/** The `Set-Cookie` headers of an answer. */
export function cookiesOf({ headers }: Answer): string[] {
  return [headers['set-cookie'] ?? []].flat();
}

function cookieHeader(answer: Answer): string {
  return cookiesOf(answer)
    .map((one) => one.split(';')[0])
    .join('; ');
}
