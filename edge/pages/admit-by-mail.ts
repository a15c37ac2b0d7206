import type { Context, MiddlewareHandler } from 'hono';
import type { EdgeEnv } from '../http/context.ts';
import { findBuyer, isMailKey, MAIL_KEY } from '../modules/orders/index.ts';

/**
 * A visit to a guest's purchase by the link of a mail: its key makes this browser the buyer's, and
 * leaves the address before the page is looked at. A key that does not count leaves it too.
 */
export const admitByMail: MiddlewareHandler<EdgeEnv> = async function admitByMail(context, next) {
  const key = context.req.query(MAIL_KEY);
  if (key === undefined) return next();
  context.set('route', 'orders.by-mail');
  await admit(context, key);
  const { pathname, searchParams: query } = new URL(context.req.url);
  query.delete(MAIL_KEY);
  context.header('cache-control', 'no-store');
  return context.redirect(pathname + (query.size > 0 ? `?${query}` : ''), 303);
};

/** An account's purchase stays behind its sign-in. */
async function admit(context: Context<EdgeEnv>, key: string): Promise<void> {
  const { cell, tenant, env, visitor, ports } = context.get('scope');
  const id = context.req.param('purchase') ?? '';
  const which = id.startsWith('or_') ? { order: id } : { checkout: id };
  const row = await cell.first(findBuyer(tenant.storeId, which));
  if (!row || row.email === null || row.account_id !== null) return;
  const of = { storeId: tenant.storeId, checkout: row.checkout_id, email: row.email };
  if (await isMailKey(env, of, key, ports.clock.now())) await visitor.noteBought(row.checkout_id);
}
