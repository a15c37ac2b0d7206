import { Hono, type Context } from 'hono';
import { notFoundPage } from '../host-pages/index.ts';
import type { HostPage } from '../host-pages/kit/page.ts';
import { checkoutPage } from '../host-pages/pages/checkout.ts';
import type { StoreInfo } from '../shared/contracts/store.ts';
import { parseId } from '../shared/kernel/ids.ts';
import { isLocale } from '../shared/kernel/locale.ts';
import { attributePage, endAttribution } from './attribution/attribution.ts';
import { answerFragment, answerLoader } from './embed/embed.ts';
import type { Breaker } from './gateway/breaker.ts';
import { answerDocs, answerOpenApi } from './gateway/docs.ts';
import { gateway } from './gateway/gateway.ts';
import type { EdgeEnv } from './http/context.ts';
import { callsOf, endpointTable } from './http/endpoint-table.ts';
import { jobKinds } from './job-kinds.ts';
import { openReads } from './http/cors.ts';
import { answerFailure } from './http/failure.ts';
import { ownOriginOnly } from './http/origin.ts';
import { answerMedia } from './media/media.ts';
import { currentRevision, currentStore } from './modules/store/index.ts';
import { answerOfflinePage, answerServiceWorker } from './offline/index.ts';
import { dropSecrets, leadSignedIn } from './pages/account-visits.ts';
import { answerPage } from './pages/answer-page.ts';
import { answerOutbox } from './pages/dev-outbox.ts';
import {
  accountForms,
  answerCartForm,
  answerCheckoutStartForm,
  answerPageForm,
  answerPaymentReturnForm,
  answerPlaceOrderForm,
  joinAtSignIn,
  joinBeforeUse,
  keepCheckout,
} from './pages/forms/index.ts';
import { answerRobots, answerSitemap } from './pages/crawlers.ts';
import { answerJobFile } from './pages/job-file.ts';
import { answerPreferences, keepLocale } from './pages/preferences.ts';
import { answerStylesheet } from './pages/theme-stylesheet.ts';
import type { RemoteFragments } from './stitch/remote/index.ts';
import { wings } from './wings/index.ts';

const endpoints = wings.flatMap((wing) => wing.endpoints);
const pages = wings.flatMap((wing) => wing.pages);
const table = endpointTable(endpoints);
/** The API is what the wings answer: no list of contracts is kept besides. */
const calls = callsOf(endpoints).map(({ contract }) => contract);

/** Everything that a store's address leads to. */
export function makeSite(breaker: Breaker, remotes: RemoteFragments): Hono<EdgeEnv> {
  const site = new Hono<EdgeEnv>();
  site.use('/api/*', openReads);
  site.use(ownOriginOnly, joinAtSignIn);
  for (const path of ['/cart', '/checkout', '/shopping-cart']) site.use(path, joinBeforeUse);
  site.get('/api/openapi.json', (context) => answerOpenApi(context, calls));
  site.get('/api/docs', (context) => answerDocs(context, calls));
  site.route('/api', gateway(endpoints, breaker, currentRevision));

  site.get('/media/*', answerMedia);
  site.get('/embed/v1.js', answerLoader);
  site.get('/embed/fragment/:element', withStore(answerFragment));
  site.get('/theme/:name', withStore(answerStylesheet));
  site.get('/service-worker.js', withStore(answerServiceWorker));
  site.get('/offline', withStore(answerOfflinePage));
  site.get('/robots.txt', answerRobots);
  site.get(
    '/sitemap.xml',
    withStore((context, store) => answerSitemap(context, store, pages)),
  );
  site.get('/dev/outbox', answerOutbox);
  site.get('/admin/trabajos/:job/archivo', answerJobFile(jobKinds));
  site.post('/preferences', answerPreferences);
  site.post('/cart', answerCartForm);
  site.post('/checkout', answerCheckoutStartForm);
  site.post('/checkout/:checkout/return', answerPaymentReturnForm);
  site.post(
    '/checkout/:checkout',
    withStore((context, store) =>
      answerPlaceOrderForm(context, (form) =>
        answerPage(context, checkoutPage, store, {
          params: context.req.param(),
          endpoints: table,
          form,
        }),
      ),
    ),
  );
  for (const { path, page, answer } of accountForms) {
    site.post(
      path,
      withStore((context, store) =>
        answer(context, (form) =>
          answerPage(context, page, store, { params: {}, endpoints: table, form }),
        ),
      ),
    );
  }
  site.get('/register/activate', dropSecrets);
  site.get('/login', leadSignedIn).get('/register', leadSignedIn);
  for (const page of pages) {
    const answer = withStore((context, store) => visit(context, store, page, remotes));
    const post = withStore((context, store) => answerForm(context, store, page));
    for (const path of page.paths) {
      site.get(path, answer);
      if (page.forms) site.post(path, post);
      site.all(path, refuseMethod(page));
    }
  }
  site.get(
    '*',
    withStore((context, store) => visit(context, store, notFoundPage, remotes)),
  );
  site.all('*', (context) => answerFailure(context, { code: 'not_found' }));
  return site;
}

/** A page can only be read, and posted to where it has forms. */
function refuseMethod({ forms }: HostPage) {
  return (context: Context<EdgeEnv>): Response => {
    context.header('allow', forms ? 'GET, HEAD, POST' : 'GET, HEAD');
    return answerFailure(context, { code: 'method_not_allowed' });
  };
}

type StoreHandler = (context: Context<EdgeEnv>, store: StoreInfo) => Response | Promise<Response>;

/** Gives a handler the tenant's store, from memory where it is known. */
function withStore(handle: StoreHandler) {
  return async (context: Context<EdgeEnv>): Promise<Response> => {
    const store = await currentStore(context.get('scope'));
    return store ? handle(context, store) : answerFailure(context, { code: 'store_not_found' });
  };
}

/** Answers a form of a page; where it is refused, by the page itself. */
function answerForm(
  context: Context<EdgeEnv>,
  store: StoreInfo,
  page: HostPage,
): Promise<Response> {
  return answerPageForm(context, page, table, (form) =>
    answerPage(context, page, store, { params: context.req.param(), endpoints: table, form }),
  );
}

/** Answers a page, and writes the cookies that belong to this visit and never to the cached page. */
async function visit(
  context: Context<EdgeEnv>,
  store: StoreInfo,
  page: HostPage,
  remotes: RemoteFragments,
): Promise<Response> {
  const asked = context.req.query('lang');
  if (isLocale(asked)) keepLocale(context, asked);
  if (page.endsAttribution) endAttribution(context);
  else await attributePage(context, store);
  const checkout = parseId('checkout', context.req.param('checkout') ?? '');
  if (checkout && page === checkoutPage) keepCheckout(context, checkout);
  return answerPage(context, page, store, {
    params: context.req.param(),
    endpoints: table,
    remotes,
  });
}
