import { afterEach, describe, expect, test } from 'vitest';
import {
  AUTHORIZATION,
  INPUT,
  ORDER,
  REFERENCE,
  refusedSince,
  setUp,
} from '../../../../tests/support/providers/paypal.ts';

const CAPTURE = 'POST /v2/payments/authorizations/{authorization_id}/capture';
const VOID = 'POST /v2/payments/authorizations/{authorization_id}/void';
const GET = 'GET /v2/checkout/orders/{id}';
const about = { chargeId: ORDER, reference: REFERENCE, idempotencyKey: 'key-1' };
const PART = { amount: 15_000, currency: 'MXN' };
const refusal = (issue: string) => ({
  status: 422,
  body: { name: 'UNPROCESSABLE_ENTITY', message: 'refused', debug_id: 'd1', details: [{ issue }] },
});
const STANDING = { status: 'COMPLETED', authorized: 'CREATED' } as const;

afterEach(() => {
  const [first] = refusedSince();
  if (first !== undefined) throw new Error(first);
});

/** An authorisation that a capture takes so much of, or a void lets go of. */
function standing(taken?: string) {
  const set = setUp({ ...STANDING }, ({ operation, params }) => {
    if (operation !== CAPTURE && operation !== VOID) return undefined;
    expect(params['authorization_id']).toBe(AUTHORIZATION);
    set.kept.authorized = operation === VOID ? 'VOIDED' : 'CAPTURED';
    if (operation === CAPTURE && taken !== undefined) set.kept.taken = taken;
    return operation === VOID
      ? { status: 200, body: { id: AUTHORIZATION, status: 'VOIDED' } }
      : { status: 201, body: { id: '3C679366HH908993F', status: 'COMPLETED' } };
  });
  return { ...set, calls: set.provider.authorizations! };
}

test('a start for later asks for the intent, and its buyer’s yes is authorised, under one key', async () => {
  const { provider, asked } = setUp({ status: 'APPROVED', authorized: 'CREATED' });
  await provider.start({ ...INPUT, isLater: true });
  expect(asked[0]?.body).toMatchObject({ intent: 'AUTHORIZE' });
  expect(await provider.find(REFERENCE, ORDER)).toMatchObject({
    value: { outcome: 'authorized', amount: INPUT.amount, refunded: 0 },
  });
  expect(asked.slice(1).map(({ operation }) => operation)).toEqual([
    GET,
    'POST /v2/checkout/orders/{id}/authorize',
    GET,
  ]);
  expect(asked[2]?.headers.get('paypal-request-id')).toBe(`take-${ORDER}`);
});

test.each([
  ['CREATED', { outcome: 'authorized' }],
  ['PENDING', { outcome: 'in_review', waitsFor: 'checks' }],
  ['DENIED', { outcome: 'declined', declineCode: 'denied' }],
  ['VOIDED', { outcome: 'declined', declineCode: 'voided' }],
  ['CAPTURED', { outcome: 'pending' }],
] as const)(
  'an authorisation that is %s, without a capture, is read',
  async (authorized, value) => {
    const { provider } = setUp({ status: 'COMPLETED', authorized });
    expect(await provider.find(REFERENCE, ORDER)).toMatchObject({ ok: true, value });
  },
);

test('a capture that was declined leaves its authorisation standing; one under review waits', async () => {
  const declined = setUp({ ...STANDING, captured: 'DECLINED' });
  expect(await declined.provider.find(REFERENCE, ORDER)).toMatchObject({
    value: { outcome: 'authorized', refunded: 0 },
  });
  const waits = setUp({ ...STANDING, authorized: 'CAPTURED', captured: 'PENDING' });
  expect(await waits.provider.find(REFERENCE, ORDER)).toMatchObject({
    value: { outcome: 'in_review', waitsFor: 'checks' },
  });
});

describe('capture', () => {
  test('of a part is the last one, and counts the rest as given back', async () => {
    const { calls, asked, provider } = standing('150.00');
    const captured = { outcome: 'approved', amount: INPUT.amount, refunded: 4_900 };
    expect(await calls.capture({ ...about, amount: PART })).toMatchObject({ value: captured });
    expect(asked[1]).toMatchObject({
      operation: CAPTURE,
      body: { amount: { currency_code: 'MXN', value: '150.00' }, final_capture: true },
    });
    expect(asked[1]?.headers.get('paypal-request-id')).toBe('key-1');
    expect(await provider.find(REFERENCE, ORDER)).toMatchObject({ value: captured });
  });

  test('beside refunds counts both', async () => {
    const refunds = [{ status: 'COMPLETED', value: '10.00' }];
    const { provider } = setUp({ ...STANDING, authorized: 'CAPTURED', taken: '150.00', refunds });
    expect(await provider.find(REFERENCE, ORDER)).toMatchObject({ value: { refunded: 5_900 } });
  });

  test.each([
    [refusal('PAYER_CANNOT_PAY'), { error: { code: 'source_refused' } }],
    [refusal('AUTHORIZATION_EXPIRED'), { error: { code: 'provider_refused' } }],
    [refusal('AUTHORIZATION_ALREADY_CAPTURED'), { error: { code: 'provider_refused' } }],
    [{ status: 500, body: {} }, { value: { outcome: 'unknown', reference: REFERENCE } }],
    [{ status: 201, body: { id: 'X', status: 'DECLINED' } }, { error: { code: 'source_refused' } }],
  ])('%j', async (said, answer) => {
    const { provider } = setUp({ ...STANDING }, ({ operation }) =>
      operation === CAPTURE ? said : undefined,
    );
    const asked = { ...about, amount: INPUT.amount };
    expect(await provider.authorizations!.capture(asked)).toMatchObject(answer);
  });

  test('moves nothing where the order cannot be read, or is of another payment', async () => {
    const down = setUp({ ...STANDING }, () => ({ status: 500, body: {} }));
    const asked = { ...about, amount: INPUT.amount };
    expect(await down.provider.authorizations!.capture(asked)).toMatchObject({
      error: { code: 'provider_unavailable' },
    });
    const { calls, asked: made } = standing();
    expect(await calls.capture({ ...asked, reference: 'a.other-1' })).toMatchObject({
      error: { code: 'provider_refused' },
    });
    expect(made).toHaveLength(1);
  });
});

test('a release voids it, without a body and without a key', async () => {
  const { calls, asked } = standing();
  expect(await calls.release(about)).toMatchObject({
    value: { outcome: 'declined', declineCode: 'voided' },
  });
  expect(asked[1]).toMatchObject({ operation: VOID, body: undefined });
  expect(asked[1]?.headers.get('prefer')).toBe('return=representation');
  const twice = setUp({ ...STANDING }, ({ operation }) =>
    operation === VOID ? refusal('PREVIOUSLY_VOIDED') : undefined,
  );
  expect(await twice.provider.authorizations!.release(about)).toMatchObject({
    error: { code: 'provider_refused' },
  });
});
