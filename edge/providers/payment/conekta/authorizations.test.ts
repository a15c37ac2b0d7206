import { describe, expect, test } from 'vitest';
import { fixedClock } from '../../../../shared/kernel/clock.ts';
import { documentServer, type Says } from '../../../../tests/support/providers/document-server.ts';
import document from '../../../../tests/support/providers/conekta/orders.json' with { type: 'json' };
import { charged, givenUp, withEnd } from '../sandbox-server/hosted/authorizations.ts';
import { answered, opened, type KeptPayment } from '../sandbox-server/hosted/payments.ts';
import { orderOf } from '../sandbox-server/hosted/show-conekta.ts';
import { conektaCard } from './adapter.ts';

const NOW = Date.UTC(2026, 10, 26, 12);
const DAY_MS = 86_400_000;
const DELAYS = { lateMs: 1000, hangMs: 1000 };
const REFERENCE = 'a.py_00000000000000000000000000-1';
const AMOUNT = { amount: 108_000, currency: 'MXN' };
const about = { chargeId: 'ord_1', reference: REFERENCE, idempotencyKey: 'key-1' };
const WAITING = opened(
  {
    code: 'conekta_card',
    reference: REFERENCE,
    ...AMOUNT,
    description: 'K7QX-2M4P',
    returnUrl: 'https://lirio.example/return',
    cancelUrl: 'https://lirio.example/pay',
    locale: 'es',
    later: true,
  },
  'https://pay.example',
  NOW,
);
const AUTHORIZED = withEnd(answered(WAITING, 'pay', DELAYS, NOW)!, DELAYS);

/** Conekta by its own document, over the sandbox's book of one payment that a bank has authorised. */
function setUp(says: Says = () => undefined, now = NOW) {
  let payment: KeptPayment = AUTHORIZED;
  const server = documentServer([document], (asked) => {
    const said = says(asked);
    if (said) return said;
    if (asked.operation === 'POST /orders/{id}/capture') {
      const { amount } = asked.body as { amount: number };
      const taken = charged(payment, amount, DELAYS, now);
      payment = taken ?? payment;
    }
    if (asked.operation === 'POST /orders/{id}/cancel') payment = givenUp(payment, now) ?? payment;
    return { status: 200, body: orderOf(payment, now) };
  });
  const keys = { private_key: 'key_1', webhook_public_key: 'none' };
  const tools = { fetch: server.fetch, clock: fixedClock(now), origin: 'https://conekta.test' };
  const provider = conektaCard.open(keys, tools);
  return {
    provider,
    calls: provider.authorizations!,
    asked: server.asked,
    refused: server.refused,
  };
}

test('an order for later is authorised alone, on its page or by a saved card, as the document has it', async () => {
  const { provider, asked, refused } = setUp();
  const input = {
    amount: AMOUNT,
    reference: REFERENCE,
    returnUrl: 'https://lirio.example/return',
    idempotencyKey: REFERENCE,
    description: 'K7QX-2M4P',
    buyer: { name: 'Ana Pérez', email: 'ana@example.com', phone: '+525512345678' },
    isLater: true,
  };
  await provider.start(input);
  const vault = { customer: 'cus_1', keep: false };
  expect(await provider.start({ ...input, source: 'src_1', vault })).toMatchObject({
    value: { outcome: 'authorized', amount: AMOUNT, refunded: 0 },
  });
  for (const { body } of asked) {
    expect(body).toMatchObject({ pre_authorize: true, metadata: { pre_authorize: true } });
  }
  await provider.start({ ...input, isLater: false });
  expect(asked[2]?.body).not.toHaveProperty('pre_authorize');
  expect(refused).toEqual([]);
});

describe('capture', () => {
  test.each([
    [108_000, 0],
    [90_000, 18_000],
  ])('of %i gives back %i', async (amount, refunded) => {
    const { provider, calls, asked, refused } = setUp();
    const captured = { outcome: 'approved', amount: AMOUNT, refunded };
    const said = await calls.capture({ ...about, amount: { ...AMOUNT, amount } });
    expect(said).toMatchObject({ value: captured });
    expect(asked[0]).toMatchObject({ operation: 'POST /orders/{id}/capture', body: { amount } });
    expect(await provider.find(REFERENCE, 'ord_1')).toMatchObject({ value: captured });
    expect(refused).toEqual([]);
  });

  test.each([
    [428, { error: { code: 'provider_refused' } }],
    [500, { value: { outcome: 'unknown', reference: REFERENCE } }],
  ])('%i', async (status, answer) => {
    const { calls } = setUp(() => ({ status, body: { object: 'error' } }));
    expect(await calls.capture({ ...about, amount: AMOUNT })).toMatchObject(answer);
  });
});

test('a release cancels the order, without a body', async () => {
  const { calls, asked, refused } = setUp();
  expect(await calls.release(about)).toMatchObject({
    value: { outcome: 'declined', declineCode: 'canceled' },
  });
  expect(asked[0]).toMatchObject({ operation: 'POST /orders/{id}/cancel', body: undefined });
  expect(refused).toEqual([]);
});

test('one that nobody charged has ended by itself, and an order of another payment is no answer', async () => {
  const { provider } = setUp(undefined, NOW + 5 * DAY_MS);
  expect(await provider.find(REFERENCE, 'ord_1')).toMatchObject({
    value: { outcome: 'declined', declineCode: 'expired' },
  });
  const { calls } = setUp();
  expect(await calls.release({ ...about, reference: 'a.other-1' })).toMatchObject({
    value: { outcome: 'unknown' },
  });
});
