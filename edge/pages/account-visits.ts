import type { Context, Next } from 'hono';
import { ownPath } from '../../shared/rules/own-path.ts';
import { DROPPED_QUERY } from '../../shared/rules/proof-address.ts';
import type { EdgeEnv } from '../http/context.ts';

/**
 * Removes secrets from the address, unread: a password, and the field that says that a PIN is not
 * needed.
 */
export async function dropSecrets(
  context: Context<EdgeEnv>,
  next: Next,
): Promise<Response | undefined> {
  const { pathname, searchParams: query } = new URL(context.req.url);
  if (!DROPPED_QUERY.some((name) => query.has(name))) {
    await next();
    return undefined;
  }
  for (const name of DROPPED_QUERY) query.delete(name);
  const { base } = context.get('scope').tenant;
  const rest = query.size > 0 ? `?${query}` : '';
  context.header('cache-control', 'no-store');
  return context.redirect(ownPath(pathname + rest, `${base}/`), 303);
}

/** Leads a visitor who is signed in on from the sign-in page. */
export async function leadSignedIn(
  context: Context<EdgeEnv>,
  next: Next,
): Promise<Response | undefined> {
  const { visitor, tenant } = context.get('scope');
  if (!visitor.hasSession || !(await visitor.identity())) {
    await next();
    return undefined;
  }
  context.header('cache-control', 'no-store');
  return context.redirect(ownPath(context.req.query('next'), `${tenant.base}/`), 303);
}
