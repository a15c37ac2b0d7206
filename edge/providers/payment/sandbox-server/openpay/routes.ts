import { Hono } from 'hono';
import { negotiateLocale } from '../../../../../shared/kernel/locale.ts';
import { hostedOf, openpayOf } from '../bindings.ts';
import type { SandboxEnv } from '../bindings.ts';
import { policyFor } from '../csp.ts';
import { sameText, type SandboxContext } from '../http.ts';
import { openCard } from '../hosted/openpay-card.ts';
import { sayLooked } from '../hosted/say.ts';
import { showCharge } from '../hosted/show-openpay.ts';
import { pageStyle } from '../pages/style.ts';
import { chargeRequest, problem } from './charges.ts';
import { chargePage, counterPage } from './page.ts';
import type { CardPage } from '../pages/card-page.ts';
import { ANSWERS, faultFor } from './plan.ts';

const MERCHANT = '/v1/:merchant';

/** Openpay's references as the platform's own adapter speaks of them, and the counter where they are paid. */
export const openpay = new Hono<SandboxEnv>();

openpay.use(`${MERCHANT}/*`, async (c, next) => {
  const given = c.req.header('authorization') ?? '';
  const isRight = await sameText(given, `Basic ${btoa(`${c.get('settings').secretKey}:`)}`);
  return isRight ? next() : c.json(problem(401, 1002, 'The api key is invalid'), 401);
});

openpay.post(`${MERCHANT}/charges`, async (c) => {
  const body: unknown = await c.req.json().catch(() => undefined);
  const page = await openCard(c, body);
  if (page) return c.json(page);
  const request = chargeRequest.safeParse(body).data;
  if (!request) return c.json(problem(422, 1001, 'The request is not valid'), 422);
  const fault = faultFor(request.customer?.email);
  if (fault === 'fails') return c.json({}, 500);
  const made = await openpayOf(c.env).open(request);
  if (!made) return c.json(problem(409, 1006, 'The order_id has already been processed'), 409);
  if (fault === 'slow') await wait(c.get('settings').hangMs);
  if (fault === 'lost') return c.json({}, 500);
  return fault === 'garbage' ? c.text('<html>') : c.json(made);
});

openpay.get(`${MERCHANT}/charges`, async (c) => {
  const order = c.req.query('order_id');
  const found = order === undefined ? undefined : await openpayOf(c.env).read('order_id', order);
  if (found || order === undefined) return c.json(found ? [found] : []);
  const by = { reference: order };
  return sayLooked(c, 'openpay_card', by, (one, now) => (one ? [showCharge(one, now)] : []));
});

openpay.get(`${MERCHANT}/charges/:id`, async (c) => {
  const found = await openpayOf(c.env).read('id', c.req.param('id'));
  if (found) return c.json(found);
  const by = { id: c.req.param('id') };
  return sayLooked(c, 'openpay_card', by, (one, now) => one && showCharge(one, now));
});

/** A card gets its money back; cash over a counter cannot be sent back to it. */
openpay.post(`${MERCHANT}/charges/:id/refund`, async (c) => {
  const body = (await c.req.json().catch(() => ({}))) as { amount?: unknown };
  const asked = { amount: Math.round(Number(body.amount) * 100), key: crypto.randomUUID() };
  const given = await hostedOf(c.env).refund(c.req.param('id'), asked);
  if (given) return c.json(showCharge(given.payment, Date.now()));
  return c.json(problem(412, 3010, 'The charge cannot be refunded'), 412);
});

openpay.get('/counter', async (c) => {
  const number = c.req.query('number');
  const charge =
    number === undefined ? undefined : await openpayOf(c.env).find('number', number.trim());
  c.header(
    'content-security-policy',
    await policyFor({ style: pageStyle, formAction: ["'self'"] }),
  );
  const page = pageOf(c);
  return charge
    ? c.html(chargePage(page, charge))
    : c.html(counterPage(page, number !== undefined), number === undefined ? 200 : 404);
});

openpay.post('/counter', async (c) => {
  const { number, answer } = await c.req.parseBody();
  const given = ANSWERS.find((one) => one === answer);
  if (typeof number !== 'string' || !given) return c.redirect('/openpay/counter', 303);
  await openpayOf(c.env).answer(number, given);
  return c.redirect(`/openpay/counter?number=${encodeURIComponent(number)}`, 303);
});

function pageOf(c: SandboxContext): CardPage {
  return {
    locale: negotiateLocale(c.req.query('locale'), c.req.header('accept-language') ?? null, 'es'),
    address: c.req.url,
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
