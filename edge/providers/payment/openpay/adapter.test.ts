import { afterEach, describe, expect, test } from 'vitest';
import {
  INPUT,
  REFERENCE,
  refusedSince,
  sample,
  samples,
  setUp,
} from '../../../../tests/support/providers/openpay.ts';

const CHARGE = samples.store.id;
const POST = 'POST /{merchant_id}/charges';
const refusal = (status: number, error_code: number) => ({
  status,
  body: { category: 'request', error_code, description: 'no', http_code: status },
});

afterEach(() => {
  const [first] = refusedSince();
  if (first !== undefined) throw new Error(first);
});

test('the document refuses a charge without its method: it checks what is sent', async () => {
  const { server } = setUp();
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 1, description: 'x' }),
  };
  await expect(server.fetch('https://openpay.test/m1/charges', init)).rejects.toThrow('method');
  expect(refusedSince()).toHaveLength(1);
});

describe('start', () => {
  test('asks for a number that ends in time, and reads the documentation’s answer', async () => {
    const { provider, asked } = setUp();
    expect(await provider.start(INPUT)).toEqual({
      ok: true,
      value: {
        id: CHARGE,
        reference: REFERENCE,
        amount: { amount: 10_000, currency: 'MXN' },
        refunded: 0,
        card: null,
        created: Date.parse('2014-05-26T13:48:25-05:00'),
        outcome: 'referenced',
        until: Date.parse('2014-05-28T13:45:00-05:00'),
        slip: {
          kind: 'store',
          number: '000020TRNIRKIYOBO5QFEX55EF0100009',
          account: null,
          bank: null,
          agreement: null,
          holder: null,
        },
      },
    });
    expect(asked[0]?.body).toEqual({
      method: 'store',
      amount: 100.5,
      currency: 'MXN',
      description: 'K7QX-2M4P',
      order_id: REFERENCE,
      due_date: '2026-11-28T18:00:00Z',
      customer: { name: 'Ana Ruiz', email: 'ana@example.com', requires_account: false },
    });
    expect(asked[0]?.headers.get('authorization')).toBe(`Basic ${btoa('sk_1:')}`);
  });

  test('a transfer is told its CLABE, bank, agreement and reference', async () => {
    const { provider, asked } = setUp(undefined, 'bank');
    expect(await provider.start(INPUT)).toMatchObject({
      value: {
        outcome: 'referenced',
        until: undefined,
        slip: {
          kind: 'bank',
          number: '11030021342311520255',
          account: '012914002014112176',
          bank: 'BBVA Bancomer',
          agreement: '1411217',
        },
      },
    });
    expect(asked[0]?.body).toMatchObject({ method: 'bank_account' });
  });

  test('asked for twice is one charge; a lost or failed answer is unknown, a refusal is none', async () => {
    const twice = setUp(({ operation }) => (operation === POST ? refusal(409, 1006) : undefined));
    expect(await twice.provider.start(INPUT)).toMatchObject({ value: { id: CHARGE } });
    for (const body of [{}, undefined]) {
      const failed = setUp(() => ({ status: 500, body }));
      expect(await failed.provider.start(INPUT)).toEqual({
        ok: true,
        value: { outcome: 'unknown', reference: REFERENCE },
      });
    }
    const refused = setUp(() => refusal(401, 1002));
    expect(await refused.provider.start(INPUT)).toMatchObject({
      error: { code: 'provider_refused', message: '401 1002' },
    });
  });
});

describe('find', () => {
  test.each([
    [{ status: 'in_progress' }, { outcome: 'referenced' }],
    [{ status: 'charge_pending' }, { outcome: 'referenced' }],
    [{ status: 'completed' }, { outcome: 'approved', refunded: 0 }],
    [{ status: 'completed', amount: 100.01 }, { amount: { amount: 10_001, currency: 'MXN' } }],
    [{ status: 'refunded' }, { outcome: 'approved', refunded: 10_000 }],
    [
      { status: 'completed', refund: { id: 'tr1', amount: 25.5, status: 'completed' } },
      { refunded: 2_550 },
    ],
    [{ status: 'expired' }, { outcome: 'declined', declineCode: 'expired' }],
    [{ status: 'cancelled' }, { outcome: 'declined', declineCode: 'cancelled' }],
    [{ status: 'failed' }, { outcome: 'declined', declineCode: 'failed' }],
  ])('reads %j', async (change, value) => {
    const { provider } = setUp(() => ({ status: 200, body: sample('store', change) }));
    expect(await provider.find(REFERENCE, CHARGE)).toMatchObject({ ok: true, value });
  });

  test('goes by the reference where no id is known, and reads no other payment’s charge', async () => {
    const { provider } = setUp();
    expect(await provider.find(REFERENCE)).toMatchObject({ value: { id: CHARGE } });
    expect(await provider.find('a.other-1', CHARGE)).toMatchObject({
      error: { code: 'provider_refused' },
    });
    const none = setUp(() => ({ status: 200, body: [] }));
    expect(await none.provider.find(REFERENCE)).toMatchObject({
      error: { code: 'charge_not_found' },
    });
    const gone = setUp(() => refusal(404, 1005));
    expect(await gone.provider.find(REFERENCE, CHARGE)).toMatchObject({
      error: { code: 'charge_not_found' },
    });
    const down = setUp(() => ({ status: 503, body: {} }));
    expect(await down.provider.find(REFERENCE, CHARGE)).toMatchObject({
      error: { code: 'provider_unavailable' },
    });
  });

  test('a number that its answer lacks is no number', async () => {
    const { provider } = setUp(() => ({
      status: 200,
      body: sample('store', { payment_method: { type: 'store' } }),
    }));
    expect(await provider.find(REFERENCE, CHARGE)).toMatchObject({
      error: { code: 'provider_refused' },
    });
  });
});

test('a refund is read where there is one, and a number that takes none back says so', async () => {
  const input = {
    chargeId: CHARGE,
    reference: 'a.py_00000000000000000000000000-1',
    amount: { amount: 10_000, currency: 'MXN' },
    idempotencyKey: 'r1',
  };
  const given = setUp(() => ({ status: 200, body: samples.refunded }));
  expect(await given.provider.refund(input)).toMatchObject({
    value: { status: 'success', id: 'trcbsmjkroqmjobxqhpb' },
  });
  expect(given.asked[0]?.body).toEqual({ description: 'refund', amount: 100 });
  const refused = setUp(() => refusal(412, 3010));
  expect(await refused.provider.refund(input)).toMatchObject({ error: { code: 'refund_refused' } });
  const lost = setUp(() => ({ status: 500, body: {} }));
  expect(await lost.provider.refund(input)).toEqual({ ok: true, value: { status: 'unknown' } });
});

describe('an event', () => {
  const body = (change: object = {}) =>
    JSON.stringify({
      type: 'charge.succeeded',
      event_date: '2026-11-26T12:00:00Z',
      transaction: { id: CHARGE, order_id: REFERENCE },
      ...change,
    });
  const signed = (password = 'hook') =>
    new Headers({ authorization: `Basic ${btoa(`openpay:${password}`)}` });
  const paid = () => setUp(() => ({ status: 200, body: sample('store', { status: 'completed' }) }));

  test('is proved by its password, and the charge itself says how it stands', async () => {
    const { provider } = paid();
    const read = await provider.verifyWebhook(signed(), body());
    expect(read).toMatchObject({
      value: { type: 'charge.approved', charge: { outcome: 'approved', reference: REFERENCE } },
    });
    expect(await provider.verifyWebhook(signed(), body())).toEqual(read);
  });

  test.each([
    ['without a password', new Headers(), 'signature_missing'],
    ['with another password', signed('hooks'), 'signature_invalid'],
    ['with what is no password', new Headers({ authorization: 'Basic ====' }), 'signature_missing'],
  ])('%s proves nothing', async (_what, headers, error) => {
    const { provider, asked } = paid();
    expect(await provider.verifyWebhook(headers, body())).toEqual({ ok: false, error });
    expect(asked).toEqual([]);
  });

  test('of another kind tells nothing; one that cannot be read or asked about is told again', async () => {
    const { provider } = paid();
    for (const odd of [{ type: 'verification' }, { transaction: undefined }]) {
      expect(await provider.verifyWebhook(signed(), body(odd))).toEqual({ ok: true, value: null });
    }
    expect(await provider.verifyWebhook(signed(), '<html>')).toMatchObject({
      error: 'body_invalid',
    });
    const down = setUp(() => ({ status: 503, body: {} }));
    expect(await down.provider.verifyWebhook(signed(), body())).toMatchObject({
      error: 'unproven_yet',
    });
  });
});

test('the keys are checked by a call that only they are answered', async () => {
  expect((await setUp().provider.check()).ok).toBe(true);
});
