import type { Context } from 'hono';
import type { HostPage } from '../../host-pages/kit/page.ts';
import { ownPath } from '../../shared/rules/own-path.ts';
import type { EdgeEnv } from '../http/context.ts';

/**
 * The answer to a visit that is led on before the page is looked at: away from an address that
 * holds a secret, or from a page for visitors without an account; undefined for any other visit.
 */
export async function leadVisit(
  context: Context<EdgeEnv>,
  { secrets = [], guests }: HostPage,
): Promise<Response | undefined> {
  const { visitor, tenant } = context.get('scope');
  if (secrets.some((name) => context.req.query(name) !== undefined)) {
    const { pathname, searchParams: query } = new URL(context.req.url);
    for (const name of secrets) query.delete(name);
    return lead(context, pathname + (query.size > 0 ? `?${query}` : ''), tenant.base);
  }
  if (!guests || !visitor.hasSession || !(await visitor.identity())) return undefined;
  return lead(context, context.req.query('next'), tenant.base);
}

function lead(context: Context<EdgeEnv>, target: string | undefined, base: string): Response {
  context.header('cache-control', 'no-store');
  return context.redirect(ownPath(target, `${base}/`), 303);
}
