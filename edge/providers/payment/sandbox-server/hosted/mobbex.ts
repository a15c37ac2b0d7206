import { Hono } from 'hono';
import { z } from 'zod';
import { hostedOf, type SandboxEnv } from '../bindings.ts';
import { sameText } from '../http.ts';
import { originOf, sayLooked } from './say.ts';
import { operationOf } from './show-mobbex.ts';

const address = z.string().regex(/^http/);
const checkoutRequest = z.object({
  total: z.number().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  reference: z.string().min(1).max(100),
  description: z.string().max(255),
  return_url: address,
  installments: z.tuple([z.string().regex(/^\d{1,2}$/)]).optional(),
});

/** Mobbex's checkouts and operations, as the platform's own adapter speaks of them. */
export const mobbex = new Hono<SandboxEnv>();

mobbex.use(async (c, next) => {
  const { publishableKey, secretKey } = c.get('settings');
  const given = `${c.req.header('x-api-key')}:${c.req.header('x-access-token')}`;
  const isRight = await sameText(given, `${publishableKey}:${secretKey}`);
  if (!isRight) return c.json({ result: false, code: 'UNAUTHORIZED', error: 'Unauthorized' }, 401);
  return next();
});

mobbex.post('/checkout', async (c) => {
  const request = checkoutRequest.safeParse(await c.req.json().catch(() => undefined)).data;
  if (!request) return c.json({ result: false, code: 'INVALID_DATA', error: 'Invalid data' }, 400);
  const { total, currency, reference, description, return_url: returnUrl, installments } = request;
  const amount = Math.round(total * 100);
  const addresses = { returnUrl, cancelUrl: returnUrl };
  const payment = await hostedOf(c.env).open(
    {
      code: 'mobbex',
      reference,
      amount,
      currency,
      description,
      locale: 'es',
      ...addresses,
      ...(installments && { months: Number(installments[0]) }),
    },
    originOf(c),
  );
  const { id, page: url, created } = payment;
  return c.json({ result: true, data: { id, url, description, currency, total, created } });
});

mobbex.get('/operations', (c) =>
  sayLooked(c, 'mobbex', { reference: c.req.query('reference') ?? '' }, (payment, now) => ({
    result: true,
    data: { docs: payment?.answer ? [operationOf(payment, now)] : [] },
  })),
);

mobbex.post('/operations/:id/refund', async (c) => {
  const body = z.object({ total: z.number().positive() }).safeParse(await c.req.json());
  if (!body.success) return c.json({ result: false, code: 'INVALID_DATA' }, 400);
  const asked = { amount: Math.round(body.data.total * 100), key: crypto.randomUUID() };
  const given = await hostedOf(c.env).refund(c.req.param('id').replace(/^op/, ''), asked);
  return given ? c.json({ result: true }) : c.json({ result: false, code: 'REFUND' }, 400);
});
