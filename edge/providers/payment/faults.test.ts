/** Every adapter with a provider that is down, slow, torn or talks nonsense, at every step. */
import { describe, expect, test } from 'vitest';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { SIGNED, EVENT } from '../../../tests/support/providers/paypal.ts';
import { paypal } from './paypal/adapter.ts';
import { aplazo } from './aplazo/adapter.ts';
import { banorte } from './banorte/adapter.ts';
import { conektaCard } from './conekta/adapter.ts';
import { bazCard, memphis, tiendacrypto } from './hosted/adapter.ts';
import { mobbex } from './mobbex/adapter.ts';
import { openpayCard } from './openpay/adapter.ts';
import type { Adapter, PaymentProvider } from './port.ts';
import { strCard } from './stripe/adapter.ts';

const ADAPTERS: readonly Adapter[] = [
  strCard,
  paypal,
  conektaCard,
  openpayCard,
  banorte,
  mobbex,
  aplazo,
  bazCard,
  memphis,
  tiendacrypto,
];
const INPUT = {
  amount: { amount: 19_900, currency: 'MXN' },
  source: 'tok_1',
  reference: 'a.py_00000000000000000000000000-1',
  returnUrl: 'https://lirio.example/return',
  idempotencyKey: 'k',
};

const throws = (error: Error) => async (): Promise<Response> => {
  throw error;
};
const says = (status: number, body: string) => async () => new Response(body, { status });
const FAULTS: Readonly<Record<string, () => Promise<Response>>> = {
  down: throws(new TypeError('fetch failed')),
  'too slow': throws(new DOMException('The operation timed out', 'TimeoutError')),
  reset: async () =>
    new Response(
      new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }),
    ),
  '500': says(500, '{}'),
  'a page of 502': says(502, '<html>bad gateway</html>'),
  garbage: says(200, 'ok'),
  'an empty object': says(200, '{}'),
  'a list': says(200, '[]'),
  'a redirect': async () => Response.redirect('https://elsewhere.example/', 302),
  'a page of 5 MB': says(200, `"${'x'.repeat(5_000_000)}"`),
};

const table = ADAPTERS.flatMap((adapter) =>
  Object.entries(FAULTS).map(([fault, answer]) => [adapter.code, fault, adapter, answer] as const),
);

describe.each(table)('%s with a provider: %s', (code, fault, adapter, answer) => {
  const keys = Object.fromEntries(adapter.keys.map((name) => [name, `${name}_0123456789`]));
  const open = (): PaymentProvider =>
    adapter.open(keys, { fetch: answer, clock: fixedClock(0), origin: 'https://p.example' });

  test('start moves no money that nobody knows of', async () => {
    const started = await open().start(INPUT);
    if (started.ok) expect(started.value.outcome).toBe('unknown');
    else expect(['provider_unavailable', 'provider_refused']).toContain(started.error.code);
  });

  test('find says neither that it is paid nor that there is nothing', async () => {
    // Some providers repeat no amount, which the id keeps then.
    const id = ['mobbex', 'aplazo', 'banorte'].includes(adapter.code)
      ? '1:19900MXN'
      : '5O190127TN364715T';
    const found = await open().find(INPUT.reference, id);
    expect(found.ok).toBe(false);
    if (!found.ok) expect(found.error.code).not.toBe('charge_not_found');
  });

  test('a refund is not said to be done', async () => {
    const given = await open().refund({
      chargeId: '5O190127TN364715T',
      reference: 'a.py_00000000000000000000000000-1',
      amount: INPUT.amount,
      idempotencyKey: 'k',
    });
    if (given.ok) expect(given.value.status).toBe('unknown');
    else expect(given.error.code).not.toBe('charge_not_found');
  });

  test('no event is proved', async () => {
    const proved = await open().verifyWebhook(new Headers(SIGNED), JSON.stringify(EVENT));
    expect(proved.ok).toBe(false);
  });

  // These are asked for a list of nothing, which an empty list is.
  const areRight =
    fault === 'a list' && ['openpay_card', 'baz_card', 'memphis', 'tiendacrypto'].includes(code);
  test('keys are not said to be right', async () => {
    expect((await open().check()).ok).toBe(areRight);
  });
});

const vaults = [strCard, conektaCard].flatMap((adapter) =>
  Object.entries(FAULTS).map(([fault, answer]) => [adapter.code, fault, adapter, answer] as const),
);

describe.each(vaults)('the vault of %s with a provider: %s', (_code, _fault, adapter, answer) => {
  const keys = Object.fromEntries(adapter.keys.map((name) => [name, `${name}_0123456789`]));
  const provider = adapter.open(keys, {
    fetch: answer,
    clock: fixedClock(0),
    origin: 'https://p.example',
  });
  const card = { customer: 'cus_1', source: 'pm_1' };

  test('the charge of a saved card is not forgotten', async () => {
    const vault = { customer: card.customer, keep: false };
    const charged = await provider.start({ ...INPUT, source: card.source, vault });
    expect(charged).toMatchObject({ ok: true, value: { outcome: 'unknown' } });
  });

  test('it says neither that it has a customer nor that a card is gone', async () => {
    const buyer = { name: 'Ana Ruiz', email: 'ana@example.com', key: 'k' };
    expect(await provider.vault?.open(buyer)).toMatchObject({ ok: false });
    expect(await provider.vault?.drop(card)).toMatchObject({ ok: false });
  });
});
