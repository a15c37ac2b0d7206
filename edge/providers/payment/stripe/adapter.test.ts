import { describe, expect, test } from 'vitest';
import {
  CHARGE,
  event,
  INPUT,
  INTENT,
  KEYS,
  NOW,
  REFERENCE,
  refusal,
  setUp,
} from '../../../../tests/support/providers/stripe.ts';
import fixtures from '../../../../tests/support/providers/stripe/fixtures.json' with { type: 'json' };
import { toDispute } from '../sandbox-server/stripe/dispute.ts';
import { signBody } from '../kit/signature.ts';

const { dispute: disputeFixture, balance_transaction: balanceFixture } = fixtures;
const PAGE = 'https://hooks.stripe.com/3d_secure_2/1';
const ACTION = { type: 'redirect_to_url', redirect_to_url: { url: PAGE } } as const;
const POST = 'POST /v1/payment_intents';
const error = (answer: { status: number; body: object }) => answer;

test('the document refuses a form without its amount: it checks what is sent', async () => {
  const { refused } = setUp();
  const { provider } = setUp();
  expect(await provider.check()).toEqual({ ok: true, value: null });
  const bare = setUp();
  await bare.provider.start({ ...INPUT, amount: { amount: Number.NaN, currency: 'MXN' } });
  expect(bare.refused.join()).toContain('amount');
  expect(refused).toEqual([]);
});

describe('start', () => {
  test('confirms an intent at once, under a key and the platform’s reference', async () => {
    const { provider, asked, refused } = setUp();
    expect(await provider.start(INPUT)).toEqual({
      ok: true,
      value: {
        id: INTENT,
        reference: REFERENCE,
        amount: INPUT.amount,
        refunded: 0,
        card: { brand: 'visa', last4: '4242', type: 'credit', country: 'MX' },
        created: NOW,
        outcome: 'approved',
      },
    });
    expect(asked[0]?.body).toEqual({
      amount: '124900',
      currency: 'mxn',
      confirm: 'true',
      payment_method_types: ['card'],
      payment_method: 'pm_1',
      return_url: INPUT.returnUrl,
      metadata: { reference: REFERENCE },
      description: 'K7QX-2M4P',
      expand: ['latest_charge'],
    });
    expect(asked[0]?.headers.get('idempotency-key')).toBe(REFERENCE);
    expect(asked[0]?.headers.get('stripe-version')).toBe('2023-08-16');
    expect(refused).toEqual([]);
  });

  test.each(['elevated', 'highest'] as const)(
    'a risk that Stripe calls %s is told',
    async (risk) => {
      const { provider, refused } = setUp({ ...CHARGE, risk });
      expect(await provider.start(INPUT)).toMatchObject({ value: { outcome: 'approved', risk } });
      expect(refused).toEqual([]);
    },
  );

  test('months without interest are a plan, as the document has it', async () => {
    const { provider, asked, refused } = setUp();
    await provider.start({ ...INPUT, instalments: 6 });
    const plan = { type: 'fixed_count', interval: 'month', count: '6' };
    expect(asked[0]?.body).toMatchObject({
      payment_method_options: { card: { installments: { enabled: 'true', plan } } },
    });
    expect(refused).toEqual([]);
  });

  test('a bank that asks its buyer leads there', async () => {
    const asks = { ...CHARGE, status: 'requires_action', next_action: ACTION } as const;
    const { provider } = setUp(asks);
    expect(await provider.start(INPUT)).toMatchObject({
      value: { outcome: 'requires_action', redirectUrl: PAGE },
    });
  });

  test.each([
    ['token_used', 'source_refused'],
    ['token_not_found', 'source_refused'],
    ['idempotency_conflict', 'conflict'],
  ])('%s is %s', async (code, said) => {
    const other = { ...CHARGE, reference: 'a.py_another-1' };
    const { provider } = setUp(other, ({ operation }) =>
      operation.startsWith('POST') ? error(refusal(400, code)) : undefined,
    );
    expect(await provider.start(INPUT)).toMatchObject({ ok: false, error: { code: said } });
  });

  test('a call that is still at work, or whose answer is lost, is looked up later', async () => {
    const { provider } = setUp(CHARGE, () => error(refusal(409, 'idempotency_in_progress')));
    const unknown = { ok: true, value: { outcome: 'unknown', reference: REFERENCE } };
    expect(await provider.start(INPUT)).toEqual(unknown);
  });

  test('a failure is looked up at once: the intent may have been made', async () => {
    const failing = (asked: { operation: string }) =>
      asked.operation === POST ? { status: 500, body: {} } : undefined;
    expect(await setUp(CHARGE, failing).provider.start(INPUT)).toMatchObject({
      value: { outcome: 'approved' },
    });
    const other = { ...CHARGE, reference: 'a.other-1' };
    expect(await setUp(other, failing).provider.start(INPUT)).toMatchObject({
      error: { code: 'provider_unavailable' },
    });
  });
});

describe('find', () => {
  test.each([
    [
      { status: 'approved', amount_refunded: 500 },
      { outcome: 'approved', refunded: 500 },
    ],
    [{ status: 'pending' }, { outcome: 'pending' }],
    [
      { status: 'declined', decline_code: 'insufficient_funds' },
      { outcome: 'declined', declineCode: 'insufficient_funds' },
    ],
    [
      { status: 'declined', decline_code: 'authentication_expired' },
      { outcome: 'declined', declineCode: 'authentication_failed' },
    ],
    [{ currency: 'USD' }, { amount: { amount: 124_900, currency: 'USD' } }],
    [{ amount: 1 }, { amount: { amount: 1, currency: 'MXN' } }],
  ] as const)('%j', async (changed, value) => {
    const { provider, refused } = setUp({ ...CHARGE, ...changed });
    expect(await provider.find(REFERENCE, INTENT)).toMatchObject({ ok: true, value });
    expect(refused).toEqual([]);
  });

  test('by the reference alone; what the search does not have yet is in the list', async () => {
    const { provider, asked, refused } = setUp(CHARGE, ({ operation }) =>
      operation.endsWith('/search')
        ? {
            status: 200,
            body: {
              object: 'search_result',
              url: '/s',
              has_more: false,
              next_page: null,
              data: [],
            },
          }
        : undefined,
    );
    expect(await provider.find(REFERENCE)).toMatchObject({ value: { id: INTENT } });
    expect(asked).toHaveLength(2);
    expect(refused).toEqual([]);
    expect(await provider.find('a.other-1')).toMatchObject({ error: { code: 'charge_not_found' } });
  });

  test('of another payment is refused; one that is gone is not found', async () => {
    expect(await setUp().provider.find('a.other-1', INTENT)).toMatchObject({
      error: { code: 'provider_refused' },
    });
    const gone = setUp(CHARGE, () => error(refusal(404, 'charge_not_found')));
    expect(await gone.provider.find(REFERENCE, INTENT)).toMatchObject({
      error: { code: 'charge_not_found' },
    });
  });
});

describe('refund', () => {
  const input = {
    chargeId: INTENT,
    reference: 'a.py_00000000000000000000000000-1',
    amount: { amount: 500, currency: 'MXN' },
    idempotencyKey: 'r1',
  };
  test('asks once for each key', async () => {
    const { provider, asked, refused } = setUp();
    expect(await provider.refund(input)).toMatchObject({
      value: { id: 're_1', status: 'success' },
    });
    expect(asked[0]?.body).toEqual({ payment_intent: INTENT, amount: '500' });
    expect(asked[0]?.headers.get('idempotency-key')).toBe('r1');
    expect(refused).toEqual([]);
  });

  test('more than is left is refused; a lost answer is unknown', async () => {
    const much = setUp(CHARGE, () => error(refusal(400, 'amount_too_large')));
    expect(await much.provider.refund(input)).toMatchObject({ error: { code: 'refund_refused' } });
    const lost = setUp(CHARGE, () => ({ status: 500, body: {} }));
    expect(await lost.provider.refund(input)).toEqual({ ok: true, value: { status: 'unknown' } });
  });
});

describe('verifyWebhook', () => {
  test.each([
    { id: INTENT, object: 'payment_intent' },
    { id: 'ch_1', object: 'charge', payment_intent: INTENT },
  ])('reads the intent again: %j', async (object) => {
    const { headers, rawBody } = await event(object);
    const { provider } = setUp();
    expect(await provider.verifyWebhook(headers, rawBody)).toMatchObject({
      ok: true,
      value: { id: 'evt_1', type: 'charge.approved', charge: { reference: REFERENCE } },
    });
  });

  test.each([
    ['needs_response', 'open'],
    ['warning_needs_response', 'open'],
    ['lost', 'lost'],
    ['won', 'won'],
    ['warning_closed', 'won'],
  ])('of a dispute that is %s tells of it beside its charge', async (status, state) => {
    const { headers, rawBody } = await event({
      ...disputeFixture,
      payment_intent: INTENT,
      amount: 124_900,
      currency: 'mxn',
      status,
      balance_transactions: [{ ...balanceFixture, amount: -124_900, fee: 25_000, net: -149_900 }],
    });
    expect(await setUp().provider.verifyWebhook(headers, rawBody)).toMatchObject({
      ok: true,
      value: {
        charge: {
          outcome: 'approved',
          dispute: {
            id: disputeFixture.id,
            state,
            amount: { amount: 124_900, currency: 'MXN' },
            fee: 25_000,
            reason: 'general',
            respondBy: 1_695_772_799_000,
          },
        },
      },
    });
  });

  test.each([
    ['needs_response', 25_000],
    ['won', 0],
  ])('of the sandbox’s own dispute is as the fixture has it: %s', async (status, fee) => {
    const object = toDispute(CHARGE, status, NOW / 1000);
    const known = Object.keys(disputeFixture);
    expect(Object.keys(object).filter((name) => !known.includes(name))).toEqual([]);
    const { headers, rawBody } = await event(object);
    expect(await setUp().provider.verifyWebhook(headers, rawBody)).toMatchObject({
      value: { charge: { dispute: { id: 'dp_1', fee, amount: { amount: 124_900 } } } },
    });
  });

  test('of nothing of ours tells nothing; of a Stripe that is down is to be sent again', async () => {
    const other = await event({ id: 'cus_1', object: 'customer' });
    expect(await setUp().provider.verifyWebhook(other.headers, other.rawBody)).toEqual({
      ok: true,
      value: null,
    });
    const { headers, rawBody } = await event();
    const down = setUp(CHARGE, () => ({ status: 500, body: {} }));
    expect(await down.provider.verifyWebhook(headers, rawBody)).toEqual({
      ok: false,
      error: 'unproven_yet',
    });
  });

  test.each([
    ['signature_missing', undefined, NOW / 1000],
    ['signature_invalid', 'whsec_of_another_store', NOW / 1000],
    ['signature_expired', KEYS.webhook_secret, NOW / 1000 - 301],
  ])('%s', async (fault, secret, at) => {
    const { rawBody } = await event();
    const headers = new Headers(
      secret === undefined ? {} : { 'stripe-signature': await signBody(secret, at, rawBody) },
    );
    expect(await setUp().provider.verifyWebhook(headers, rawBody)).toEqual({
      ok: false,
      error: fault,
    });
  });
});

test('the card form is the provider’s, and names the page that embeds it', () => {
  const shown = { origin: 'http://moda.localhost:8787', locale: 'en', theme: 'dark' } as const;
  expect(setUp().provider.frameUrl?.(shown)).toBe(
    'https://stripe.test/v1/frame?key=pk_test_1&origin=http%3A%2F%2Fmoda.localhost%3A8787&locale=en&theme=dark',
  );
});
