import { Hono } from 'hono';
import { z } from 'zod';
import { shippoOf, type SandboxEnv } from '../bindings.ts';
import { failing, originOf } from '../failing.ts';
import { sameText, type SandboxContext } from '../http.ts';
import type { KeptLabel, Status } from '../shippo/labels.ts';
import { FAULT_OF_ZIP } from '../shippo/rates.ts';
import { ratesOf, shipmentRequest } from './rates.ts';

/** Tokens of accounts that anybody may type into a store's settings. */
const TEST_TOKEN = 'envia_test_';
const FAULTS = ['down', 'slow', 'garbage'] as const;
/** Codes of Envia's refusals, which come with 200. */
const CODES = { data: 1101, number: 1114, givenBack: 1115, used: 1116 } as const;

const parcelRequest = z.object({ trackingNumbers: z.array(z.string()).min(1) });
const cancelRequest = z.object({ carrier: z.string(), trackingNumber: z.string() });

/** Envia as the platform's own adapter speaks of it. Its parcels stand in the depot of `/shippo`. */
export const envia = new Hono<SandboxEnv>();

envia.use(async (c, next) => {
  const given = tokenOf(c);
  const isKnown =
    given.startsWith(TEST_TOKEN) || (await sameText(given, c.get('settings').secretKey));
  if (!isKnown)
    return c.json({ meta: 'error', error: { code: 401, message: 'Unauthorized' } }, 401);
  const fault = FAULTS.find((word) => given === TEST_TOKEN + word);
  return (await failing(c, fault)) ?? next();
});

envia.post('/ship/rate/', async (c) => {
  const asked = shipmentRequest.safeParse(await bodyOf(c));
  if (!asked.success) return refuse(c, CODES.data);
  const fault = FAULT_OF_ZIP[asked.data.destination.postalCode];
  const failed = await failing(c, fault);
  if (failed) return failed;
  const data = fault === 'none' ? undefined : ratesOf(asked.data);
  return data ? c.json({ meta: 'rate', data }) : refuse(c, CODES.data);
});

envia.post('/ship/generate/', async (c) => {
  const asked = shipmentRequest.safeParse(await bodyOf(c));
  const rates = asked.success ? ratesOf(asked.data) : undefined;
  if (!asked.success || !rates) return refuse(c, CODES.data);
  const { carrier, service = '' } = asked.data.shipment;
  const sold = rates.find((one) => 'service' in one && one.service === service);
  const way = tokenOf(c).slice(TEST_TOKEN.length);
  if (!sold || way === 'refuses') return refuse(c, CODES.data);
  const { comments: metadata = '' } = asked.data.settings;
  const label = await shippoOf(c.env).buy({ rate: `${carrier}__${service}`, metadata }, false);
  if (way === 'lost') return c.json({}, 500);
  const { number, id } = label;
  const origin = originOf(c);
  return c.json({
    meta: 'generate',
    data: [
      {
        ...sold,
        shipmentId: 1,
        trackingNumber: number,
        trackUrl: pageOf(origin, label),
        label: `${origin}/shippo/papers/${id}`,
      },
    ],
  });
});

/** The words that the adapter knows; Envia's own are more. */
const WORDS: Readonly<Record<Status, string>> = {
  PRE_TRANSIT: 'Created',
  TRANSIT: 'In transit',
  DELIVERED: 'Delivered',
  RETURNED: 'Returned',
  FAILURE: 'Delivery attempt',
};

envia.post('/ship/generaltrack/', async (c) => {
  const asked = parcelRequest.safeParse(await bodyOf(c));
  if (!asked.success) return refuse(c, CODES.data);
  const found = await Promise.all(
    asked.data.trackingNumbers.map((number) => shippoOf(c.env).find('number', number)),
  );
  const data = found.flatMap((label) => {
    if (!label) return [];
    const status = label.isRefunded ? 'Canceled' : WORDS[label.status];
    return [{ trackingNumber: label.number, status, trackUrl: pageOf(originOf(c), label) }];
  });
  return c.json({ meta: 'generaltrack', data });
});

envia.post('/ship/cancel/', async (c) => {
  const asked = cancelRequest.safeParse(await bodyOf(c));
  if (!asked.success) return refuse(c, CODES.data);
  const { carrier, trackingNumber } = asked.data;
  const label = await shippoOf(c.env).find('number', trackingNumber);
  if (!label) return refuse(c, CODES.number);
  if (label.isRefunded) return refuse(c, CODES.givenBack);
  if (!(await shippoOf(c.env).giveBack(label.id))) return refuse(c, CODES.used);
  return c.json({ meta: 'cancel', data: [{ carrier, trackingNumber, refundedAmount: 0 }] });
});

const bodyOf = (c: SandboxContext): Promise<unknown> => c.req.json().catch(() => null);

const pageOf = (origin: string, { number }: KeptLabel) => `${origin}/shippo/depot?number=${number}`;

const refuse = (c: SandboxContext, code: number) =>
  c.json({ meta: 'error', error: { code, description: 'Refused', message: 'Refused' } });

function tokenOf(c: SandboxContext): string {
  return /^Bearer (\S{1,200})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
}
