/** Aplazo's adapter, held to the contract that was written from Aplazo's own plug-ins. */
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../shared/kernel/clock.ts';
import document from '../../../../tests/support/providers/aplazo/loans.json' with { type: 'json' };
import { documentServer, type Says } from '../../../../tests/support/providers/document-server.ts';
import { aplazo } from './adapter.ts';

const NOW = Date.UTC(2026, 10, 26, 12);
const REFERENCE = 'a.py_00000000000000000000000000-1';
const INPUT = {
  amount: { amount: 108_000, currency: 'MXN' },
  reference: REFERENCE,
  returnUrl: 'https://lente.example/checkout/co_1/return',
  cancelUrl: 'https://lente.example/checkout/co_1/pay',
  webhookUrl: 'https://lente.example/api/payment/webhooks/aplazo',
  idempotencyKey: REFERENCE,
  description: 'K7QX-2M4P',
  buyer: { name: 'Ana Pérez Ríos', email: 'ana@example.com', phone: '+525512345678' },
};
const KEYS = { merchant_id: '199', api_token: 'the token' };

function setUp(says: Says = () => undefined) {
  const server = documentServer([document], says);
  const tools = { fetch: server.fetch, clock: fixedClock(NOW), origin: 'https://aplazo.test' };
  return { provider: aplazo.open(KEYS, tools), asked: server.asked, refused: server.refused };
}

/** The id that a started loan is kept by. */
async function startedId(): Promise<string> {
  const started = await setUp().provider.start(INPUT);
  if (!started.ok || started.value.outcome === 'unknown') throw new Error('not started');
  return started.value.id;
}

test('signs in, and asks for a loan of the whole sum, as the contract has both', async () => {
  const { provider, asked, refused } = setUp();
  expect(await provider.start(INPUT)).toMatchObject({
    ok: true,
    value: {
      reference: REFERENCE,
      outcome: 'requires_action',
      redirectUrl: 'https://checkout.aplazo.net/main/123456',
    },
  });
  expect(asked.map(({ operation }) => operation)).toEqual(['POST /api/auth', 'POST /api/loan']);
  expect(asked[0]?.body).toEqual({ apiToken: 'the token', merchantId: '199' });
  expect(asked[1]?.headers.get('authorization')).toBe('Bearer eyJhbGciOiJIUzUxMiJ9.e30.sig');
  expect(asked[1]?.body).toMatchObject({
    cartId: REFERENCE,
    shopId: '199',
    totalPrice: 1080,
    products: [{ count: 1, price: 1080, title: 'K7QX-2M4P' }],
    buyer: { firstName: 'Ana', lastName: 'Pérez Ríos', email: 'ana@example.com' },
    errorUrl: INPUT.cancelUrl,
  });
  expect(refused).toEqual([]);
});

test('the contract refuses a loan without a cart: it checks what is sent', async () => {
  const { provider, refused } = setUp();
  await provider.start({ ...INPUT, reference: 7 as unknown as string });
  expect(refused.join()).toContain('cartId');
});

test.each([
  ['POST /api/auth', 401],
  ['POST /api/loan', 400],
  ['POST /api/loan', 401],
  ['POST /api/loan', 500],
] as const)('a refusal of %s by %i starts nothing', async (operation, status) => {
  const { provider, refused } = setUp((asked) =>
    asked.operation === operation ? { status, body: { error: 'Bad Request' } } : undefined,
  );
  expect(await provider.start(INPUT)).toMatchObject({ ok: false });
  expect(refused).toEqual([]);
});

test.each([
  ['OUTSTANDING', 'approved'],
  ['Activo', 'approved'],
  ['CANCELLED', 'declined'],
  ['Cancelled', 'declined'],
  ['NEW', 'pending'],
  ['New', 'pending'],
])('a loan that is %s is %s', async (status, outcome) => {
  const id = await startedId();
  const { provider, asked, refused } = setUp(() => ({
    status: 200,
    body: [{ loanId: 123_456, status }],
  }));
  expect(await provider.find(REFERENCE, id)).toMatchObject({
    ok: true,
    value: { reference: REFERENCE, outcome, amount: INPUT.amount },
  });
  expect(asked[0]?.params).toEqual({ cartId: REFERENCE });
  expect(asked[0]?.headers.get('merchant_id')).toBe('199');
  expect(asked[0]?.headers.get('api_token')).toBe('the token');
  expect(refused).toEqual([]);
});

test('a loan of another id is not taken for the one that was asked for', async () => {
  const id = await startedId();
  const { provider } = setUp(() => ({ status: 200, body: [{ loanId: 9, status: 'OUTSTANDING' }] }));
  expect(await provider.find(REFERENCE, id)).toMatchObject({ ok: false });
});

test.each([
  ['REQUESTED', 'success'],
  ['REJECTED', 'failed'],
])('a refund that is %s counts as %s', async (refundStatus, status) => {
  const { provider, asked, refused } = setUp(() => ({
    status: 200,
    body: { refundId: 777, refundStatus },
  }));
  const amount = { amount: 5_050, currency: 'MXN' };
  const input = { chargeId: 'x', reference: REFERENCE, amount, idempotencyKey: 'r1' };
  expect(await provider.refund(input)).toMatchObject({ ok: true, value: { id: '777', status } });
  expect(asked[0]?.body).toEqual({ cartId: REFERENCE, totalAmount: 50.5, reason: 'refund' });
  expect(asked[0]?.headers.get('x-idempotency-key')).toBe('r1');
  expect(refused).toEqual([]);
});

test('an event is read from its signed claims, and none that another key signed', async () => {
  const { provider } = setUp();
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signedBy = (key: string, alg = 'HS512') => {
    const claims = { loanId: 123_456, status: 'OUTSTANDING', cartId: REFERENCE };
    const text = `${part({ alg })}.${part(claims)}`;
    const mac = createHmac('sha512', key).update(text).digest('base64url');
    return new Headers({ authorization: `Bearer ${text}.${mac}` });
  };
  const read = (headers: Headers) => provider.verifyWebhook(headers, '{"status":"CANCELLED"}');
  expect(await read(signedBy('the token'))).toEqual({
    ok: true,
    value: { id: '123456:OUTSTANDING', reference: REFERENCE, charge: null },
  });
  expect(await read(signedBy('another token'))).toEqual({ ok: false, error: 'signature_invalid' });
  expect(await read(signedBy('the token', 'none'))).toEqual({
    ok: false,
    error: 'signature_invalid',
  });
  expect(await read(new Headers())).toEqual({ ok: false, error: 'signature_missing' });
});
