import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { RequestScope } from '../unit-of-work/scope.ts';
import type { EdgeEnv } from './context.ts';
import { ownOriginOnly } from './origin.ts';

/** Posts without an origin, as a provider's server does. */
async function post(path: string): Promise<number> {
  const app = new Hono<EdgeEnv>();
  app.use(async (context, next) => {
    context.set('scope', { tenant: { origin: 'https://lirio.example' } } as RequestScope);
    context.set('tag', 'es-MX');
    context.set('requestId', 'rq_test');
    context.set('locale', 'es');
    await next();
  });
  app.use(ownOriginOnly);
  app.all('*', (context) => context.text('let in'));
  return (await app.request(`https://lirio.example${path}`, { method: 'POST' })).status;
}

test.each([
  ['/api/payment/webhooks/str_card', 200],
  ['/api/courier/events/shippo', 200],
  ['/correos/avisos/ac_1.inbox.abc', 200],
  ['/correos/abc', 403],
  ['/api/courier/events/shippo/more', 403],
  ['/api/admin/suppliers/st_a/orders/or_1/label', 403],
])('a caller without an origin at %s: %i', async (path, status) => {
  expect(await post(path)).toBe(status);
});
