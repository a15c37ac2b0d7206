import { stylesheet } from 'virtual:fragment-assets';
import type { Context } from 'hono';
import { notFound } from '../../fragments/shop/not-found/server.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import { readEnv } from '../env.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';
import { contentSecurityPolicy } from '../stitch/csp.ts';
import { originOf, readHost } from '../tenant/host.ts';

/**
 * The answer to an address that belongs to no store: the spec's words with status 404, as a page
 * or, for a call, as JSON. Nothing of the address stands in it; its link leads to the platform's
 * own page.
 */
export async function answerUnknownStore(context: Context<EdgeEnv>): Promise<Response> {
  const { method, path } = context.req;
  if (path.startsWith('/api/') || (method !== 'GET' && method !== 'HEAD')) {
    return answerFailure(context, { code: 'store_not_found' });
  }
  const locale = context.get('locale');
  const tag = context.get('tag');
  const env = { locale, tag, base: '', store: '', currency: 'MXN', country: 'MX' };
  const body = notFound.render(
    { env, what: 'store', homeUrl: platformUrl(context) },
    { locale, instance: 'f1-', moduleUrl: '' },
  );
  const html =
    `<!doctype html><html lang="${tag}" data-theme="auto"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${messageFor({ code: 'store_not_found' }, tag)}</title>` +
    `<meta name="robots" content="noindex"><link rel="stylesheet" href="${stylesheet}"></head>` +
    `<body><main id="main"><div class="wrap section">${body}</div></main></body></html>`;
  return context.html(html, 404, {
    'cache-control': 'no-store',
    'content-language': tag,
    'content-security-policy': await contentSecurityPolicy({
      styles: new Set([notFound.styles]),
      frames: [],
      connect: [],
    }),
  });
}

/**
 * The root store's page; null where the request's port is not served, or the request is for that
 * page.
 */
function platformUrl(context: Context<EdgeEnv>): string | null {
  const { PLATFORM_DOMAIN: name, PUBLIC_PORTS: ports } = readEnv(context.env);
  const { url } = context.req;
  const host = readHost(context.req.header('host'));
  if (!host || host.name === name || !URL.canParse(url)) return null;
  const origin = originOf({ name, port: host.port }, new URL(url).protocol, ports);
  return origin === undefined ? null : `${origin}/`;
}
