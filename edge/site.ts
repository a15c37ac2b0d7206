import { Hono } from 'hono';
import { mountEmbeds } from './embed/index.ts';
import type { Breaker } from './gateway/breaker.ts';
import {
  answerDocs,
  answerDocsText,
  answerOpenApi,
  answerServiceDocs,
} from './gateway/docs/index.ts';
import { gateway } from './gateway/gateway.ts';
import type { EdgeEnv } from './http/context.ts';
import { callsOf, endpointTable } from './http/endpoint-table.ts';
import { openReads } from './http/cors.ts';
import { answerFailure } from './http/failure.ts';
import { ownOriginOnly } from './http/origin.ts';
import { currentRevision } from './modules/store/index.ts';
import { answerManifest, answerOfflinePage, answerServiceWorker } from './offline/index.ts';
import { answerBlogFeed, BLOG_FEED } from './pages/blog-feed.ts';
import { answerRobots, answerSitemap } from './pages/crawlers.ts';
import { answerOutbox } from './pages/dev-outbox.ts';
import { joinAtSignIn, joinBeforeUse } from './pages/join-cart.ts';
import { mountFiles } from './pages/mount-files.ts';
import { mountMedia } from './pages/mount-media.ts';
import { mountOwnPosts } from './pages/mount-own-posts.ts';
import { mountPages } from './pages/mount-pages.ts';
import { answerStylesheet } from './pages/theme-stylesheet.ts';
import { answerPixel } from './pages/visit-pixel.ts';
import { withStore } from './pages/with-store.ts';
import { PIXEL_PATH } from '../host-pages/kit/pixel.ts';
import type { RemoteFragments } from './stitch/remote/index.ts';
import { jobKinds, wings } from './wings/index.ts';

const answered = wings.flatMap((wing) => wing.endpoints);
const pages = wings.flatMap((wing) => wing.pages);
const endpoints = endpointTable(answered);
/** The API is what the wings answer: no list of contracts is kept besides. */
const calls = callsOf(answered).map(({ contract }) => contract);
const services = [...new Set(calls.map(({ service }) => service))];

/** The method and the parts of the path, within a store, of each call that takes a file. */
const withFile = calls
  .filter(({ file }) => file !== null)
  .map(({ method, service, path }) => ({
    method: method.toUpperCase(),
    parts: `/api/${service}${path === '/' ? '' : path}`.split('/'),
  }));

/** True for the method and the path, within a store, of a call that takes a file. */
export function takesFile(method: string, path: string): boolean {
  const asked = path.split('/');
  return withFile.some(
    (call) =>
      call.method === method &&
      call.parts.length === asked.length &&
      // A parameter is any part.
      call.parts.every((part, index) => part.startsWith('{') || part === asked[index]),
  );
}

/** Mounts everything that a store's address leads to. */
export function makeSite(breaker: Breaker, remotes: RemoteFragments): Hono<EdgeEnv> {
  const site = new Hono<EdgeEnv>();
  site.use('/api/*', openReads);
  site.use(ownOriginOnly, joinAtSignIn);
  site.use('/shopping-cart', joinBeforeUse);
  site.get('/api/openapi.json', (context) => answerOpenApi(context, calls));
  site.get('/api/docs', (context) => answerDocs(context, calls));
  site.get('/api/docs.md', (context) => answerDocsText(context, calls));
  site.get('/api/docs/:service', (context) => answerServiceDocs(context, calls));
  site.route('/api', gateway(answered, breaker, currentRevision));

  mountMedia(site);
  mountEmbeds(site, endpoints, services);
  site.get('/theme/:name', withStore(answerStylesheet));
  site.get('/service-worker.js', withStore(answerServiceWorker));
  site.get('/manifest.webmanifest', withStore(answerManifest));
  site.get('/offline', withStore(answerOfflinePage));
  site.get('/robots.txt', answerRobots);
  site.get(PIXEL_PATH, withStore(answerPixel));
  site.get(
    '/sitemap.xml',
    withStore((context, store) => answerSitemap(context, store, pages)),
  );
  site.get(BLOG_FEED, withStore(answerBlogFeed));
  site.get('/dev/outbox', answerOutbox);
  mountFiles(site, jobKinds);
  mountOwnPosts(site);
  mountPages(site, pages, { endpoints, remotes });
  site.all('*', (context) => answerFailure(context, { code: 'not_found' }));
  return site;
}
