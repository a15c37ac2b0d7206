/** Cards that stay with Conekta: the platform's adapter and the sandbox's own books, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conektaCard } from '../../../edge/providers/payment/conekta/adapter.ts';
import type { PaymentProvider } from '../../../edge/providers/payment/port.ts';
import { systemClock } from '../../../shared/kernel/clock.ts';
import {
  SANDBOX_KEYS,
  startProvider,
  type RunningProvider,
} from '../../support/sandbox-provider.ts';

let sandbox: RunningProvider;
let provider: PaymentProvider;
beforeAll(async () => {
  sandbox = await startProvider();
  provider = conektaCard.open(
    { private_key: SANDBOX_KEYS.SECRET_KEY, webhook_public_key: 'none' },
    { fetch, clock: systemClock, origin: `${sandbox.origin}/conekta` },
  );
});
afterAll(() => sandbox.stop());

const buyer = { name: 'Ana Pérez', email: 'ana@example.com', phone: '+525512345678' };
const inputOf = (reference: string) => ({
  amount: { amount: 108_050, currency: 'MXN' },
  reference,
  returnUrl: 'http://casa.localhost:8787/checkout/co_1/return',
  cancelUrl: 'http://casa.localhost:8787/checkout/co_1/pay',
  idempotencyKey: reference,
  description: 'K7QX-2M4P',
  buyer,
});

test('a page leaves its card, which pays again until it is let go of; nobody else’s card pays', async () => {
  const opened = await provider.vault?.open({ ...buyer, key: 'py_1-customer' });
  const customer = opened?.ok ? opened.value : '';
  expect(customer).toMatch(/^cus_/);
  const started = await provider.start({
    ...inputOf('a.py_k1-1'),
    vault: { customer, keep: true },
  });
  if (!started.ok || started.value.outcome !== 'requires_action') throw new Error('no page');
  const page = new URL(started.value.redirectUrl);
  await fetch(`${page.origin}${page.pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ id: page.searchParams.get('id') ?? '', answer: 'pay' }),
    redirect: 'manual',
  });
  const found = await provider.find('a.py_k1-1', started.value.id);
  const source = found.ok ? (found.value.kept?.source ?? '') : '';
  expect(found).toMatchObject({ ok: true, value: { kept: { customer, expYear: 2030 } } });

  const by = (reference: string, owner: string) =>
    provider.start({ ...inputOf(reference), source, vault: { customer: owner, keep: false } });
  expect(await by('a.py_k2-1', customer)).toMatchObject({
    ok: true,
    value: { outcome: 'approved', amount: { amount: 108_050 }, card: { last4: '4242' } },
  });
  expect(await provider.find('a.py_k2-1')).toMatchObject({ value: { outcome: 'approved' } });
  expect(await by('a.py_k3-1', 'cus_of_another')).toMatchObject({
    error: { code: 'source_refused' },
  });

  const card = { customer, source };
  expect(await provider.vault?.drop(card)).toEqual({ ok: true, value: null });
  expect(await by('a.py_k4-1', customer)).toMatchObject({ error: { code: 'source_refused' } });
  expect(await provider.vault?.drop(card)).toEqual({ ok: true, value: null });
});
