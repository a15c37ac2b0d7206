/** Banorte: the platform's adapter, the bank's window and Payworks, over HTTP. */
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { banorte } from '../../../edge/providers/payment/banorte/adapter.ts';
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
const KEYS = {
  merchant_id: '7000002',
  user: SANDBOX_KEYS.PUBLISHABLE_KEY,
  password: SANDBOX_KEYS.SECRET_KEY,
  terminal_id: '70000021',
  certificate: PAIR.publicKey,
};
const AMOUNT = { amount: 108_050, currency: 'MXN' };

let sandbox: RunningProvider;
let serial = 0;
beforeAll(async () => {
  sandbox = await startProvider({ RSA_PRIVATE_KEY: PAIR.privateKey });
});
afterAll(async () => {
  await sandbox.stop();
});

const open = (keys: Record<string, string> = KEYS) =>
  banorte.open(keys, { fetch, clock: systemClock, origin: `${sandbox.origin}/banorte` });

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** A charge whose window is open at its buyer's. */
async function begin() {
  serial += 1;
  const reference = `a.py_banorte${serial}-1`;
  const provider = open();
  const started = await provider.start({
    amount: AMOUNT,
    reference,
    returnUrl: 'http://casa.localhost:8787/checkout/co_1/return',
    windowUrl: 'http://casa.localhost:8787/me/payments/pt_1/banco',
    idempotencyKey: reference,
  });
  const opened = await provider.openWindow?.({ amount: AMOUNT, reference });
  if (!started.ok || started.value.outcome !== 'requires_action' || !opened?.ok) {
    throw new Error('no window');
  }
  const { id } = started.value;
  const { encryptedData, scripts } = opened.value;
  const window = await post(`${sandbox.origin}/banorte/window`, { Params: encryptedData });
  const page = new URL(window.headers.get('location') ?? '');
  const answer = (given: string) =>
    post(`${page.origin}${page.pathname}`, {
      id: page.searchParams.get('id') ?? '',
      answer: given,
    });
  const find = () => provider.find(reference, id);
  return { provider, reference, id, scripts, page, answer, find };
}

test('the window opens over the page, waits, and is found by its control number once it is paid', async () => {
  const { scripts, page, answer, find, id } = await begin();
  for (const script of scripts) expect((await fetch(script)).status).toBe(200);
  expect(await (await fetch(scripts[1] ?? '')).text()).toContain('startPayment');
  const shown = await fetch(page);
  expect(shown.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(await find()).toMatchObject({ ok: true, value: { outcome: 'pending' } });
  const back = await answer('pay');
  expect(back.headers.get('location')).toBe(`${sandbox.origin}/banorte/done?how=done`);
  expect(await find()).toMatchObject({
    ok: true,
    value: { id, amount: AMOUNT, outcome: 'approved' },
  });
});

test('a declined card declines it; a first look that fails says nothing', async () => {
  const declined = await begin();
  await declined.answer('decline');
  expect(await declined.find()).toMatchObject({ value: { outcome: 'declined' } });
  const failing = await begin();
  await failing.answer('fail');
  expect(await failing.find()).toMatchObject({ error: { code: 'provider_unavailable' } });
  expect(await failing.find()).toMatchObject({ value: { outcome: 'approved' } });
});

test('gives back a part and the rest, once each, and no more than that', async () => {
  const { provider, reference, id, answer } = await begin();
  await answer('stay');
  const give = (minor: number, idempotencyKey: string) =>
    provider.refund({
      chargeId: id,
      reference,
      amount: { ...AMOUNT, amount: minor },
      idempotencyKey,
    });
  expect(await give(8_050, 'r1')).toMatchObject({ ok: true, value: { status: 'success' } });
  expect(await give(8_050, 'r1')).toMatchObject({ ok: true, value: { status: 'success' } });
  expect(await give(100_001, 'r2')).toMatchObject({ error: { code: 'refund_refused' } });
  expect(await give(100_000, 'r3')).toMatchObject({ ok: true, value: { status: 'success' } });
});

test('wrong keys are refused by Payworks, and by the window', async () => {
  expect(await open().check()).toEqual({ ok: true, value: null });
  const wrong = open({ ...KEYS, password: 'nothing_of_ours' });
  expect(await wrong.check()).toMatchObject({ error: { code: 'provider_refused' } });
  const opened = await wrong.openWindow?.({ amount: AMOUNT, reference: 'a.py_wrong-1' });
  const sealed = opened?.ok ? opened.value.encryptedData : '';
  for (const Params of [sealed, 'nothing', `${sealed}x:::y`]) {
    const answered = await post(`${sandbox.origin}/banorte/window`, { Params });
    expect(answered.headers.get('location')).toContain('/banorte/done?how=error');
  }
});
