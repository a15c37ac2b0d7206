import type { Context } from 'hono';
import type { HostPage, PageContext } from '../../host-pages/kit/page.ts';
import { readRedirect } from '../../shared/contracts/page-addresses.ts';
import { withQuery } from '../../shared/rules/page-addresses.ts';
import type { EdgeEnv } from '../http/context.ts';

/**
 * Leads a visitor on who opened an address without a page, where it leads to another of the store;
 * undefined where it leads nowhere. One read, which no address with a page costs.
 */
export async function leadOn(
  context: Context<EdgeEnv>,
  page: HostPage,
  { path, read, env }: PageContext,
): Promise<Response | undefined> {
  if (page.needs !== undefined || context.req.method === 'POST') return undefined;
  const found = await read(readRedirect, { params: { path } });
  if (!found.ok || !found.value) return undefined;
  const { searchParams } = new URL(context.req.url);
  // An owner may take it back: a browser that kept it would go on without asking.
  context.header('cache-control', 'private, no-cache');
  return context.redirect(env.base + withQuery(found.value.leads_to, searchParams), 301);
}
