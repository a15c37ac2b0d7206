import type { Context } from 'hono';
import type { HostPage, PageContext, PageView } from '../../host-pages/kit/page.ts';
import { failedView, notFoundView, shellOf } from '../../host-pages/index.ts';
import { pixelOrigins } from '../../host-pages/kit/pixel.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { within } from '../../shared/kernel/deadline.ts';
import { isUnchanged } from '../http/conditional.ts';
import type { EdgeEnv } from '../http/context.ts';
import { isDiskFull } from '../http/disk.ts';
import { LOCALE_VARIES_BY } from '../http/locale.ts';
import { permissionsPolicy } from '../http/secure.ts';
import { answerPacked } from '../http/packed.ts';
import { composePage, type Composed } from '../stitch/compose.ts';
import { contentSecurityPolicy } from '../stitch/csp.ts';
import type { Elsewhere, RemoteFragments } from '../stitch/remote/index.ts';
import { findPage, keepPage, keyText, type KeptPage } from '../stitch/page-cache.ts';
import { reloadScript } from '../stitch/reload-script.ts';
import { admit } from './admit.ts';
import { leadOn } from './lead-on.ts';
import { inItsLook } from './previewed-look.ts';
import { makePageContext, PRIMARY_MS, type PageInput } from './page-context.ts';

/** When a crawler may ask again for a page that failed. */
const RETRY_SECONDS = '5';

/** The options of a page besides its input. */
export interface PageOptions extends PageInput {
  /** Fragments on other origins; only pages that are the same for everybody may have them. */
  readonly remotes?: RemoteFragments;
}

/**
 * Answers a host page: from the cache where it is the same for everybody, else stitched now. A
 * visitor with a session gets a page of their own, which is never kept.
 */
export async function answerPage(
  context: Context<EdgeEnv>,
  asked: HostPage,
  store: StoreInfo,
  options: PageOptions,
): Promise<Response> {
  context.set('route', `page.${asked.name}`);
  const admitted = await admit(context, asked);
  if (admitted instanceof Response) return admitted;
  const scope = context.get('scope');
  const page = admitted.showsLook ? await inItsLook(scope, admitted, options.params) : admitted;
  const pageContext = makePageContext(context, page, store, options);
  const { remotes } = options;
  if (page.cached && scope.visitor.hasSession) {
    const made = await stitch(context, page, pageContext);
    return made instanceof Response ? made : send(context, made, 'private, no-cache');
  }
  const release = page.cached ? await remotes?.releaseFor(scope) : undefined;
  const elsewhere = release && remotes?.open(release, scope);
  if (!page.cached || scope.env.PAGE_CACHE === 'off') {
    const made = await stitch(context, page, pageContext, elsewhere);
    return made instanceof Response ? made : send(context, made, 'no-store');
  }
  const key = keyText({
    store: store.id,
    revision: store.revision,
    release: release?.revision ?? '',
    origin: scope.tenant.origin,
    base: scope.tenant.base,
    path: pageContext.path,
    query: pageContext.query.toString(),
    locale: `${pageContext.env.tag}@${pageContext.addressLocale}`,
    theme: pageContext.theme,
  });
  const now = scope.ports.clock.now();
  const kept = await findPage(key, now);
  if (kept) return send(context, kept, 'private, no-cache', 'hit');
  const whole = await stitch(context, page, pageContext, elsewhere);
  if (whole instanceof Response) return whole;
  const { storable, ...stitched } = whole;
  const made: KeptPage = { ...stitched, etag: await etagOf(stitched.body) };
  if (storable && !(await isDiskFull(scope.env, now))) scope.later(keepPage(key, made, now));
  return send(context, made, 'private, no-cache', 'miss');
}

interface Stitched extends Omit<KeptPage, 'etag'> {
  readonly storable: boolean;
}

/** A page put together; where it has none, the way to the page that its address leads to. */
async function stitch(
  context: Context<EdgeEnv>,
  page: HostPage,
  pageContext: PageContext,
  elsewhere?: Elsewhere,
): Promise<Stitched | Response> {
  const start = performance.now();
  const { env, cell } = context.get('scope');
  // The page and the shell start their reads in one turn, so that they travel together.
  const viewing = decide(page, pageContext);
  const shell = shellOf(pageContext, page.shell);
  const [view, person] = await Promise.all([viewing, pageContext.person]);
  const led = view.status === 404 ? await leadOn(context, page, pageContext) : undefined;
  if (led) return led;
  const waited = performance.now() - start;
  const reload = reloadScript(env.DEV_RELOAD_URL);
  const compose = (shown: PageView) =>
    composePage(pageContext, shown, shell(shown, person), reload, elsewhere);
  const whole = await compose(view);
  // A subject that cannot be shown is answered like one that could not be read.
  const composed = whole.subjectFailed ? await compose(failedView(pageContext)) : whole;
  const csp = await contentSecurityPolicy({
    styles: composed.styles,
    scripts: reload ? [reload] : [],
    frames: [
      ...(page.pays ? [new URL(env.PAYMENT_ORIGIN).origin] : []),
      ...(page.showsStore ? ["'self'"] : []),
    ],
    images: pixelOrigins(pageContext.store, view),
    leadsTo: view.leadsTo ?? [],
    framed: page.framed === true,
    connect: env.DEV_RELOAD_URL ? [env.DEV_RELOAD_URL] : [],
  });
  if (page.usesCamera) context.header('permissions-policy', permissionsPolicy({ camera: true }));
  context.header('server-timing', timing(waited, cell.cost.milliseconds, composed));
  return {
    status: composed.status,
    body: composed.body,
    csp,
    language: pageContext.env.tag,
    storable: composed.storable,
  };
}

/**
 * The page's view by its own subject. A subject that fails or is late gives the failed view, in the
 * store.
 */
async function decide(page: HostPage, pageContext: PageContext): Promise<PageView> {
  try {
    const viewing = page.view(pageContext);
    const view = viewing instanceof Promise ? await within(viewing, PRIMARY_MS) : viewing;
    return view.status === 404 ? notFoundView(pageContext) : view;
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    console.error(JSON.stringify({ level: 'error', page: page.name, error: message, stack }));
    return failedView(pageContext);
  }
}

/** Where a page's time went; workerd's clock only moves at I/O, so that computing shows as 0 there. */
function timing(waited: number, database: number, composed: Composed): string {
  const parts = {
    view: waited,
    db: database,
    render: composed.timing.render,
    compose: composed.timing.compose,
  };
  return Object.entries(parts)
    .map(([name, ms]) => `${name};dur=${ms.toFixed(1)}`)
    .join(', ');
}

async function etagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-1', body);
  return `W/"${btoa(String.fromCharCode(...new Uint8Array(digest))).slice(0, 20)}"`;
}

function send(
  context: Context<EdgeEnv>,
  page: Omit<KeptPage, 'etag'> & { readonly etag?: string },
  cacheControl: string,
  cache: 'hit' | 'miss' | 'off' = 'off',
): Response {
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=UTF-8',
    'content-language': page.language,
    'content-security-policy': page.csp,
    'cache-control': page.status >= 500 ? 'no-store' : cacheControl,
    ...(page.status >= 500 ? { 'retry-after': RETRY_SECONDS } : {}),
    'x-page-cache': cache,
    vary: `${LOCALE_VARIES_BY}, Accept-Encoding`,
  };
  if (page.etag !== undefined) headers['etag'] = page.etag;
  const unchanged =
    page.etag !== undefined && isUnchanged(context.req.header('if-none-match'), page.etag);
  if (unchanged) return context.body(null, 304, headers);
  const use = page.etag === undefined ? 'once' : 'kept';
  return answerPacked(context, page.body, page.status, headers, use);
}
