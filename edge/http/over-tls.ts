import { createMiddleware } from 'hono/factory';
import { readEnv } from '../env.ts';
import { isForwardedTls } from './caller.ts';
import type { EdgeEnv } from './context.ts';

/**
 * Gives a request that a trusted proxy took over TLS the address that its visitor sees. The store's
 * origin, the names of cookies and the check of a form's origin are made from that address.
 */
export const overTls = createMiddleware<EdgeEnv>(async (context, next) => {
  const { raw } = context.req;
  if (isForwardedTls(raw, readEnv(context.env).TRUSTED_PROXIES)) {
    context.req.raw = new Request(raw.url.replace(/^http:/, 'https:'), raw);
  }
  await next();
});
