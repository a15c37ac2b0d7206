import { Hono } from 'hono';
import { z } from 'zod';
import { hostedOf, type SandboxEnv } from '../bindings.ts';
import { bearer } from '../http.ts';
import { originOf, sayLooked } from './say.ts';
import { orderOf } from './show-conekta.ts';

const address = z.url({ protocol: /^https?$/ });
const orderRequest = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  customer_info: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  line_items: z.tuple([
    z.object({ name: z.string(), quantity: z.literal(1), unit_price: z.int().positive() }),
  ]),
  checkout: z.object({
    type: z.literal('HostedPayment'),
    allowed_payment_methods: z.tuple([z.literal('card')]),
    success_url: address,
    failure_url: address,
    monthly_installments_enabled: z.literal(true).optional(),
    monthly_installments_options: z.tuple([z.int().min(3).max(18)]).optional(),
  }),
  metadata: z.object({ reference: z.string().min(1).max(100) }),
});
const refundRequest = z.object({ amount: z.int().positive(), reason: z.string() });

/** Conekta's orders, as the platform's own adapter speaks of them. */
export const conekta = new Hono<SandboxEnv>().use(bearer('secretKey'));

conekta.post('/orders', async (c) => {
  const request = orderRequest.safeParse(await c.req.json().catch(() => undefined)).data;
  if (!request) return c.json(problem('The order is not valid'), 422);
  const { currency, line_items: lines, checkout, metadata } = request;
  const [{ name, unit_price: amount }] = lines;
  const payment = await hostedOf(c.env).open(
    {
      code: 'conekta_card',
      reference: metadata.reference,
      amount,
      currency,
      description: name,
      returnUrl: checkout.success_url,
      cancelUrl: checkout.failure_url,
      locale: 'es',
      months: checkout.monthly_installments_options?.[0],
    },
    originOf(c),
  );
  return c.json(orderOf(payment, Date.now()));
});

conekta.get('/orders', (c) => c.json({ object: 'list', has_more: false, data: [] }));

conekta.get('/orders/:id', (c) =>
  sayLooked(
    c,
    'conekta_card',
    { id: c.req.param('id').replace(/^ord_/, '') },
    (payment, now) => payment && orderOf(payment, now),
  ),
);

conekta.post('/orders/:id/refunds', async (c) => {
  const request = refundRequest.safeParse(await c.req.json().catch(() => undefined)).data;
  if (!request) return c.json(problem('The refund is not valid'), 422);
  const id = c.req.param('id').replace(/^ord_/, '');
  const asked = { amount: request.amount, key: crypto.randomUUID() };
  const given = await hostedOf(c.env).refund(id, asked);
  if (!given) return c.json(problem('The amount is greater than what is left'), 422);
  return c.json(orderOf(given.payment, Date.now()));
});

function problem(message: string): object {
  return {
    object: 'error',
    type: 'parameter_validation_error',
    log_id: 'sandbox',
    details: [{ code: 'sandbox', message, debug_message: message, param: '' }],
  };
}
