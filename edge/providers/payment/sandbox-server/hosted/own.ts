import { Hono } from 'hono';
import { z } from 'zod';
import { fromDecimal } from '../../../kit/decimal.ts';
import { hostedOf, type SandboxEnv } from '../bindings.ts';
import { bearer } from '../http.ts';
import { decimalOf, quoteOf, refundedBy, statusOf, type KeptPayment } from './payments.ts';
import { originOf, sayLooked } from './say.ts';

const code = z.enum(['baz_card', 'memphis', 'tiendacrypto']);
const address = z.url({ protocol: /^https?$/ });
const decimal = z.string().regex(/^\d{1,10}\.\d{2}$/);
const paymentRequest = z.object({
  reference: z.string().min(1).max(100),
  amount: decimal,
  currency: z.string().regex(/^[A-Z]{3}$/),
  description: z.string().max(250),
  return_url: address,
  cancel_url: address,
  locale: z.enum(['es', 'en']),
});

/** The providers that publish no contract, in the words of this repository. */
export const own = new Hono<SandboxEnv>();

own.use('/:code/payments/*', bearer('secretKey'));
own.use('/:code/payments', bearer('secretKey'));

own.post('/:code/payments', async (c) => {
  const asked = code.safeParse(c.req.param('code')).data;
  const request = paymentRequest.safeParse(await c.req.json().catch(() => undefined)).data;
  const amount = request && fromDecimal(request.amount, request.currency)?.amount;
  if (!asked || !request || amount === undefined) return c.json({ error: 'invalid' }, 400);
  const { reference, currency, description, locale } = request;
  const addresses = { returnUrl: request.return_url, cancelUrl: request.cancel_url };
  const payment = await hostedOf(c.env).open(
    { code: asked, reference, amount, currency, description, locale, ...addresses },
    originOf(c),
  );
  return c.json(show(payment, Date.now()), 201);
});

own.get('/:code/payments', (c) => {
  const asked = code.safeParse(c.req.param('code')).data ?? 'baz_card';
  const by = { reference: c.req.query('reference') ?? '' };
  return sayLooked(c, asked, by, (one, now) => (one ? [show(one, now)] : []));
});

own.get('/:code/payments/:id', (c) => {
  const asked = code.safeParse(c.req.param('code')).data ?? 'baz_card';
  return sayLooked(c, asked, { id: c.req.param('id') }, (one, now) => one && show(one, now));
});

own.post('/:code/payments/:id/refunds', async (c) => {
  const body = z.object({ amount: decimal }).safeParse(await c.req.json().catch(() => undefined));
  const key = c.req.header('idempotency-key');
  if (!body.success || !key) return c.json({ error: 'invalid' }, 400);
  const amount = Math.round(Number(body.data.amount) * 100);
  const given = await hostedOf(c.env).refund(c.req.param('id'), { amount, key });
  if (!given) return c.json({ error: 'refused' }, 422);
  const isDone = Date.now() >= given.refund.settlesAt;
  return c.json({ id: given.refund.id, status: isDone ? 'done' : 'pending' }, 201);
});

function show(payment: KeptPayment, now: number): object {
  const { id, reference, amount, currency, page, created } = payment;
  const status = statusOf(payment, now);
  const quote = quoteOf(payment);
  return {
    id,
    reference,
    status,
    amount: decimalOf(amount),
    currency,
    refunded: decimalOf(refundedBy(payment, now)),
    decline_code: status === 'declined' ? 'refused_by_issuer' : null,
    page_url: page,
    created_at: new Date(created).toISOString(),
    quote: quote ? { ...quote, until: new Date(quote.until).toISOString() } : null,
  };
}
