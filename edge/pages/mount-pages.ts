import type { Context, Hono } from 'hono';
import { notFoundPage } from '../../host-pages/index.ts';
import type { HostPage } from '../../host-pages/kit/page.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { isLocale } from '../../shared/kernel/locale.ts';
import { attributePage, endAttribution } from '../attribution/attribution.ts';
import type { EdgeEnv } from '../http/context.ts';
import type { EndpointTable } from '../http/endpoint-table.ts';
import { answerFailure } from '../http/failure.ts';
import type { RemoteFragments } from '../stitch/remote/index.ts';
import { answerPage } from './answer-page.ts';
import { answerPageForm } from './forms/answer-page-form.ts';
import { leadVisit } from './lead-visit.ts';
import { pageCookies } from './page-cookies.ts';
import { keepLocale } from './preferences.ts';
import { withStore } from './with-store.ts';

/** The values that every page of a site is answered with. */
export interface Mounting {
  readonly endpoints: EndpointTable;
  readonly remotes: RemoteFragments;
}

/**
 * Mounts each page at its addresses with the forms that it declares, and the answer to any other
 * address.
 */
export function mountPages(
  site: Hono<EdgeEnv>,
  pages: readonly HostPage[],
  mounting: Mounting,
): void {
  for (const page of pages) {
    const answer = withStore((context, store) => visit(context, store, page, mounting));
    const post = withStore((context, store) => answerForm(context, store, page, mounting));
    for (const path of page.paths) {
      site.get(path, answer);
      if (page.forms) site.post(path, post);
      site.all(path, refuseMethod(page));
    }
  }
  site.get(
    '*',
    withStore((context, store) => visit(context, store, notFoundPage, mounting)),
  );
}

/** A page can only be read, and posted to where it has forms. */
function refuseMethod({ forms }: HostPage) {
  return (context: Context<EdgeEnv>): Response => {
    context.header('allow', forms ? 'GET, HEAD, POST' : 'GET, HEAD');
    return answerFailure(context, { code: 'method_not_allowed' });
  };
}

/** Answers a form of a page; where it is refused, by the page itself. */
function answerForm(
  context: Context<EdgeEnv>,
  store: StoreInfo,
  page: HostPage,
  { endpoints }: Mounting,
): Promise<Response> {
  return answerPageForm(context, { page, store, endpoints }, (form) =>
    answerPage(context, page, store, { params: context.req.param(), endpoints, form }),
  );
}

/**
 * Answers a page, and writes the cookies that belong to this visit and never to the cached page.
 */
async function visit(
  context: Context<EdgeEnv>,
  store: StoreInfo,
  page: HostPage,
  { endpoints, remotes }: Mounting,
): Promise<Response> {
  const led = await leadVisit(context, page);
  if (led) return led;
  const asked = context.req.query('lang');
  if (isLocale(asked)) keepLocale(context, asked);
  if (page.endsAttribution) endAttribution(context);
  else await attributePage(context, store);
  const params = context.req.param();
  page.visited?.(params, pageCookies(context));
  return answerPage(context, page, store, { params, endpoints, remotes });
}
