import { Hono } from 'hono';
import { z } from 'zod';
import { hostedOf, type SandboxEnv } from '../bindings.ts';
import { sameText } from '../http.ts';
import { originOf, sayLooked } from './say.ts';
import { loanStatusOf, tokenOf } from './show-aplazo.ts';

const address = z.url({ protocol: /^https?$/ });
const loanRequest = z.object({
  cartId: z.string().min(1).max(100),
  shopId: z.string(),
  totalPrice: z.number().positive(),
  products: z.array(z.object({ count: z.int(), price: z.number(), title: z.string() })).min(1),
  successUrl: address,
  errorUrl: address,
  webHookUrl: address,
});
const refundRequest = z.object({ cartId: z.string(), totalAmount: z.number().positive() });

/** Aplazo's loans, as the platform's own adapter speaks of them. */
export const aplazo = new Hono<SandboxEnv>();

aplazo.post('/api/auth', async (c) => {
  const { publishableKey, secretKey } = c.get('settings');
  const body = (await c.req.json().catch(() => ({}))) as Record<string, unknown>;
  const isRight = await sameText(
    `${String(body['merchantId'])}:${String(body['apiToken'])}`,
    `${publishableKey}:${secretKey}`,
  );
  return isRight
    ? c.json({ Authorization: `Bearer ${await tokenOf('{}', secretKey)}` })
    : c.json({ error: 'Unauthorized' }, 401);
});

aplazo.post('/api/loan', async (c) => {
  const token = `Bearer ${await tokenOf('{}', c.get('settings').secretKey)}`;
  if (!(await sameText(c.req.header('authorization') ?? '', token))) {
    return c.json({ error: 'Unauthorized' }, 401);
  }
  const request = loanRequest.safeParse(await c.req.json().catch(() => undefined)).data;
  if (!request) return c.json({ error: 'Bad Request' }, 400);
  const payment = await hostedOf(c.env).open(
    {
      code: 'aplazo',
      reference: request.cartId,
      amount: Math.round(request.totalPrice * 100),
      currency: 'MXN',
      description: request.products[0]?.title ?? '',
      returnUrl: request.successUrl,
      cancelUrl: request.errorUrl,
      locale: 'es',
    },
    originOf(c),
  );
  return c.json({ loanId: payment.id, url: payment.page });
});

aplazo.use('/api/pos/*', async (c, next) => {
  const { publishableKey, secretKey } = c.get('settings');
  const given = `${c.req.header('merchant_id')}:${c.req.header('api_token')}`;
  const isRight = await sameText(given, `${publishableKey}:${secretKey}`);
  return isRight ? next() : c.json({ error: 'Unauthorized' }, 401);
});

aplazo.get('/api/pos/loan/:cart', (c) =>
  sayLooked(c, 'aplazo', { reference: c.req.param('cart') }, (payment, now) =>
    payment ? [{ loanId: payment.id, status: loanStatusOf(payment, now) }] : [],
  ),
);

aplazo.post('/api/pos/loan/refund', async (c) => {
  const request = refundRequest.safeParse(await c.req.json().catch(() => undefined)).data;
  if (!request) return c.json({ error: 'Bad Request' }, 400);
  const books = hostedOf(c.env);
  const payment = await books.byReference('aplazo', request.cartId);
  const key = c.req.header('x-idempotency-key') ?? crypto.randomUUID();
  const amount = Math.round(request.totalAmount * 100);
  const given = payment && (await books.refund(payment.id, { amount, key }));
  const refundStatus = given ? 'REQUESTED' : 'REJECTED';
  return c.json({ refundId: given?.refund.id ?? 'none', refundStatus });
});
