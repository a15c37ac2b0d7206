import { expect, test } from 'vitest';
import { fixedClock } from '../../../../shared/kernel/clock.ts';
import openssl from '../../../../tests/support/providers/banorte/openssl.json' with { type: 'json' };
import { openCharge } from '../sandbox-server/banorte/envelope.ts';
import { banorte } from './adapter.ts';

const REFERENCE = 'a.py_00000000000000000000000000-1';
const AMOUNT = { amount: 108_050, currency: 'MXN' };
const KEYS = {
  merchant_id: '7000002',
  user: 'a7000002',
  password: 'secret_of_ours',
  terminal_id: '70000021',
  certificate: openssl.certificate,
};
const INPUT = {
  amount: AMOUNT,
  reference: REFERENCE,
  returnUrl: 'https://lirio.example/checkout/co_1/return',
  windowUrl: 'https://lirio.example/me/payments/pt_1/banco',
  idempotencyKey: REFERENCE,
};
type Says = (fields: URLSearchParams) => Readonly<Record<string, string>>;

/** Banorte with a Payworks that answers so, under the keys of a store. */
function setUp(says: Says = () => ({ resultado_payw: 'R' }), keys: Partial<typeof KEYS> = {}) {
  const asked: URLSearchParams[] = [];
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    expect(url).toBe('https://via.banorte.com/payw2');
    const fields = new URLSearchParams(init?.body as string);
    asked.push(fields);
    return new Response('', { headers: says(fields) });
  };
  const tools = { fetch, clock: fixedClock(0) };
  return { provider: banorte.open({ ...KEYS, ...keys }, tools), asked };
}

const begun = async () => {
  const started = await setUp().provider.start(INPUT);
  if (!started.ok || started.value.outcome !== 'requires_action') throw new Error('no page');
  return started.value;
};

test('leads to our page, asks nobody, and its window gets a charge that the bank alone reads', async () => {
  const { provider, asked } = setUp();
  const started = await provider.start(INPUT);
  expect(started).toMatchObject({
    ok: true,
    value: { amount: AMOUNT, outcome: 'requires_action', redirectUrl: INPUT.windowUrl },
  });
  const opened = await provider.openWindow?.({ ...INPUT, locale: 'en' });
  expect(opened).toMatchObject({
    ok: true,
    value: {
      chargeId: expect.stringMatching(/^[0-9A-F]{30}$/),
      scripts: [
        'https://multicobros.banorte.com/orquestador/resources/js/jquery-3.3.1.js',
        'https://multicobros.banorte.com/orquestador/lightbox/checkoutV2.js',
      ],
    },
  });
  if (!opened?.ok) return;
  const { chargeId, encryptedData } = opened.value;
  expect(encryptedData).not.toContain(KEYS.password);
  expect(await openCharge(openssl.privateKey, encryptedData)).toEqual({
    merchantId: '7000002',
    name: 'a7000002',
    password: 'secret_of_ours',
    mode: 'PRD',
    controlNumber: chargeId,
    terminalId: '70000021',
    amount: '1080.50',
    lang: 'EN',
  });
  expect((await begun()).id).toBe(`${chargeId}:108050MXN`);
  expect(asked).toEqual([]);
});

test.each([
  ['A', { outcome: 'approved', amount: AMOUNT }],
  ['D', { outcome: 'declined', declineCode: '51' }],
  // Whether it was rejected or is not known yet: its buyer may be typing.
  ['R', { outcome: 'pending' }],
  ['T', { outcome: 'pending' }],
])('a charge that is %s', async (result, value) => {
  const { provider, asked } = setUp(() => ({ resultado_payw: result, codigo_payw: '51' }));
  const { id } = await begun();
  expect(await provider.find(REFERENCE, id)).toMatchObject({ ok: true, value: { id, ...value } });
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    CMD_TRANS: 'VERIFY',
    MERCHANT_ID: '7000002',
    USER: 'a7000002',
    PASSWORD: 'secret_of_ours',
    CONTROL_NUMBER: id.split(':')[0],
  });
  expect(await provider.find(REFERENCE)).toMatchObject({ error: { code: 'charge_not_found' } });
});

test('a refund names the charge by its number; one that was made before is not made again', async () => {
  const made = new Set<string>();
  const says: Says = (fields) => {
    const control = fields.get('CONTROL_NUMBER') ?? '';
    if (fields.get('CMD_TRANS') === 'REFUND') made.add(control);
    return { resultado_payw: 'A', referencia: '248233587990' };
  };
  const { id } = await begun();
  const { provider, asked } = setUp((fields) => {
    const isRefunds = fields.get('CONTROL_NUMBER') !== id.split(':')[0];
    const isKnown = made.has(fields.get('CONTROL_NUMBER') ?? '');
    const isAsked = fields.get('CMD_TRANS') === 'VERIFY';
    return isAsked && isRefunds && !isKnown ? { resultado_payw: 'R' } : says(fields);
  });
  const amount = { amount: 8_050, currency: 'MXN' };
  const input = { chargeId: id, reference: REFERENCE, amount, idempotencyKey: 'r1' };
  expect(await provider.refund(input)).toMatchObject({ ok: true, value: { status: 'success' } });
  expect(await provider.refund(input)).toMatchObject({ ok: true, value: { status: 'success' } });
  const given = asked.filter((fields) => fields.get('CMD_TRANS') === 'REFUND');
  expect(given.map((fields) => [fields.get('REFERENCE'), fields.get('AMOUNT')])).toEqual([
    ['248233587990', '80.50'],
  ]);
});

test.each([
  ['T', { ok: true, value: { status: 'unknown' } }],
  ['D', { ok: false, error: { code: 'refund_refused' } }],
])('a refund that is answered %s', async (result, expected) => {
  const { id } = await begun();
  const { provider } = setUp((fields): Record<string, string> => {
    if (fields.get('CMD_TRANS') === 'REFUND') return { resultado_payw: result };
    const isCharge = fields.get('CONTROL_NUMBER') === id.split(':')[0];
    return { resultado_payw: isCharge ? 'A' : 'R', referencia: '1' };
  });
  const input = { chargeId: id, reference: REFERENCE, amount: AMOUNT, idempotencyKey: 'r1' };
  expect(await provider.refund(input)).toMatchObject(expected);
});

test('without a readable certificate nothing begins, and the keys are not said to be right', async () => {
  const { provider } = setUp(undefined, { certificate: 'nothing' });
  const refused = { ok: false, error: { code: 'provider_refused' } };
  expect(await provider.start(INPUT)).toMatchObject(refused);
  expect(await provider.openWindow?.(INPUT)).toMatchObject(refused);
  expect(await provider.check()).toMatchObject(refused);
  expect(await setUp().provider.check()).toEqual({ ok: true, value: null });
  expect(await provider.verifyWebhook(new Headers(), '{}')).toMatchObject({ ok: false });
});
