import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { banorte } from './banorte/routes.ts';
import type { SandboxEnv } from './bindings.ts';
import { API_POLICY } from './csp.ts';
import { aplazo } from './hosted/aplazo.ts';
import { conekta } from './hosted/conekta.ts';
import { micorreo } from './micorreo/routes.ts';
import { mobbex } from './hosted/mobbex.ts';
import { own } from './hosted/own.ts';
import { hostedPages } from './hosted/pages.ts';
import { send } from './http.ts';
import { refusal } from './ledger/answers.ts';
import { openpay } from './openpay/routes.ts';
import { paypal } from './paypal/routes.ts';
import { push } from './push/routes.ts';
import { challenge } from './routes/challenge.ts';
import { envia } from './envia/routes.ts';
import { frame } from './routes/frame.ts';
import { home } from './routes/home.ts';
import { tokens } from './routes/tokens.ts';
import { readSettings } from './settings.ts';
import { shippo } from './shippo/routes.ts';
import { skydropx } from './skydropx/routes.ts';
import { customers, methods } from './stripe/cards.ts';
import { disputes } from './stripe/disputes.ts';
import { intents, payouts, refunds, transactions } from './stripe/routes.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** The provider's HTTP side: headers for every answer, then the routes. */
export function createApp(): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();

  app.use(async function headers(c, next) {
    c.set('settings', readSettings(c.env));
    await next();
    const { headers: set } = c.res;
    set.set('cache-control', 'no-store');
    set.set('x-content-type-options', 'nosniff');
    // The address of the bank's page contains its key.
    set.set('referrer-policy', 'no-referrer');
    if (!set.has('content-security-policy')) set.set('content-security-policy', API_POLICY);
  });
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => c.json({ error: { code: 'body_too_large', message: 'At most 64 KB.' } }, 413),
    }),
  );

  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.route('/', home);
  app.route('/v1/frame', frame);
  app.route('/v1/tokens', tokens);
  app.route('/v1/payment_intents', intents);
  app.route('/v1/payment_methods', methods);
  app.route('/v1/customers', customers);
  app.route('/v1/refunds', refunds);
  app.route('/v1/disputes', disputes);
  app.route('/v1/payouts', payouts);
  app.route('/v1/balance_transactions', transactions);
  app.route('/3ds', challenge);
  app.route('/paypal', paypal);
  app.route('/openpay', openpay);
  app.route('/mobbex', mobbex);
  app.route('/aplazo', aplazo);
  app.route('/conekta', conekta);
  app.route('/banorte', banorte);
  app.route('/shippo', shippo);
  app.route('/micorreo', micorreo);
  app.route('/envia', envia);
  app.route('/skydropx', skydropx);
  app.route('/push', push);
  app.route('/hosted', own);
  app.route('/hosted', hostedPages);

  app.notFound((c) => send(c, refusal(404, 'not_found', 'There is nothing here.')));
  app.onError((error, c) => {
    console.error(JSON.stringify({ level: 'error', path: c.req.path, message: error.message }));
    return send(c, refusal(500, 'provider_error', 'The provider failed.'));
  });
  return app;
}
