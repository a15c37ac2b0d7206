import { describe, expect, test } from 'vitest';
import {
  CHARGE,
  INPUT,
  INTENT,
  REFERENCE,
  refusal,
  setUp,
} from '../../../../tests/support/providers/stripe.ts';

const AUTHORIZED = { ...CHARGE, status: 'authorized', later: { captured: null } } as const;
const about = { chargeId: INTENT, reference: REFERENCE, idempotencyKey: 'key-1' };
const calls = (set: ReturnType<typeof setUp>) => set.provider.authorizations!;

test('a start for later authorises alone, as the document has it', async () => {
  const { provider, asked, refused } = setUp(AUTHORIZED);
  expect(await provider.start({ ...INPUT, isLater: true })).toMatchObject({
    value: { outcome: 'authorized', amount: INPUT.amount, refunded: 0 },
  });
  expect(asked[0]?.body).toMatchObject({ capture_method: 'manual', confirm: 'true' });
  expect(refused).toEqual([]);
});

describe('capture', () => {
  test('of a part counts the rest as given back', async () => {
    const set = setUp({ ...CHARGE, later: { captured: 100_000 } });
    const amount = { amount: 100_000, currency: 'MXN' };
    expect(await calls(set).capture({ ...about, amount })).toMatchObject({
      value: { outcome: 'approved', amount: INPUT.amount, refunded: 24_900 },
    });
    expect(set.asked[0]).toMatchObject({
      operation: 'POST /v1/payment_intents/{intent}/capture',
      body: { amount_to_capture: '100000', expand: ['latest_charge'] },
    });
    expect(set.asked[0]?.headers.get('idempotency-key')).toBe('key-1');
    expect(set.refused).toEqual([]);
  });

  test('of all gives nothing back', async () => {
    const set = setUp({ ...CHARGE, later: { captured: CHARGE.amount } });
    expect(await calls(set).capture({ ...about, amount: INPUT.amount })).toMatchObject({
      value: { outcome: 'approved', refunded: 0 },
    });
  });

  test.each([
    [402, 'card_declined', { ok: false, error: { code: 'source_refused' } }],
    [400, 'charge_not_authorized', { ok: false, error: { code: 'provider_refused' } }],
    [409, 'idempotency_in_progress', { ok: true, value: { outcome: 'unknown' } }],
  ])('%d %s', async (status, code, said) => {
    const set = setUp(AUTHORIZED, () => refusal(status, code));
    expect(await calls(set).capture({ ...about, amount: INPUT.amount })).toMatchObject(said);
    expect(set.refused).toEqual([]);
  });
});

test('a release cancels the intent, whose charge is declined from then on', async () => {
  const canceled = { ...CHARGE, status: 'declined', decline_code: 'canceled' } as const;
  const set = setUp({ ...canceled, later: { captured: null } });
  expect(await calls(set).release(about)).toMatchObject({
    value: { outcome: 'declined', declineCode: 'canceled' },
  });
  expect(set.asked[0]).toMatchObject({
    operation: 'POST /v1/payment_intents/{intent}/cancel',
    body: { cancellation_reason: 'requested_by_customer' },
  });
  expect(set.refused).toEqual([]);
});

test('an intent of another payment is no answer', async () => {
  const set = setUp({ ...AUTHORIZED, reference: 'a.other-1' });
  expect(await calls(set).release(about)).toMatchObject({ value: { outcome: 'unknown' } });
});
