import { createMiddleware } from 'hono/factory';
import type { EdgeEnv } from './context.ts';
import { isOpenToAll } from './cors.ts';
import { answerFailure } from './failure.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Calls of providers: they prove themselves by a signature, or have the platform ask the provider and no more. */
const PROVIDERS = /\/api\/(?:payment\/webhooks|courier\/events)\/[a-z_]+$/;

/**
 * The entry of an owner who comes from another host of the platform: it signs nobody in before that host
 * has said that the browser is the owner's (decision 0040).
 */
const ENTRY = /^\/asistentes\/entrar$/;

/** A mail program's one click (RFC 8058): it brings no cookie, and its token proves the account and the app. */
const ONE_CLICK = /\/correos\/avisos\/[\w.-]+$/;

/**
 * Refuses an unsafe method, JSON included, that does not come from the tenant's own origin. A
 * browser names the origin of a request in `Origin`, or, where it leaves that out, in
 * `Sec-Fetch-Site`. A caller with neither header is no browser and brings no visitor's cookies, but
 * is refused all the same: deny by default.
 */
export const ownOriginOnly = createMiddleware<EdgeEnv>(async (context, next) => {
  const { method, path } = context.req;
  const isOpen = [PROVIDERS, ENTRY, ONE_CLICK].some((one) => one.test(path));
  if (SAFE.has(method) || isOpen || isOpenToAll(method, path)) return next();
  const origin = context.req.header('origin');
  const own = context.get('scope').tenant.origin;
  if (origin === own) return next();
  if (origin === undefined && context.req.header('sec-fetch-site') === 'same-origin') return next();
  return answerFailure(context, { code: 'origin_refused' });
});
