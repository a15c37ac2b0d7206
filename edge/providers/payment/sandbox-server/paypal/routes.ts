import { Hono, type MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import { negotiateLocale } from '../../../../../shared/kernel/locale.ts';
import { paypalOf } from '../bindings.ts';
import type { SandboxEnv } from '../bindings.ts';
import { policyFor } from '../csp.ts';
import { digest, sameText, type SandboxContext } from '../http.ts';
import { pageStyle } from '../pages/style.ts';
import { isProved } from './events.ts';
import type { Said } from './kept-order.ts';
import { approvalPage, endedPage, missingPage, paidPage } from './page.ts';
import type { CardPage } from '../pages/card-page.ts';
import { ANSWERS, LATER_ANSWERS, planOf } from './plan.ts';
import { captureRequest, orderRequest, refundRequest, verifyRequest } from './wire.ts';

const INVALID: Said = {
  status: 400,
  body: { name: 'INVALID_REQUEST', message: 'INVALID_REQUEST', debug_id: 'sandbox' },
};

/** PayPal's Orders v2 as the platform's own adapter speaks it, and the page where a buyer says yes. */
export const paypal = new Hono<SandboxEnv>();

paypal.post('/v1/oauth2/token', async (c) => {
  const { publishableKey, secretKey } = c.get('settings');
  const given = c.req.header('authorization') ?? '';
  const isRight = await sameText(given, `Basic ${btoa(`${publishableKey}:${secretKey}`)}`);
  return isRight
    ? c.json({ access_token: await tokenOf(secretKey), expires_in: 32_400 })
    : c.json({ error: 'invalid_client' }, 401);
});

const signedIn: MiddlewareHandler<SandboxEnv> = async (c, next) => {
  const given = c.req.header('authorization') ?? '';
  const isRight = await sameText(given, `Bearer ${await tokenOf(c.get('settings').secretKey)}`);
  return isRight ? next() : c.json({ name: 'AUTHENTICATION_FAILURE' }, 401);
};
paypal.use('/v2/*', signedIn);
paypal.use('/v1/notifications/*', signedIn);

paypal.post('/v2/checkout/orders', async (c) => {
  const request = await bodyOf(c, orderRequest);
  const key = c.req.header('paypal-request-id');
  if (!request || !key) return say(c, INVALID);
  const origin = c.get('settings').publicOrigin ?? new URL(c.req.url).origin;
  return say(c, await paypalOf(c.env).open(request, origin, key));
});

paypal.get('/v2/checkout/orders/:id', async (c) =>
  say(c, await paypalOf(c.env).read(c.req.param('id'))),
);

paypal.post('/v2/checkout/orders/:id/capture', async (c) =>
  say(c, await paypalOf(c.env).complete(c.req.param('id'), 'CAPTURE')),
);

paypal.post('/v2/checkout/orders/:id/authorize', async (c) =>
  say(c, await paypalOf(c.env).complete(c.req.param('id'), 'AUTHORIZE')),
);

paypal.post('/v2/payments/authorizations/:id/capture', async (c) => {
  const request = await bodyOf(c, captureRequest);
  const key = c.req.header('paypal-request-id');
  if (!request || !key) return say(c, INVALID);
  return say(c, await paypalOf(c.env).captureLater(c.req.param('id'), request.amount.value, key));
});

paypal.post('/v2/payments/authorizations/:id/void', async (c) =>
  say(c, await paypalOf(c.env).voidLater(c.req.param('id'))),
);

paypal.post('/v2/payments/captures/:id/refund', async (c) => {
  const request = await bodyOf(c, refundRequest);
  const key = c.req.header('paypal-request-id');
  if (!request || !key) return say(c, INVALID);
  return say(c, await paypalOf(c.env).refund(c.req.param('id'), request.amount.value, key));
});

paypal.post('/v1/notifications/verify-webhook-signature', async (c) => {
  const request = await bodyOf(c, verifyRequest);
  if (!request) return say(c, INVALID);
  const { webhookSecret } = c.get('settings');
  const proved = await isProved(webhookSecret, request, request.webhook_event, Date.now());
  return c.json({ verification_status: proved ? 'SUCCESS' : 'FAILURE' });
});

paypal.get('/checkoutnow', async (c) => {
  const order = await paypalOf(c.env).find(c.req.query('token') ?? '');
  if (!order) return show(c, missingPage, undefined, 404);
  const backTo = [order.returnUrl, order.cancelUrl].map((url) => new URL(url).origin);
  c.header(
    'content-security-policy',
    await policyFor({ style: pageStyle, formAction: ["'self'", ...new Set(backTo)] }),
  );
  const page = pageOf(c, order.locale);
  return c.html(
    order.status === 'PAYER_ACTION_REQUIRED' ? approvalPage(page, order) : endedPage(page, order),
  );
});

paypal.post('/checkoutnow', async (c) => {
  const { token, answer } = await c.req.parseBody();
  const given = [...ANSWERS, ...LATER_ANSWERS].find((one) => one === answer);
  const books = paypalOf(c.env);
  const order = typeof token === 'string' ? await books.find(token) : undefined;
  if (!order || (!given && answer !== 'cancel')) return show(c, missingPage, undefined, 404);
  if (!given) return c.redirect(withToken(order.cancelUrl, order.id), 303);
  const after = (await books.answer(order.id, given)) ?? order;
  const plan = planOf(after.answer ?? given, c.get('settings'));
  if (!plan.comesBack) return show(c, paidPage, after.locale);
  return c.redirect(withToken(after.returnUrl, after.id), 303);
});

/** The address that PayPal leads back to: the shop's, with the order and its payer added. */
function withToken(address: string, token: string): string {
  const url = new URL(address);
  url.searchParams.set('token', token);
  url.searchParams.set('PayerID', 'SANDBOXPAYER');
  return url.href;
}

async function show(
  c: SandboxContext,
  view: typeof missingPage,
  locale: string | undefined,
  status: 200 | 404 = 200,
): Promise<Response> {
  c.header('content-security-policy', await policyFor({ style: pageStyle }));
  return c.html(view(pageOf(c, locale)), status);
}

function pageOf(c: SandboxContext, locale = 'es-MX'): CardPage {
  return {
    locale: negotiateLocale(c.req.query('locale') ?? locale.slice(0, 2), null, 'es'),
    address: c.req.url,
  };
}

async function say(c: SandboxContext, { status, body, holdMs = 0 }: Said): Promise<Response> {
  if (holdMs > 0) await new Promise((resolve) => setTimeout(resolve, holdMs));
  return c.json(body, status as ContentfulStatusCode);
}

async function bodyOf<T>(c: SandboxContext, schema: z.ZodType<T>): Promise<T | undefined> {
  const body: unknown = await c.req.json().catch(() => undefined);
  return schema.safeParse(body).data;
}

async function tokenOf(secret: string): Promise<string> {
  return btoa(String.fromCharCode(...(await digest(`token of ${secret}`))));
}
