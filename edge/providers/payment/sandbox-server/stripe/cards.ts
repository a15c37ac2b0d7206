import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { systemClock } from '../../../../../shared/kernel/clock.ts';
import { ledgerOf, type SandboxEnv } from '../bindings.ts';
import { bearer, type SandboxContext } from '../http.ts';
import type { MethodRow } from '../ledger/methods.ts';
import type { WireBilling } from '../wire.ts';
import { fromForm } from './form.ts';
import { problemAnswer, toBillingDetails } from './intents.ts';
import { customerForm, methodForm } from './wire.ts';

/** Stripe's cards under an id of their own, and the customers that they are kept for. */
export const methods = new Hono<SandboxEnv>().use(bearer('secretKey'));
export const customers = new Hono<SandboxEnv>().use(bearer('secretKey'));

methods.post('/', async (c) => {
  const form = methodForm.safeParse(fromForm(await c.req.text()));
  if (!form.success) return say(c, problemAnswer(400, form.error.issues[0]?.message ?? 'invalid'));
  const { card, billing_details: billing } = form.data;
  const made = await ledgerOf(c.env).makeMethod({
    token: card.token,
    billing,
    key: keyOf(c),
  });
  if (typeof made === 'string') return say(c, problemAnswer(400, made));
  return say(c, { status: 200, body: toMethod(made) });
});

methods.post('/:id/detach', async (c) => {
  const dropped = await ledgerOf(c.env).dropMethod(c.req.param('id'));
  if (!dropped) return say(c, problemAnswer(404, 'charge_not_found'));
  return say(c, { status: 200, body: toMethod(dropped) });
});

customers.post('/', async (c) => {
  const form = customerForm.safeParse(fromForm(await c.req.text()));
  if (!form.success) return say(c, problemAnswer(400, form.error.issues[0]?.message ?? 'invalid'));
  const created = Math.floor(systemClock.now() / 1000);
  const { name = null, email = null, phone = null } = form.data;
  const told = { name, email, phone, object: 'customer', created, livemode: false };
  const id = await ledgerOf(c.env).openCustomer(keyOf(c));
  return say(c, { status: 200, body: { id, ...told } });
});

customers.delete('/:id', async (c) => {
  const id = c.req.param('id');
  if (!(await ledgerOf(c.env).forgetCustomer(id))) {
    return say(c, problemAnswer(404, 'charge_not_found'));
  }
  return say(c, { status: 200, body: { id, object: 'customer', deleted: true } });
});

/** A card as Stripe shows it. */
export function toMethod(row: MethodRow): object {
  const { id, brand, last4, card_type: funding, exp_month, exp_year, billing, customer } = row;
  const given = billing === null ? null : (JSON.parse(billing) as WireBilling);
  return {
    id,
    object: 'payment_method',
    type: 'card',
    billing_details: toBillingDetails(given),
    card: { brand, last4, funding, exp_month, exp_year, country: 'MX' },
    created: Math.floor(row.created / 1000),
    customer,
    livemode: false,
    metadata: {},
  };
}

const keyOf = (c: SandboxContext): string | null => c.req.header('idempotency-key') ?? null;

function say(c: SandboxContext, { status, body }: { status: number; body: object }): Response {
  return c.json(body, status as ContentfulStatusCode);
}
