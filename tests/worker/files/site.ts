/** The part of a store's site that hands files over, and the account that attaches them. */
import { Hono } from 'hono';
import { fileEndpoints } from '../../../edge/flows/files/endpoints.ts';
import { Breaker } from '../../../edge/gateway/breaker.ts';
import { gateway } from '../../../edge/gateway/gateway.ts';
import type { EdgeEnv } from '../../../edge/http/context.ts';
import { answerOrderFile, leadToFile } from '../../../edge/pages/order-file.ts';
import type { Identity } from '../../../edge/unit-of-work/scope.ts';
import { keychainOf } from '../../../shared/rules/permissions.ts';
import { accountant } from '../orders/desk.ts';
import type { TestStore, World } from '../purchase/world.ts';

export const owner: Identity = {
  ...accountant,
  role: 'owner',
  keychain: keychainOf('owner', { store_type: 'other', is_proxy: false }),
};
/** The site of a world, as far as files go. */
export function site(world: World, of: TestStore) {
  const app = new Hono<EdgeEnv>({ strict: false });
  app.use(async (context, next) => {
    context.set('scope', world.scope(of));
    context.set('requestId', 'rq_test');
    context.set('locale', 'es');
    context.set('tag', 'es-MX');
    await next();
  });
  app.route(
    '/api',
    gateway([...fileEndpoints], new Breaker(world.clock), () => 1),
  );
  app.get('/mis-compras/:order/archivos/:file', leadToFile);
  app.get('/archivos/:order/:file/:token', answerOrderFile);
  return (path: string, init: RequestInit = {}) =>
    app.request(path.startsWith('http') ? path : `http://${of.slug}.localhost${path}`, init);
}
