/** What PayPal and Conekta have authorised: the platform's adapters and the sandbox's pages, over HTTP. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { conektaCard } from '../../../edge/providers/payment/conekta/adapter.ts';
import { paypal } from '../../../edge/providers/payment/paypal/adapter.ts';
import type { Adapter, PaymentProvider } from '../../../edge/providers/payment/port.ts';
import { systemClock } from '../../../shared/kernel/clock.ts';
import type { AuthorizingCode } from '../../../shared/rules/authorizations.ts';
import {
  SANDBOX_KEYS,
  startProvider,
  type RunningProvider,
} from '../../support/sandbox-provider.ts';

const { SECRET_KEY, PUBLISHABLE_KEY } = SANDBOX_KEYS;
const AMOUNT = { amount: 124_900, currency: 'MXN' };
const PART = { ...AMOUNT, amount: 100_000 };
const LATE_MS = 300;

/** Each with where the sandbox speaks its wire, and the field by which its page names a payment. */
const TABLE: readonly (readonly [
  AuthorizingCode,
  Adapter,
  string,
  string,
  Record<string, string>,
])[] = [
  [
    'paypal',
    paypal,
    'paypal',
    'token',
    { client_id: PUBLISHABLE_KEY, client_secret: SECRET_KEY, webhook_id: 'WH' },
  ],
  [
    'conekta_card',
    conektaCard,
    'conekta',
    'id',
    { private_key: SECRET_KEY, webhook_public_key: 'none' },
  ],
];

let sandbox: RunningProvider;
let serial = 0;
beforeAll(async () => {
  sandbox = await startProvider({ LATE_MS: String(LATE_MS) });
});
afterAll(async () => {
  await sandbox.stop();
});

describe.each(TABLE)('%s', (code, adapter, path, field, keys) => {
  // Conekta's document tells no card's refusal from another.
  const refusal = code === 'paypal' ? 'source_refused' : 'provider_refused';

  const open = (): PaymentProvider =>
    adapter.open(keys, { fetch, clock: systemClock, origin: `${sandbox.origin}/${path}` });

  /** A payment for later whose buyer has answered on the page. */
  async function answered(answer: string) {
    const provider = open();
    serial += 1;
    const reference = `a.py_later_${serial}-1`;
    const started = await provider.start({
      amount: AMOUNT,
      reference,
      returnUrl: 'http://moda.localhost:8787/return',
      idempotencyKey: reference,
      buyer: { name: 'Ana Pérez', email: 'ana@example.com', phone: '+525512345678' },
      description: 'K7QX-2M4P',
      isLater: true,
    });
    if (!started.ok || started.value.outcome !== 'requires_action') throw new Error('no page');
    const { id: chargeId, redirectUrl } = started.value;
    const page = new URL(redirectUrl);
    const fields = { [field]: page.searchParams.get(field) ?? '', answer };
    const body = new URLSearchParams(fields);
    const shown = await (await fetch(page)).text();
    expect(shown).toContain('value="captureRefused"');
    await fetch(page.origin + page.pathname, { method: 'POST', body, redirect: 'manual' });
    const about = { chargeId, reference };
    const find = () => provider.find(reference, chargeId);
    return { provider, calls: provider.authorizations!, about, find };
  }

  test('one is charged in part, once, and the rest is given back', async () => {
    const { provider, calls, about, find } = await answered('pay');
    expect(await find()).toMatchObject({ value: { outcome: 'authorized', refunded: 0 } });
    const captured = { outcome: 'approved', amount: AMOUNT, refunded: 24_900 };
    const ask = (key: string) =>
      calls.capture({ ...about, amount: PART, idempotencyKey: `${about.reference}-${key}` });
    expect(await ask('one')).toMatchObject({ ok: true, value: captured });
    expect(await ask('two')).toMatchObject({ error: { code: 'provider_refused' } });
    expect(await find()).toMatchObject({ value: captured });
    const refund = { ...about, idempotencyKey: `refund-${about.reference}` };
    expect(await provider.refund({ ...refund, amount: AMOUNT })).toMatchObject({ ok: false });
    const whole = { ...refund, amount: PART, idempotencyKey: `whole-${about.reference}` };
    expect(await provider.refund(whole)).toMatchObject({ value: { status: 'success' } });
    expect(await find()).toMatchObject({ value: { refunded: AMOUNT.amount } });
  });

  test('one is given up, and never charged', async () => {
    const { calls, about, find } = await answered('pay');
    await find();
    const key = { idempotencyKey: `void-${about.reference}` };
    expect(await calls.release({ ...about, ...key })).toMatchObject({
      value: { outcome: 'declined' },
    });
    expect(await calls.capture({ ...about, ...key, amount: AMOUNT })).toMatchObject({ ok: false });
    expect(await calls.release({ ...about, ...key })).toMatchObject({ ok: false });
    expect(await find()).toMatchObject({ value: { outcome: 'declined' } });
  });

  test('one ends by itself', async () => {
    const { find } = await answered('short');
    await expect
      .poll(async () => (await find()).ok && (await find()), { timeout: 10_000 })
      .toMatchObject({ value: { outcome: 'declined' } });
  });

  test('one is refused as it is charged, and stands', async () => {
    const { calls, about, find } = await answered('captureRefused');
    await find();
    const asked = { ...about, amount: AMOUNT, idempotencyKey: `capture-${about.reference}` };
    expect(await calls.capture(asked)).toMatchObject({ error: { code: refusal } });
    expect(await find()).toMatchObject({ value: { outcome: 'authorized' } });
  });

  test('one that is declined authorises nothing', async () => {
    const { find } = await answered('decline');
    const found = await find();
    expect(found.ok && found.value.outcome).not.toBe('authorized');
  });
});
