import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { EdgeEnv } from '../http/context.ts';
import { answerPaymentPage } from './payment-page.ts';

/** Opens the address of a payment that stands so. */
async function open(row: object | undefined): Promise<Response> {
  const asked: unknown[][] = [];
  const cell = {
    first: async (statement: { params: unknown[] }) => {
      asked.push(statement.params);
      return row;
    },
  };
  const site = new Hono<EdgeEnv>();
  site.use(async (context, next) => {
    const scope = { cell, tenant: { storeId: 'st_1', base: '/tienda/ana' } };
    context.set('scope', scope as never);
    await next();
  });
  site.get('/me/payments/:token', answerPaymentPage);
  site.notFound((context) => context.text('nothing', 404));
  const answer = await site.request('/me/payments/pt_1');
  expect(asked).toEqual([['pt_1', 'st_1']]);
  return answer;
}

test.each([
  ['created', 'str_card', 'checkout/co_1/pay'],
  ['declined', 'paypal', 'checkout/co_1/pay'],
  ['requires_action', 'paypal', 'checkout/co_1/pay'],
  ['requires_action', 'openpay_store', 'mis-compras/co_1'],
  ['processing', 'str_card', 'checkout/co_1/return'],
  ['approved', 'str_card', 'mis-compras/co_1'],
  ['refunded', 'aplazo', 'mis-compras/co_1'],
])('%s by %s leads to %s', async (state, provider, page) => {
  const answer = await open({ checkout_id: 'co_1', state, provider });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `/tienda/ana/${page}`]);
  expect(answer.headers.get('cache-control')).toContain('no-store');
});

test('a token of no payment of the store’s leads nowhere', async () => {
  expect((await open(undefined)).status).toBe(404);
});
