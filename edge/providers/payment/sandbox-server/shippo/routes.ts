import { Hono } from 'hono';
import { negotiateLocale } from '../../../../../shared/kernel/locale.ts';
import { shippoOf, type SandboxEnv } from '../bindings.ts';
import { policyFor } from '../csp.ts';
import { failing, originOf } from '../failing.ts';
import { sameText, type SandboxContext } from '../http.ts';
import { pageStyle } from '../pages/style.ts';
import { refundRequest, showLabel, STEPS, transactionRequest } from './labels.ts';
import { depotPage } from './page.ts';
import { paperOf } from './paper.ts';
import { FAULT_OF_ZIP, shipmentOf, shipmentRequest } from './rates.ts';

/** Tokens of accounts that anybody may type into a store's settings. */
const TEST_TOKEN = 'shippo_test_';
/** The words with which the token of a courier that is out of order goes on. */
const FAULTS = ['down', 'slow', 'garbage'] as const;
/** The words of one that sells rates, and has its own way with labels. */
const WAYS = ['lost', 'refuses', 'queued', 'dear', 'foreign', 'keeps'] as const;

/** Shippo as the platform's own adapter speaks of it, and the depot of its parcels. */
export const shippo = new Hono<SandboxEnv>();

shippo.get('/papers/:id', async (c) => {
  const label = await shippoOf(c.env).find('id', c.req.param('id'));
  if (!label) return c.text('', 404);
  return c.body(paperOf(label), 200, { 'content-type': 'application/pdf' });
});

shippo.get('/depot', async (c) => {
  const number = c.req.query('number')?.trim();
  const label = number ? await shippoOf(c.env).find('number', number) : undefined;
  const policy = await policyFor({ style: pageStyle, formAction: ["'self'"] });
  c.header('content-security-policy', policy);
  const locale = negotiateLocale(
    c.req.query('locale'),
    c.req.header('accept-language') ?? null,
    'es',
  );
  const isMissing = number !== undefined && !label;
  const page = depotPage({ locale, address: c.req.url }, { label, isMissing });
  return c.html(page, isMissing ? 404 : 200);
});

shippo.post('/depot', async (c) => {
  const { number, step } = await c.req.parseBody();
  const given = STEPS.find((one) => one === step);
  if (typeof number !== 'string' || !given) return c.redirect('/shippo/depot', 303);
  await shippoOf(c.env).step(number, given);
  return c.redirect(`/shippo/depot?number=${encodeURIComponent(number)}`, 303);
});

shippo.use(async (c, next) => {
  const given = tokenOf(c);
  const isTest = given.startsWith(TEST_TOKEN);
  if (!isTest && !(await sameText(given, c.get('settings').secretKey))) {
    return c.json({ detail: 'Invalid token' }, 401);
  }
  return (await failing(c, wordOf(c, FAULTS))) ?? next();
});

shippo.get('/carrier_accounts', (c) =>
  c.json({
    results: [
      {
        object_id: 'b741b99f95e841639b54272834bc478c',
        carrier: 'estafeta',
        account_id: '****',
        active: true,
      },
    ],
  }),
);

shippo.post('/shipments', async (c) => {
  const asked = shipmentRequest.safeParse(await c.req.json().catch(() => null));
  if (!asked.success) return c.json({ detail: 'Invalid shipment' }, 400);
  const failed = await failing(c, FAULT_OF_ZIP[asked.data.address_to.zip]);
  return failed ?? c.json(shipmentOf(asked.data), 201);
});

shippo.get('/transactions', async (c) => {
  const labels = await shippoOf(c.env).listOf(c.req.query('rate') ?? '');
  const results = labels.map((label) => showLabel(label, originOf(c)));
  return c.json({ results });
});

shippo.post('/transactions', async (c) => {
  const asked = transactionRequest.safeParse(await c.req.json().catch(() => null));
  if (!asked.success) return c.json({ detail: 'Invalid transaction' }, 400);
  const way = wordOf(c, WAYS);
  const refused = { status: 'ERROR', messages: [{ code: 'expired_rate', text: 'Expired rate' }] };
  if (way === 'refuses') return c.json({ object_id: asked.data.rate, ...refused }, 201);
  const label = await shippoOf(c.env).buy(asked.data, way === 'queued');
  if (way === 'lost') return c.json({}, 500);
  const charged = {
    ...(way === 'dear' && { rate: { amount: '999.00', currency: 'MXN' } }),
    ...(way === 'foreign' && { rate: { amount: '999.00', currency: 'USD' } }),
  };
  return c.json({ ...showLabel(label, originOf(c)), ...charged }, 201);
});

shippo.get('/transactions/:id', async (c) => {
  const label = await shippoOf(c.env).find('id', c.req.param('id'));
  return label ? c.json(showLabel(label, originOf(c))) : c.json({ detail: 'Not found' }, 404);
});

shippo.post('/refunds', async (c) => {
  const asked = refundRequest.safeParse(await c.req.json().catch(() => null));
  if (!asked.success) return c.json({ detail: 'Invalid refund' }, 400);
  const { transaction } = asked.data;
  const isBack = wordOf(c, WAYS) !== 'keeps' && (await shippoOf(c.env).giveBack(transaction));
  const object_id = crypto.randomUUID().replaceAll('-', '');
  return c.json({ object_id, transaction, status: isBack ? 'SUCCESS' : 'ERROR' }, 201);
});

function tokenOf(c: SandboxContext): string {
  return /^ShippoToken (\S{1,200})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
}

/** The word with which a test token goes on, where it is one of these. */
function wordOf<Word extends string>(c: SandboxContext, words: readonly Word[]): Word | undefined {
  const token = tokenOf(c);
  return words.find((word) => token === TEST_TOKEN + word);
}
