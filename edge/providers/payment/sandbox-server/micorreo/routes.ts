import { Hono } from 'hono';
import { z } from 'zod';
import { shippoOf, type SandboxEnv } from '../bindings.ts';
import { failing } from '../failing.ts';
import { sameText } from '../http.ts';
import type { Status } from '../shippo/labels.ts';
import { agenciesOf, FAULT_OF_PROVINCE } from './branches.ts';

/** Passwords of accounts that anybody may type into a store's settings. */
const TEST_PASSWORD = 'micorreo_test_';
const TOKEN = 'jwt_of_the_sandbox';
/** Postal codes to which rates go wrong, as people may type them into a checkout of the demo. */
const FAULT_OF_CODE: Readonly<Record<string, 'none' | 'down' | 'slow' | 'garbage'>> = {
  '9998': 'none',
  '9997': 'down',
  '9996': 'slow',
  '9995': 'garbage',
};

const ratesRequest = z.object({
  customerId: z.string().min(1),
  postalCodeDestination: z.string(),
  deliveredType: z.enum(['D', 'S']),
  dimensions: z.object({ weight: z.number().int().positive() }),
});
const importRequest = z.object({
  extOrderId: z.string().regex(/^\w{1,64}$/),
  orderNumber: z.string().max(100),
  recipient: z.object({ name: z.string().min(1), email: z.string().min(3) }),
  shipping: z.object({ deliveryType: z.enum(['D', 'S']), agency: z.string().nullish() }),
});

/** MiCorreo as the platform's own adapter speaks of it. Its parcels stand in the depot of `/shippo`. */
export const micorreo = new Hono<SandboxEnv>();

micorreo.post('/token', async (c) => {
  const basic = /^Basic (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  const password = textOf(basic).split(':')[1] ?? '';
  const isKnown =
    password.startsWith(TEST_PASSWORD) || (await sameText(password, c.get('settings').secretKey));
  if (!isKnown) return c.json({ code: '401', message: 'Unauthorized' }, 401);
  return c.json({ token: TOKEN, expires: '2099-12-31 23:59:59' });
});

micorreo.use(async (c, next) => {
  if (c.req.header('authorization') === `Bearer ${TOKEN}`) return next();
  return c.json({ code: '401', message: 'Unauthorized' }, 401);
});

micorreo.get('/agencies', async (c) => {
  const letter = c.req.query('provinceCode') ?? '';
  if (!c.req.query('customerId')) return c.json({ code: '402', message: 'customerId' }, 402);
  return (await failing(c, FAULT_OF_PROVINCE[letter])) ?? c.json(agenciesOf(letter));
});

micorreo.post('/rates', async (c) => {
  const asked = ratesRequest.safeParse(await c.req.json().catch(() => null));
  if (!asked.success) return c.json({ code: '402', message: 'Datos no validos' }, 402);
  const { customerId, deliveredType, dimensions, postalCodeDestination: code } = asked.data;
  // Codes come as `1842` and as `B1842ZAB`.
  const fault = FAULT_OF_CODE[/\d{4}/.exec(code)?.[0] ?? ''];
  const failed = await failing(c, fault);
  if (failed) return failed;
  const base = deliveredType === 'S' ? 3_980 : 4_980;
  const rate = {
    deliveredType,
    productType: 'CP',
    productName: 'Correo Argentino Clasico',
    price: base + Math.ceil(dimensions.weight / 1000) * 120.5,
    deliveryTimeMin: '2',
    deliveryTimeMax: '5',
  };
  const rates = fault === 'none' ? [] : [rate];
  return c.json({ customerId, validTo: '2099-12-31T23:59:59.000-03:00', rates });
});

micorreo.post('/shipping/import', async (c) => {
  const asked = importRequest.safeParse(await c.req.json().catch(() => null));
  const isWhole =
    asked.success && (asked.data.shipping.deliveryType === 'D' || asked.data.shipping.agency);
  if (!isWhole) return c.json({ code: '402', message: 'Datos no validos' }, 402);
  const { extOrderId: rate, orderNumber: metadata } = asked.data;
  await shippoOf(c.env).buy({ rate, metadata }, false);
  return c.json({ createdAt: new Date().toISOString() });
});

/** The words for events that the adapter knows; MiCorreo's own are more. */
const EVENTS: Readonly<Record<Status, string>> = {
  PRE_TRANSIT: 'PREIMPOSICION',
  TRANSIT: 'EN CAMINO',
  DELIVERED: 'ENTREGADO',
  RETURNED: 'DEVOLUCION AL REMITENTE',
  FAILURE: 'INTENTO DE ENTREGA',
};

micorreo.get('/shipping/tracking', async (c) => {
  const parcels = await shippoOf(c.env).listOf(c.req.query('shippingId') ?? '');
  return c.json(
    parcels.map(({ id, number, status }) => ({
      id,
      productId: 'CP',
      trackingNumber: number,
      events: [
        { event: EVENTS[status], date: '28-11-2026 10:33', branch: '', status: '', sign: '' },
      ],
    })),
  );
});

function textOf(basic: string): string {
  try {
    return atob(basic);
  } catch {
    return '';
  }
}
