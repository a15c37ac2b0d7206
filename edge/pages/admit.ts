import type { Context } from 'hono';
import { failedView, forbiddenView } from '../../host-pages/index.ts';
import type { HostPage } from '../../host-pages/kit/page.ts';
import { within } from '../../shared/kernel/deadline.ts';
import { ownPath } from '../../shared/rules/own-path.ts';
import type { EdgeEnv } from '../http/context.ts';
import { refuse } from '../http/refuse.ts';
import { PRIMARY_MS } from './page-context.ts';

/**
 * Decides whether the visitor may see a page that needs an account. It is called before the page
 * reads anything.
 * @returns the page, the one that is shown in its place, or the way to sign in
 */
export async function admit(
  context: Context<EdgeEnv>,
  page: HostPage,
): Promise<HostPage | Response> {
  if (page.needs === undefined) return page;
  const { visitor, tenant } = context.get('scope');
  try {
    const refused = await within(refuse({ access: page.needs }, visitor), PRIMARY_MS);
    if (!refused) return page;
    if (refused.code !== 'login_required')
      return { ...plain(page), shell: 'shop', view: forbiddenView };
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    console.error(JSON.stringify({ level: 'error', where: 'session', error: message }));
    return { ...plain(page), view: failedView };
  }
  if (visitor.hasSession) {
    // The browser still has a session that is over: its cookie goes, so that it is told once.
    visitor.forget();
    visitor.tell('sessionEnded');
  }
  const { pathname, search } = new URL(context.req.url);
  const next = ownPath(pathname + search, `${tenant.base}/`);
  context.header('cache-control', 'no-store');
  return context.redirect(`${tenant.base}/login?next=${encodeURIComponent(next)}`, 303);
}

/** A page in the store as it is: only those who may see a page see what it tries out. */
function plain(page: HostPage): HostPage {
  const { dress: _dress, ...others } = page;
  return { ...others, framed: false };
}
