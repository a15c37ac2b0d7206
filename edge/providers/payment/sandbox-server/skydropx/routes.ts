import { Hono } from 'hono';
import { z } from 'zod';
import { shippoOf, type SandboxEnv } from '../bindings.ts';
import { failing, originOf } from '../failing.ts';
import { sameText, type SandboxContext } from '../http.ts';
import type { KeptLabel, Status } from '../shippo/labels.ts';
import { FAULT_OF_ZIP } from '../shippo/rates.ts';
import { beginQuotation, quotationRequest, ratesOf } from './quotations.ts';

/** Secrets of accounts that anybody may type into a store's settings. */
const TEST_SECRET = 'skydropx_test_';
/** A token is the account's way with labels: it is all that a call brings. */
const TOKEN = 'token_of_the_sandbox_';
const WAYS = ['lost', 'refuses', 'fails', 'queued'] as const;
const FAULTS = ['down', 'slow', 'garbage'] as const;

const tokenRequest = z.object({
  grant_type: z.literal('client_credentials'),
  client_id: z.string().min(1),
  client_secret: z.string().min(1),
});
const address = z.object({ postal_code: z.string(), area_level3: z.string().min(1) });
const shipmentRequest = z.object({
  shipment: z.object({
    rate_id: z.guid(),
    address_from: address,
    address_to: address.extend({ name: z.string().min(1) }),
    packages: z.array(z.object({ package_number: z.string() })).min(1),
  }),
});

/** Skydropx Pro as the platform's own adapter speaks of it. Its parcels stand in the depot of `/shippo`. */
export const skydropx = new Hono<SandboxEnv>();

skydropx.post('/oauth/token', async (c) => {
  const asked = tokenRequest.safeParse(await c.req.parseBody());
  const secret = asked.success ? asked.data.client_secret : '';
  const isTest = secret.startsWith(TEST_SECRET);
  if (!isTest && !(await sameText(secret, c.get('settings').secretKey))) {
    return c.json({ error: 'invalid_client' }, 401);
  }
  const word = isTest ? secret.slice(TEST_SECRET.length) : '';
  const failed = await failing(
    c,
    FAULTS.find((one) => one === word),
  );
  const way = WAYS.find((one) => one === word) ?? '';
  return failed ?? c.json({ access_token: TOKEN + way, token_type: 'Bearer', expires_in: 7200 });
});

skydropx.use(async (c, next) => {
  if (wayOf(c) !== undefined) return next();
  return c.json({ error: 'unauthorized' }, 401);
});

skydropx.post('/quotations', async (c) => {
  const asked = quotationRequest.safeParse(await c.req.json().catch(() => null));
  if (!asked.success) return c.json({ errors: { quotation: ['invalid'] } }, 422);
  const { quotation } = asked.data;
  const fault = FAULT_OF_ZIP[quotation.address_to.postal_code];
  const failed = await failing(c, fault);
  if (failed) return failed;
  const id = beginQuotation(quotation, fault !== 'none');
  return c.json({ id, quotation_scope: {}, is_completed: false, rates: [] }, 201);
});

skydropx.get('/quotations/:id', (c) => {
  const id = c.req.param('id');
  const rates = ratesOf(id);
  if (!rates) return c.json({ error: 'not_found' }, 404);
  return c.json({ id, quotation_scope: {}, is_completed: true, rates });
});

skydropx.post('/shipments', async (c) => {
  const asked = shipmentRequest.safeParse(await c.req.json().catch(() => null));
  const way = wayOf(c);
  if (!asked.success || way === 'refuses') return c.json({ errors: { rate_id: ['invalid'] } }, 422);
  const { rate_id } = asked.data.shipment;
  const rate = rate_id.replaceAll('-', '');
  const label = await shippoOf(c.env).buy({ rate }, way === 'queued');
  if (way === 'lost') return c.json({}, 500);
  return c.json(showShipment(c, label), 201);
});

skydropx.get('/shipments/:id', async (c) => {
  const label = await shippoOf(c.env).find('id', c.req.param('id'));
  return label ? c.json(showShipment(c, label)) : c.json({ error: 'not_found' }, 404);
});

/** The words that the adapter knows; Skydropx's own are more. */
const WORDS: Readonly<Record<Status, string>> = {
  PRE_TRANSIT: 'created',
  TRANSIT: 'in_transit',
  DELIVERED: 'delivered',
  RETURNED: 'in_return',
  FAILURE: 'delivery_attempt',
};

/** A shipment with its package; one that is still made has neither number nor document. */
function showShipment(c: SandboxContext, { id, number, status, isQueued }: KeptLabel): object {
  const origin = originOf(c);
  const made = {
    tracking_number: number,
    tracking_status: WORDS[status],
    tracking_url_provider: `${origin}/shippo/depot?number=${number}`,
    label_url: `${origin}/shippo/papers/${id}`,
  };
  const workflow_status =
    wayOf(c) === 'fails' && c.req.method === 'GET'
      ? 'error'
      : isQueued || wayOf(c) === 'fails'
        ? 'in_progress'
        : 'success';
  return {
    data: { id, type: 'shipments', attributes: { workflow_status } },
    included: workflow_status === 'success' ? [{ id, type: 'package', attributes: made }] : [],
  };
}

/** The way of the account whose token a call brings; undefined for a call without one. */
function wayOf(c: SandboxContext): string | undefined {
  return /^Bearer token_of_the_sandbox_(\w*)$/.exec(c.req.header('authorization') ?? '')?.[1];
}
