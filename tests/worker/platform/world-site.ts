/** The site of a test's world, as far as some calls go: for uploads, which are no JSON. */
import { Hono } from 'hono';
import { Breaker } from '../../../edge/gateway/breaker.ts';
import { gateway } from '../../../edge/gateway/gateway.ts';
import type { EdgeEnv } from '../../../edge/http/context.ts';
import type { PageEndpoint } from '../../../edge/http/endpoint.ts';
import type { TestStore, World } from '../purchase/world.ts';

type Route = (site: Hono<EdgeEnv>) => void;

/**
 * Sends requests to a store as the visitor of a world.
 * @param routes mounts what is no call
 * @example const answer = await siteOf(world, store, returnEndpoints)('/api/orders/or_1/returns');
 */
export function siteOf(
  world: World,
  store: TestStore,
  endpoints: readonly PageEndpoint[],
  routes: Route = () => undefined,
) {
  const app = new Hono<EdgeEnv>({ strict: false });
  app.use(async (context, next) => {
    context.set('scope', world.scope(store));
    context.set('requestId', 'rq_test');
    context.set('locale', 'es');
    context.set('tag', 'es-MX');
    await next();
  });
  app.route(
    '/api',
    gateway(endpoints, new Breaker(world.clock), () => 1),
  );
  routes(app);
  return async (path: string, init: RequestInit = {}): Promise<Response> =>
    app.request(`http://${store.slug}.localhost${path}`, init);
}
