/** Each provider with a page of its own: the platform's adapter and the sandbox's page, over HTTP. */
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aplazo } from '../../../edge/providers/payment/aplazo/adapter.ts';
import { conektaCard } from '../../../edge/providers/payment/conekta/adapter.ts';
import { bazCard, memphis, tiendacrypto } from '../../../edge/providers/payment/hosted/adapter.ts';
import { mobbex } from '../../../edge/providers/payment/mobbex/adapter.ts';
import { openpayCard } from '../../../edge/providers/payment/openpay/adapter.ts';
import type { Adapter, PaymentProvider } from '../../../edge/providers/payment/port.ts';
import { systemClock } from '../../../shared/kernel/clock.ts';
import {
  SANDBOX_KEYS,
  startProvider,
  type RunningProvider,
} from '../../support/sandbox-provider.ts';

const PAIR = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const { SECRET_KEY, PUBLISHABLE_KEY, WEBHOOK_SECRET } = SANDBOX_KEYS;
const own = { api_key: SECRET_KEY, webhook_secret: WEBHOOK_SECRET };
const TABLE: readonly (readonly [Adapter, string, Record<string, string>])[] = [
  [conektaCard, 'conekta', { private_key: SECRET_KEY, webhook_public_key: PAIR.publicKey }],
  [
    openpayCard,
    'openpay/v1',
    { merchant_id: 'm', private_key: SECRET_KEY, webhook_secret: WEBHOOK_SECRET },
  ],
  [
    mobbex,
    'mobbex',
    { api_key: PUBLISHABLE_KEY, access_token: SECRET_KEY, webhook_secret: WEBHOOK_SECRET },
  ],
  [aplazo, 'aplazo', { merchant_id: PUBLISHABLE_KEY, api_token: SECRET_KEY }],
  [bazCard, 'hosted/baz_card', own],
  [memphis, 'hosted/memphis', own],
  [tiendacrypto, 'hosted/tiendacrypto', own],
];

interface Heard {
  readonly code: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly rawBody: string;
}

let sandbox: RunningProvider;
let listener: Server;
const heard: Heard[] = [];
let serial = 0;

beforeAll(async () => {
  listener = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop.test');
      heard.push({
        code: pathname.slice(1),
        query: searchParams,
        headers: new Headers(request.headers as Record<string, string>),
        rawBody: Buffer.concat(chunks).toString(),
      });
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((settle) => {
    listener.listen(0, '127.0.0.1', settle);
  });
  const { port } = listener.address() as AddressInfo;
  sandbox = await startProvider({
    EVENTS_URL: `http://127.0.0.1:${port}`,
    RSA_PRIVATE_KEY: PAIR.privateKey,
  });
});
afterAll(async () => {
  await sandbox.stop();
  listener.closeAllConnections();
  listener.close();
});

/** A payment that its buyer is led on to the page of. */
async function begin([adapter, path, keys]: (typeof TABLE)[number]) {
  serial += 1;
  const reference = `a.py_hosted${serial}-1`;
  const provider = adapter.open(keys, {
    fetch,
    clock: systemClock,
    origin: `${sandbox.origin}/${path}`,
  });
  const amount = { amount: 108_050, currency: 'MXN' };
  const started = await provider.start({
    amount,
    reference,
    returnUrl: 'http://moda.localhost:8787/checkout/co_1/return',
    cancelUrl: 'http://moda.localhost:8787/checkout/co_1/pay',
    webhookUrl: 'http://moda.localhost:8787/api/payment/webhooks/x',
    idempotencyKey: reference,
    description: 'K7QX-2M4P',
    buyer: { name: 'Ana Pérez', email: 'ana@example.com', phone: '+525512345678' },
  });
  if (!started.ok || started.value.outcome !== 'requires_action') throw new Error('no page');
  const { id, redirectUrl } = started.value;
  const answer = async (given: string) => {
    const page = new URL(redirectUrl);
    return fetch(`${page.origin}${page.pathname}`, {
      method: 'POST',
      body: new URLSearchParams({ id: page.searchParams.get('id') ?? '', answer: given }),
      redirect: 'manual',
    });
  };
  const find = () => provider.find(reference, id);
  const told = () => heard.filter(({ rawBody }) => rawBody.includes(reference));
  return { provider, reference, amount, started: started.value, answer, find, told, id };
}

const proveAll = (provider: PaymentProvider, all: readonly Heard[]) =>
  Promise.all(
    all.map(({ headers, rawBody, query }) => provider.verifyWebhook(headers, rawBody, query)),
  );

describe.each(TABLE.map((row) => [row[0].code, row] as const))('%s', (code, row) => {
  test('leads to its page, waits there, is paid and tells so by an event that is proved', async () => {
    const { provider, reference, amount, started, answer, find, told, id } = await begin(row);
    expect(started).toMatchObject({ reference, amount });
    const before = await find();
    expect(before.ok && ['requires_action', 'pending'].includes(before.value.outcome)).toBe(true);
    const back = await answer('pay');
    expect(back.headers.get('location')).toContain('/checkout/co_1/return');
    expect(await find()).toMatchObject({ ok: true, value: { id, amount, outcome: 'approved' } });
    await expect.poll(() => told().length).toBeGreaterThan(0);
    expect(told().every((one) => one.code === code)).toBe(true);
    const [proved] = await proveAll(provider, told());
    expect(proved).toMatchObject({ ok: true });
    if (proved?.ok) {
      const of =
        proved.value?.charge?.reference ?? (proved.value as { reference?: string }).reference;
      expect(of).toBe(reference);
    }
  });

  test('a refusal declines it, or leaves its page open for another try', async () => {
    const { answer, find } = await begin(row);
    await answer('decline');
    expect(await find()).toMatchObject({ ok: true, value: { outcome: 'declined' } });
  });

  test('gives back a part and the rest, and no more than that', async () => {
    const { provider, reference, amount, answer, find, id } = await begin(row);
    await answer('stay');
    const give = (minor: number, idempotencyKey: string) =>
      provider.refund({
        chargeId: id,
        reference,
        amount: { ...amount, amount: minor },
        idempotencyKey,
      });
    expect(await give(8_050, 'r1')).toMatchObject({ ok: true, value: { status: 'success' } });
    const known = code === 'aplazo' ? 0 : 8_050;
    expect(await find()).toMatchObject({ value: { outcome: 'approved', refunded: known } });
    const tooMuch = await give(100_001, 'r2');
    expect(tooMuch.ok && tooMuch.value.status === 'success').toBe(false);
    expect(await give(100_000, 'r3')).toMatchObject({ ok: true, value: { status: 'success' } });
  });

  test('an event that somebody else made up is refused', async () => {
    const { provider, answer, find, told } = await begin(row);
    await answer('forged');
    await expect.poll(() => told().length).toBeGreaterThan(0);
    for (const one of await proveAll(provider, told())) {
      expect(one).toEqual({ ok: false, error: 'signature_invalid' });
    }
    const still = await find();
    expect(still.ok && still.value.outcome).not.toBe('approved');
  });

  test('a first look that fails says nothing; the next one tells', async () => {
    const { answer, find } = await begin(row);
    await answer('fail');
    expect(await find()).toMatchObject({ ok: false, error: { code: 'provider_unavailable' } });
    expect(await find()).toMatchObject({ ok: true, value: { outcome: 'approved' } });
  });

  test('wrong keys are refused', async () => {
    const [adapter, path, keys] = row;
    const wrong = Object.fromEntries(Object.keys(keys).map((name) => [name, 'nothing_of_ours']));
    const tools = { fetch, clock: systemClock, origin: `${sandbox.origin}/${path}` };
    expect((await adapter.open(wrong, tools).check()).ok).toBe(false);
    expect((await adapter.open(keys, tools).check()).ok).toBe(true);
  });
});

test('more than was asked for is seen, where the provider tells the amount', async () => {
  for (const row of TABLE.filter(([{ code }]) => code !== 'aplazo')) {
    const { answer, find } = await begin(row);
    await answer('other');
    expect(await find()).toMatchObject({ value: { amount: { amount: 108_150 } } });
  }
});

test('a rate holds for a quarter of an hour', async () => {
  const row = TABLE.find(([{ code }]) => code === 'tiendacrypto');
  if (!row) throw new Error('no such code');
  const { started } = await begin(row);
  const quote = started.outcome === 'requires_action' ? started.quote : undefined;
  expect(quote).toMatchObject({ asset: 'USDT', rate: '18.50', amount: '58.405405' });
  expect((quote?.until ?? 0) - started.created).toBe(15 * 60_000);
});

test('an event that is too old is refused, although it is signed', async () => {
  const row = TABLE.find(([{ code }]) => code === 'memphis');
  if (!row) throw new Error('no such code');
  const { provider, answer, told } = await begin(row);
  await answer('stale');
  await expect.poll(() => told().length).toBeGreaterThan(0);
  expect(await proveAll(provider, told())).toEqual([{ ok: false, error: 'signature_expired' }]);
});
