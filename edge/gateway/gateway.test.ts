import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from '../../shared/contracts/contract.ts';
import { fixedClock } from '../../shared/kernel/clock.ts';
import type { EdgeEnv } from '../http/context.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { Breaker } from './breaker.ts';
import { gateway } from './gateway.ts';

const common = {
  service: 'store',
  method: 'get',
  access: 'public',
  summary: { en: 'Reads', es: 'Lee' },
  answer: z.object({}),
} as const;
const params = z.object({ slug: z.string() });
const sample = { params: { slug: 'una' } };
const ending = { since: '2026-12-01', until: '2027-12-01', use: 'store.read-anew' };

/** An endpoint that says no to one store. */
const bound = (one: Endpoint['contract']): Endpoint => ({
  contract: one,
  run: () => Promise.reject(new Error('in process')),
  handle: (context) =>
    Promise.resolve(context.json({}, context.req.param('slug') === 'none' ? 404 : 200)),
});

const old = { ...common, id: 'store.read-old', path: '/old/{slug}', params, sample };
const fresh = { ...common, id: 'store.read-anew', path: '/anew/{slug}', params, sample };
const api = new Hono<EdgeEnv>();
api.use(async (context, next) => {
  const tenant = { origin: 'https://una.mx', base: '/tienda/ana' };
  context.set('scope', { env: { UPSTREAMS: {} }, tenant } as never);
  await next();
});
const endpoints = [contract({ ...old, deprecated: ending }), contract(fresh)].map(bound);
api.route(
  '/api',
  gateway(endpoints, new Breaker(fixedClock(0)), () => 1),
);

test.each([
  ['una', 200],
  ['none', 404],
])('each answer of a call that is to go says so: %s, %i', async (slug, status) => {
  const answer = await api.request(`/api/store/old/${slug}`);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('deprecation')).toBe(`@${Date.UTC(2026, 11, 1) / 1000}`);
  expect(answer.headers.get('sunset')).toBe('Wed, 01 Dec 2027 00:00:00 GMT');
  expect(answer.headers.get('link')).toBe(
    '<https://una.mx/tienda/ana/api/docs/store#store.read-old>; rel="deprecation"; type="text/html", ' +
      `<https://una.mx/tienda/ana/api/store/anew/${slug}>; rel="successor-version"`,
  );
});

test('a call that stays says nothing of it', async () => {
  const { headers } = await api.request('/api/store/anew/una');
  expect([headers.get('deprecation'), headers.get('sunset'), headers.get('link')]).toEqual([
    null,
    null,
    null,
  ]);
});
