import { Hono } from 'hono';
import type { SandboxEnv } from '../bindings.ts';
import { sameText, type SandboxContext } from '../http.ts';
import { FAULT_OF_ZIP, shipmentOf, shipmentRequest } from './rates.ts';

/** Tokens of accounts that anybody may type into a store's settings. */
const TEST_TOKEN = 'shippo_test_';
/** The words with which the token of a courier that is out of order goes on. */
const FAULTS = ['down', 'slow', 'garbage'] as const;
type Fault = (typeof FAULTS)[number] | 'none' | undefined;

/** Shippo as the platform's own adapter speaks of it: an account's test, and the rates of a shipment. */
export const shippo = new Hono<SandboxEnv>();

shippo.use(async (c, next) => {
  const given = /^ShippoToken (\S{1,200})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  const isTest = given.startsWith(TEST_TOKEN);
  if (!isTest && !(await sameText(given, c.get('settings').secretKey))) {
    return c.json({ detail: 'Invalid token' }, 401);
  }
  const fault = FAULTS.find((one) => isTest && given.slice(TEST_TOKEN.length) === one);
  return (await failing(c, fault)) ?? next();
});

shippo.get('/carrier_accounts', (c) =>
  c.json({
    next: null,
    previous: null,
    results: [{ object_id: 'b741b99f95e841639b54272834bc478c', carrier: 'estafeta', active: true }],
  }),
);

shippo.post('/shipments', async (c) => {
  const asked = shipmentRequest.safeParse(await c.req.json().catch(() => null));
  if (!asked.success) return c.json({ detail: 'Invalid shipment' }, 400);
  const failed = await failing(c, FAULT_OF_ZIP[asked.data.address_to.zip]);
  return failed ?? c.json(shipmentOf(asked.data), 201);
});

/** The answer of a courier that is out of order; one that is slow answers in the end. */
async function failing(c: SandboxContext, fault: Fault): Promise<Response | undefined> {
  if (fault === 'down') return c.json({}, 500);
  if (fault === 'garbage') return c.text('<html>');
  if (fault === 'slow') {
    await new Promise((resolve) => setTimeout(resolve, c.get('settings').hangMs));
  }
  return undefined;
}
