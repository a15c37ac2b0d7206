import { Hono } from 'hono';
import { z } from 'zod';
import { hostedOf, type SandboxEnv } from '../bindings.ts';
import { bearer, type SandboxContext } from '../http.ts';
import { sourceIdOf } from './kept-cards.ts';
import { originOf, sayLooked } from './say.ts';
import { orderOf, sourceOf } from './show-conekta.ts';

const address = z.url({ protocol: /^https?$/ });
const person = z.object({ name: z.string(), email: z.string(), phone: z.string() });
const known = z.object({ customer_id: z.string().startsWith('cus_') });
const months = z.int().min(3).max(18);
const anyOrder = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  customer_info: z.union([known, person]),
  line_items: z.tuple([
    z.object({ name: z.string(), quantity: z.literal(1), unit_price: z.int().positive() }),
  ]),
  metadata: z.object({ reference: z.string().min(1).max(100) }),
  pre_authorize: z.literal(true).optional(),
});
/** An order whose card is typed on the page. */
const pageOrder = anyOrder.extend({
  checkout: z.object({
    type: z.literal('HostedPayment'),
    allowed_payment_methods: z.tuple([z.literal('card')]),
    success_url: address,
    failure_url: address,
    monthly_installments_enabled: z.literal(true).optional(),
    monthly_installments_options: z.tuple([months]).optional(),
    force_save_card: z.literal(true).optional(),
  }),
});
/** An order that one of its customer's cards pays. */
const cardOrder = anyOrder.extend({
  customer_info: known,
  charges: z.tuple([
    z.object({
      amount: z.int().positive(),
      payment_method: z.object({
        type: z.literal('card'),
        payment_source_id: z.string(),
        monthly_installments: months.optional(),
      }),
    }),
  ]),
  return_url: address,
});
const customerRequest = person.extend({ custom_reference: z.string().optional() });
const refundRequest = z.object({ amount: z.int().positive(), reason: z.string() });
const captureRequest = z.object({ amount: z.int().positive() });

/** Conekta's orders, as the platform's own adapter speaks of them. */
export const conekta = new Hono<SandboxEnv>().use(bearer('secretKey'));

conekta.post('/orders', async (c) => {
  const body: unknown = await c.req.json().catch(() => undefined);
  const charged = cardOrder.safeParse(body).data;
  if (charged) return payByCard(c, charged);
  const request = pageOrder.safeParse(body).data;
  if (!request) return c.json(problem('The order is not valid'), 422);
  const { checkout, customer_info: customer } = request;
  const payment = await hostedOf(c.env).open(
    {
      ...requestOf(request),
      returnUrl: checkout.success_url,
      cancelUrl: checkout.failure_url,
      months: checkout.monthly_installments_options?.[0],
      ...('customer_id' in customer && { customer: customer.customer_id }),
      keeps: checkout.force_save_card,
    },
    originOf(c),
  );
  return c.json(orderOf(payment, Date.now()));
});

/** An order that a customer's own card pays at once; any other card is refused. */
async function payByCard(c: SandboxContext, request: z.infer<typeof cardOrder>): Promise<Response> {
  const books = hostedOf(c.env);
  const { customer_id: customer } = request.customer_info;
  const [{ payment_method: method }] = request.charges;
  const source = method.payment_source_id;
  const cards = await books.cards(customer);
  if (!cards.some((one) => sourceIdOf(one) === source)) {
    return c.json(problem('The card could not be processed'), 402);
  }
  const { return_url: returnUrl } = request;
  const opened = await books.open(
    {
      ...requestOf(request),
      returnUrl,
      cancelUrl: returnUrl,
      months: method.monthly_installments,
      customer,
      source,
    },
    originOf(c),
  );
  const paid = await books.answer(opened.id, 'pay');
  return c.json(orderOf(paid ?? opened, Date.now()));
}

function requestOf({
  currency,
  line_items: [line],
  metadata,
  pre_authorize: later,
}: z.infer<typeof anyOrder>) {
  return {
    later,
    code: 'conekta_card',
    reference: metadata.reference,
    amount: line.unit_price,
    currency,
    description: line.name,
    locale: 'es',
  } as const;
}

conekta.get('/orders', async (c) => {
  const found = await hostedOf(c.env).byReference('conekta_card', c.req.query('search') ?? '');
  return c.json(listOf(found ? [orderOf(found, Date.now())] : []));
});

/** A customer is known by its cards alone, so that none has to be kept. */
conekta.post('/customers', async (c) => {
  const request = customerRequest.safeParse(await c.req.json().catch(() => undefined)).data;
  if (!request) return c.json(problem('The customer is not valid'), 422);
  const id = `cus_${crypto.randomUUID().replaceAll('-', '').slice(0, 18)}`;
  const created = Math.floor(Date.now() / 1000);
  return c.json({ id, object: 'customer', livemode: false, created_at: created, ...request });
});

conekta.delete('/customers/:id', async (c) => {
  const id = c.req.param('id');
  const books = hostedOf(c.env);
  for (const card of await books.cards(id)) await books.dropCard(id, sourceIdOf(card));
  const created = Math.floor(Date.now() / 1000);
  return c.json({ id, object: 'customer', livemode: false, created_at: created, name: '' });
});

conekta.get('/customers', (c) => c.json(listOf([])));

conekta.get('/customers/:id/payment_sources', async (c) => {
  const cards = await hostedOf(c.env).cards(c.req.param('id'));
  return c.json(listOf(cards.map(sourceOf)));
});

conekta.delete('/customers/:id/payment_sources/:source', async (c) => {
  const gone = await hostedOf(c.env).dropCard(c.req.param('id'), c.req.param('source'));
  return gone ? c.json(sourceOf(gone)) : c.json(problem('The resource was not found.'), 404);
});

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

conekta.post('/orders/:id/capture', async (c) => {
  const request = captureRequest.safeParse(await c.req.json().catch(() => undefined)).data;
  if (!request) return c.json(problem('The capture is not valid'), 422);
  const id = c.req.param('id').replace(/^ord_/, '');
  const taken = await hostedOf(c.env).captureLater(id, request.amount);
  if (!taken) return c.json(problem('The order cannot be captured'), 428);
  return c.json(orderOf(taken, Date.now()));
});

conekta.post('/orders/:id/cancel', async (c) => {
  const id = c.req.param('id').replace(/^ord_/, '');
  const canceled = await hostedOf(c.env).cancelLater(id);
  if (!canceled) return c.json(problem('The order cannot be cancelled'), 428);
  return c.json(orderOf(canceled, Date.now()));
});

function listOf(data: readonly object[]): object {
  return { object: 'list', has_more: false, data };
}

function problem(message: string): object {
  return {
    object: 'error',
    type: 'parameter_validation_error',
    log_id: 'sandbox',
    details: [{ code: 'sandbox', message, debug_message: message, param: '' }],
  };
}
