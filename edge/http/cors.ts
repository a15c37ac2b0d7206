import { createMiddleware } from 'hono/factory';
import type { EdgeEnv } from './context.ts';

/**
 * The unsafe calls that a partner's page may make: one prices a cart and changes nothing; the others
 * keep a cart under a code, and count what was put into it, for a page that the key names.
 */
const OF_PARTNERS = /\/api\/(?:shopping-carts\/orders|partners\/(?:handoffs|adds))$/;

/**
 * Reads with the same answer for everybody. A buyer's own data is read on the store's own pages
 * only.
 */
const PUBLIC_READS =
  /^\/api\/(?:store|public|published|catalogues|products-list-public|partners\/handoffs|openapi\.json|docs(?:\.md)?)(?:\/|$)/;

/** True for a call that any origin may make, since it reads public data and no cookie. */
export function isOpenToAll(method: string, path: string): boolean {
  return method === 'POST' && OF_PARTNERS.test(path);
}

function mayRead(method: string, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && PUBLIC_READS.test(path);
}

/**
 * Lets pages of other origins read the public API. Never with credentials: `*` and cookies exclude
 * each other, so such a page only sees public data.
 */
export const openReads = createMiddleware<EdgeEnv>(async (context, next) => {
  const { method, path } = context.req;
  if (method === 'OPTIONS') {
    const asked = context.req.header('access-control-request-method') ?? '';
    const allowed = mayRead(asked, path) || isOpenToAll(asked, path);
    context.set('route', 'cors.preflight');
    return new Response(null, {
      status: 204,
      headers: {
        'cache-control': 'no-store',
        ...(allowed
          ? {
              'access-control-allow-origin': '*',
              'access-control-allow-methods': asked,
              'access-control-allow-headers': 'content-type, idempotency-key, x-locale',
              'access-control-max-age': '600',
            }
          : {}),
      },
    });
  }
  await next();
  if (mayRead(method, path) || isOpenToAll(method, path)) {
    context.res.headers.set('access-control-allow-origin', '*');
  }
  return undefined;
});
