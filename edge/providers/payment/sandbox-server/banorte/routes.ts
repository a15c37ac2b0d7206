import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { fromDecimal } from '../../../kit/decimal.ts';
import { hostedOf, type SandboxEnv } from '../bindings.ts';
import { inline, policyFor } from '../csp.ts';
import { originOf, looked } from '../hosted/say.ts';
import { statusOf } from '../hosted/payments.ts';
import { sameText, type SandboxContext } from '../http.ts';
import { openCharge } from './envelope.ts';
import { doneScript, windowScript } from './window-script.ts';

const decimal = z.string().regex(/^\d{1,10}\.\d{2}$/);
const controlNumber = z.string().regex(/^\w{1,30}$/);
const windowCharge = z.object({
  merchantId: z.string().min(1).max(7),
  name: z.string(),
  password: z.string(),
  mode: z.enum(['PRD', 'AUT', 'DEC', 'RND']),
  controlNumber,
  terminalId: z.string().min(1).max(15),
  amount: decimal,
  lang: z.enum(['ES', 'EN']),
});
const account = z.object({ USER: z.string(), PASSWORD: z.string() });
const verify = z.object({ CMD_TRANS: z.literal('VERIFY'), CONTROL_NUMBER: controlNumber });
const refund = z.object({
  CMD_TRANS: z.literal('REFUND'),
  CONTROL_NUMBER: controlNumber,
  REFERENCE: z.string().regex(/^\d{1,30}$/),
  AMOUNT: decimal,
});
const RESULTS = { waiting: 'R', pending: 'T', paid: 'A', declined: 'D', expired: 'D' } as const;

/** Banorte's window and Payworks, as the platform's own adapter speaks with them. */
export const banorte = new Hono<SandboxEnv>();

/** The platform's page loads it before the window's own script, which here needs none. */
banorte.get('/orquestador/resources/js/jquery-3.3.1.js', (c) => script(c, ''));
banorte.get('/orquestador/lightbox/checkoutV2.js', (c) => script(c, windowScript(originOf(c))));

banorte.post('/window', async (c) => {
  const { publishableKey, secretKey, rsaPrivateKey = '' } = c.get('settings');
  const { Params: sealed } = await c.req.parseBody();
  const opened = typeof sealed === 'string' && (await openCharge(rsaPrivateKey, sealed));
  const asked = windowCharge.safeParse(opened).data;
  const given = `${asked?.name}:${asked?.password}`;
  const isRight = asked && (await sameText(given, `${publishableKey}:${secretKey}`));
  const money = asked && fromDecimal(asked.amount, 'MXN');
  if (!isRight || !money) return c.redirect(`${originOf(c)}/banorte/done?how=error`, 303);
  const payment = await hostedOf(c.env).open(
    {
      code: 'banorte',
      reference: asked.controlNumber,
      amount: money.amount,
      currency: 'MXN',
      description: asked.controlNumber,
      returnUrl: `${originOf(c)}/banorte/done?how=done`,
      cancelUrl: `${originOf(c)}/banorte/done?how=cancel`,
      locale: asked.lang.toLowerCase(),
    },
    originOf(c),
  );
  return c.redirect(payment.page, 303);
});

banorte.get('/done', async (c) => {
  const style = 'html{color-scheme:light dark}';
  const policy = await policyFor({ style, script: doneScript, embeddable: true });
  c.header('content-security-policy', policy);
  return c.html(html`${inline('style', style)}${inline('script', doneScript)}`);
});

banorte.post('/payw2', async (c) => {
  const form = await c.req.parseBody();
  const { publishableKey, secretKey } = c.get('settings');
  const { USER, PASSWORD } = account.safeParse(form).data ?? {};
  if (!(await sameText(`${USER}:${PASSWORD}`, `${publishableKey}:${secretKey}`))) {
    return c.text('AUT-10', 401);
  }
  const asked = verify.safeParse(form).data;
  if (asked) return sayVerified(c, asked.CONTROL_NUMBER);
  const given = refund.safeParse(form).data;
  return given ? sayRefunded(c, given) : c.text('invalid', 400);
});

/** How a charge stands; of one that nobody knows, that it was rejected. */
async function sayVerified(c: SandboxContext, reference: string): Promise<Response> {
  const seen = await looked(c, 'banorte', { reference });
  if (seen === 'fails') return c.text('', 500);
  if (!seen) return said(c, 'R', { codigo_payw: 'unknown' });
  const result = RESULTS[statusOf(seen, Date.now())];
  return said(c, result, result === 'A' ? { referencia: numberOf(seen.id) } : {});
}

async function sayRefunded(c: SandboxContext, asked: z.infer<typeof refund>): Promise<Response> {
  const books = hostedOf(c.env);
  const amount = Math.round(Number(asked.AMOUNT) * 100);
  const key = asked.CONTROL_NUMBER;
  const given = await books.refund(idOf(asked.REFERENCE), { amount, key });
  return said(c, given ? 'A' : 'D', { codigo_payw: given ? '00' : 'refund' });
}

/** Payworks answers in headers. */
function said(
  c: SandboxContext,
  result: 'A' | 'D' | 'R' | 'T',
  more: Readonly<Record<string, string>>,
): Response {
  return c.text('', 200, { resultado_payw: result, texto: 'sandbox', ...more });
}

function script(c: SandboxContext, text: string): Response {
  c.header('cross-origin-resource-policy', 'cross-origin');
  return c.body(text, 200, { 'content-type': 'text/javascript; charset=utf-8' });
}

/** The number that the bank gives a charge: the sandbox's own id, in digits. */
function numberOf(id: string): string {
  return BigInt(`0x${id}`).toString();
}

function idOf(number: string): string {
  return BigInt(number).toString(16).padStart(20, '0');
}
