import { Hono } from 'hono';
import { negotiateLocale } from '../../../../../shared/kernel/locale.ts';
import { systemClock } from '../../../../../shared/kernel/clock.ts';
import { pushOf, type SandboxEnv } from '../bindings.ts';
import { policyFor } from '../csp.ts';
import type { SandboxContext } from '../http.ts';
import { pageStyle } from '../pages/style.ts';
import { WAYS } from './books.ts';
import { devicePage } from './page.ts';
import { isSender } from './token.ts';

/** Bytes that a push service has to take (RFC 8030, 7.2). */
const PUSH_BYTES = 4_096;

/**
 * A push service and the browsers behind it: `POST /push/devices` makes one and answers its
 * subscription, `/push/devices/{id}` shows what came to it.
 */
export const push = new Hono<SandboxEnv>();

push.post('/devices', async (c) => {
  const { id, keys } = await pushOf(c.env).add();
  const endpoint = `${originOf(c)}/push/send/${id}`;
  // A page of a store asks for one in the place of its browser's.
  c.header('access-control-allow-origin', '*');
  return c.json({ endpoint, keys: { p256dh: keys.publicKey, auth: keys.auth } }, 201);
});

push.get('/devices/:id', async (c) => {
  const device = await pushOf(c.env).find(c.req.param('id'));
  if (!device) return c.text('', 404);
  const pushes = await pushOf(c.env).listOf(device.id);
  if (c.req.header('accept') === 'application/json') {
    return c.json(pushes.map(({ text, topic }) => ({ ...(JSON.parse(text) as object), topic })));
  }
  const policy = await policyFor({ style: pageStyle, formAction: ["'self'"] });
  c.header('content-security-policy', policy);
  const asked = c.req.header('accept-language') ?? null;
  const locale = negotiateLocale(c.req.query('locale'), asked, 'es');
  return c.html(devicePage({ locale, address: c.req.url }, device, pushes));
});

push.post('/devices/:id', async (c) => {
  const { way } = await c.req.parseBody();
  const given = WAYS.find((one) => one === way);
  if (given) await pushOf(c.env).set(c.req.param('id'), given);
  return c.redirect(new URL(c.req.url).pathname, 303);
});

push.post('/send/:id', async (c) => {
  const device = await pushOf(c.env).find(c.req.param('id'));
  if (!device || device.way === 'gone') return c.body(null, 410);
  if (device.way === 'busy') return c.body(null, 429, { 'retry-after': '5' });
  if (device.way === 'down') return c.body(null, 503);
  if (device.way === 'moved') return c.redirect('/healthz', 307);
  if (device.way === 'slow') {
    await new Promise((resolve) => setTimeout(resolve, c.get('settings').hangMs));
  }
  const given = c.req.header('authorization') ?? '';
  if (!(await isSender(given, originOf(c), systemClock.now()))) return c.body(null, 401);
  const isPush =
    c.req.header('content-encoding') === 'aes128gcm' && Number(c.req.header('ttl')) > 0;
  const body = new Uint8Array(await c.req.arrayBuffer());
  if (!isPush || body.length > PUSH_BYTES) return c.body(null, isPush ? 413 : 400);
  const isTaken = await pushOf(c.env).take(device.id, c.req.header('topic') ?? '', body);
  return c.body(null, isTaken ? 201 : 400);
});

/** Where the platform and browsers find the sandbox. */
function originOf(c: SandboxContext): string {
  return c.get('settings').publicOrigin ?? new URL(c.req.url).origin;
}
