/** Mobbex's adapter, held to the contract that was written from Mobbex's own libraries. */
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../shared/kernel/clock.ts';
import { documentServer, type Says } from '../../../../tests/support/providers/document-server.ts';
import document from '../../../../tests/support/providers/mobbex/checkout.json' with { type: 'json' };
import webhook from '../../../../tests/support/providers/mobbex/webhook.json' with { type: 'json' };
import { mobbex } from './adapter.ts';

const NOW = Date.UTC(2026, 10, 26, 12);
const REFERENCE = 'a.py_00000000000000000000000000-1';
const INPUT = {
  amount: { amount: 10_020, currency: 'ARS' },
  reference: REFERENCE,
  returnUrl: 'https://lirio.example/checkout/co_1/return',
  webhookUrl: 'https://lirio.example/api/payment/webhooks/mobbex',
  idempotencyKey: REFERENCE,
  description: 'K7QX-2M4P',
  buyer: { name: 'Ana Pérez', email: 'ana@example.com', phone: '+541145678901' },
};
const KEYS = { api_key: 'key_1', access_token: 'token_1', webhook_secret: 'a secret' };

/** An operation as Mobbex's own sample of an event has it. */
const sampled = (given: object = {}) => ({
  ...webhook.data.payment,
  reference: REFERENCE,
  ...given,
});

/**
 * Mobbex by the contract. It says nothing of how operations are looked for: that one question is answered here,
 * in the shape that the adapter reads, and stays unproven.
 */
function setUp(operations: readonly object[] = [], says: Says = () => undefined) {
  const server = documentServer([document], says);
  const fetch: typeof server.fetch = async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    return pathname === '/operations'
      ? Response.json({ result: true, data: { docs: operations } })
      : server.fetch(input, init);
  };
  const tools = { fetch, clock: fixedClock(NOW), origin: 'https://mobbex.test' };
  return { provider: mobbex.open(KEYS, tools), asked: server.asked, refused: server.refused };
}

test('asks for a page as the contract has it, with its keys and the address of its events', async () => {
  const { provider, asked, refused } = setUp();
  expect(await provider.start({ ...INPUT, instalments: 6 })).toMatchObject({
    ok: true,
    value: {
      reference: REFERENCE,
      outcome: 'requires_action',
      redirectUrl: 'https://mobbex.com/p/checkout/v2/WS77DLOM7SGQYJ5NBX',
    },
  });
  expect(asked[0]?.headers.get('x-api-key')).toBe('key_1');
  expect(asked[0]?.headers.get('x-access-token')).toBe('token_1');
  expect(asked[0]?.body).toMatchObject({
    total: 100.2,
    currency: 'ARS',
    installments: ['6'],
    webhook: `${INPUT.webhookUrl}?secret=a%20secret`,
  });
  expect(refused).toEqual([]);
});

test('the contract refuses a page without an address to return to: it checks what is sent', async () => {
  const { provider, refused } = setUp();
  await provider.start({ ...INPUT, returnUrl: 'lirio.example/return' });
  expect(refused.join()).toContain('return_url');
});

test.each([
  [400, { result: false, code: 'INVALID_DATA', error: 'Invalid data' }],
  [401, { result: false, code: 'UNAUTHORIZED', error: 'Unauthorized' }],
  [200, { result: false, code: 'INVALID_DATA', status_message: 'total is required' }],
  [503, undefined],
] as const)('a refusal of %i starts nothing', async (status, body) => {
  const { provider, refused } = setUp([], () => ({ status, body }));
  expect(await provider.start(INPUT)).toMatchObject({ ok: false });
  expect(refused).toEqual([]);
});

test.each([
  ['200', { outcome: 'approved', refunded: 0 }],
  ['210', { outcome: 'approved' }],
  ['303', { outcome: 'approved' }],
  ['602', { outcome: 'approved', refunded: 156_433 }],
  ['605', { outcome: 'approved' }],
  ['400', { outcome: 'declined', declineCode: '400' }],
  ['601', { outcome: 'declined' }],
  ['604', { outcome: 'declined' }],
  ['2', { outcome: 'pending' }],
  ['3', { outcome: 'pending' }],
  ['100', { outcome: 'pending' }],
  ['201', { outcome: 'pending' }],
])('an operation of status %s is read by the contract’s table', async (code, value) => {
  const { provider } = setUp([sampled({ status: { code } })]);
  const started = await provider.start(INPUT);
  const id = started.ok && started.value.outcome !== 'unknown' ? started.value.id : '';
  expect(await provider.find(REFERENCE, id)).toMatchObject({
    ok: true,
    value: { reference: REFERENCE, amount: { amount: 156_433, currency: 'ARS' }, ...value },
  });
});

test('a part is given back by its own call, and a refusal gives nothing back', async () => {
  const { provider, asked, refused } = setUp([sampled()]);
  const amount = { amount: 5_050, currency: 'ARS' };
  const input = { chargeId: 'x', reference: REFERENCE, amount, idempotencyKey: 'r1' };
  expect(await provider.refund(input)).toMatchObject({ ok: true, value: { status: 'success' } });
  expect(asked[0]).toMatchObject({
    operation: 'POST /operations/{id}/refund',
    params: { id: 'ABC1234' },
    body: { total: 50.5 },
  });
  const refusing = setUp([sampled()], () => ({ status: 400, body: { result: false } }));
  expect(await refusing.provider.refund(input)).toMatchObject({
    ok: false,
    error: { code: 'refund_refused' },
  });
  expect([...refused, ...refusing.refused]).toEqual([]);
});

test('Mobbex’s own sample of an event is read, and proved by the address alone', async () => {
  const { provider } = setUp();
  const body = JSON.stringify(webhook);
  const told = (secret?: string) =>
    provider.verifyWebhook(new Headers(), body, new URLSearchParams(secret ? { secret } : {}));
  expect(await told('a secret')).toEqual({
    ok: true,
    value: {
      id: 'ABC1234:200:2020-12-04T21:27:28.280Z',
      reference: 'external_reference',
      charge: null,
    },
  });
  expect(await told('another')).toEqual({ ok: false, error: 'signature_invalid' });
  expect(await told()).toEqual({ ok: false, error: 'signature_missing' });
});
