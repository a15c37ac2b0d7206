import { afterEach, describe, expect, test } from 'vitest';
import {
  EVENT,
  INPUT,
  KEYS,
  ORDER,
  REFERENCE,
  refusedSince,
  setUp,
  SIGNED,
} from '../../../../tests/support/providers/paypal.ts';

const PAGE = `https://www.paypal.com/checkoutnow?token=${ORDER}`;
const GET = 'GET /v2/checkout/orders/{id}';
const CAPTURE = 'POST /v2/checkout/orders/{id}/capture';
const problem = (issue: string) => ({
  status: 422,
  body: {
    name: 'UNPROCESSABLE_ENTITY',
    message:
      'The requested action could not be performed, semantically incorrect, or failed business validation.',
    debug_id: 'd1',
    details: [{ issue }],
  },
});
const GONE = {
  status: 404,
  body: { name: 'RESOURCE_NOT_FOUND', message: 'The specified resource does not exist.' },
};

afterEach(() => {
  const [first] = refusedSince();
  if (first !== undefined) throw new Error(first);
});
const hook = (body: object = EVENT) => JSON.stringify(body);

test('the document refuses an order without its intent: it checks what is sent', async () => {
  const { server } = setUp({ status: 'PAYER_ACTION_REQUIRED' });
  const init = (body: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const address = 'https://paypal.test/v2/checkout/orders';
  await expect(server.fetch(address, init({ purchase_units: [{}] }))).rejects.toThrow('intent');
  await expect(server.fetch(`${address}/a-b`)).rejects.toThrow('pattern');
  expect(refusedSince()).toHaveLength(2);
});

describe('start', () => {
  test('makes an order under a key, and leads to the page where its buyer says yes', async () => {
    const { provider, asked, tokens } = setUp({ status: 'PAYER_ACTION_REQUIRED' });
    expect(await provider.start(INPUT)).toEqual({
      ok: true,
      value: {
        id: ORDER,
        reference: REFERENCE,
        amount: INPUT.amount,
        refunded: 0,
        card: null,
        created: 0,
        outcome: 'requires_action',
        redirectUrl: expect.stringMatching(/^https:\/\/www\.sandbox\.paypal\.com\/checkoutnow/),
      },
    });
    expect(asked[0]?.body).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [{ custom_id: REFERENCE, amount: { currency_code: 'MXN', value: '199.00' } }],
    });
    expect(asked[0]?.headers.get('paypal-request-id')).toBe(REFERENCE);
    expect(tokens).toEqual([`Basic ${btoa('id:secret')} grant_type=client_credentials`]);
  });
});

describe('find', () => {
  test.each([
    [{ status: 'PAYER_ACTION_REQUIRED' }, { outcome: 'requires_action', redirectUrl: PAGE }],
    [{ status: 'COMPLETED' }, { outcome: 'approved', refunded: 0 }],
    [
      { status: 'COMPLETED', captured: 'PENDING' },
      { outcome: 'in_review', waitsFor: 'checks' },
    ],
    [
      { status: 'COMPLETED', captured: 'PENDING', because: 'PENDING_REVIEW' },
      { outcome: 'in_review', waitsFor: 'checks' },
    ],
    [
      { status: 'COMPLETED', captured: 'PENDING', because: 'ECHECK' },
      { outcome: 'in_review', waitsFor: 'funds' },
    ],
    [
      { status: 'COMPLETED', captured: 'PENDING', because: 'VERIFICATION_REQUIRED' },
      { outcome: 'in_review', waitsFor: 'seller' },
    ],
    [
      { status: 'COMPLETED', captured: 'DECLINED' },
      { outcome: 'declined', declineCode: 'declined' },
    ],
    [{ status: 'VOIDED' }, { outcome: 'declined', declineCode: 'voided' }],
    [
      {
        status: 'COMPLETED',
        refunds: [
          { status: 'COMPLETED', value: '50.00' },
          { status: 'FAILED', value: '1.00' },
        ],
      },
      { refunded: 5_000 },
    ],
    [{ status: 'COMPLETED', value: '1.00' }, { amount: { amount: 100, currency: 'MXN' } }],
    [{ status: 'COMPLETED', currency: 'USD' }, { amount: { amount: 19_900, currency: 'USD' } }],
  ] as const)('reads %j', async (kept, value) => {
    const { provider } = setUp(structuredClone(kept) as never);
    expect(await provider.find(REFERENCE, ORDER)).toMatchObject({ ok: true, value });
  });

  test('takes the money once its buyer has said yes, under one key', async () => {
    const { provider, asked } = setUp({ status: 'APPROVED' });
    expect(await provider.find(REFERENCE, ORDER)).toMatchObject({ value: { outcome: 'approved' } });
    expect(asked.map(({ operation }) => operation)).toEqual([GET, CAPTURE, GET]);
    expect(asked[1]?.headers.get('paypal-request-id')).toBe(`take-${ORDER}`);
  });

  test('a capture that PayPal refuses declines; one whose answer was lost is read again', async () => {
    const refused = setUp({ status: 'APPROVED' }, ({ operation }) =>
      operation === CAPTURE ? problem('INSTRUMENT_DECLINED') : undefined,
    );
    expect(await refused.provider.find(REFERENCE, ORDER)).toMatchObject({
      value: { outcome: 'declined' },
    });
    const lost = setUp({ status: 'APPROVED' }, ({ operation }) => {
      if (operation !== CAPTURE) return undefined;
      lost.kept.status = 'COMPLETED';
      return { status: 500, body: {} };
    });
    expect(await lost.provider.find(REFERENCE, ORDER)).toMatchObject({
      value: { outcome: 'approved' },
    });
  });

  test('knows nothing without the order’s id, of another payment, or of one that is gone', async () => {
    const { provider } = setUp({ status: 'COMPLETED' });
    expect(await provider.find(REFERENCE)).toMatchObject({ error: { code: 'charge_not_found' } });
    expect(await provider.find('a.other-1', ORDER)).toMatchObject({
      error: { code: 'provider_refused' },
    });
    const gone = setUp({ status: 'COMPLETED' }, () => GONE);
    expect(await gone.provider.find(REFERENCE, ORDER)).toMatchObject({
      error: { code: 'charge_not_found' },
    });
  });
});

describe('refund', () => {
  const input = {
    chargeId: ORDER,
    reference: 'a.py_00000000000000000000000000-1',
    amount: { amount: 5_000, currency: 'MXN' },
    idempotencyKey: 'r1',
  };
  const REFUND = 'POST /v2/payments/captures/{capture_id}/refund';
  test.each([
    ['COMPLETED', 'success'],
    ['PENDING', 'pending'],
    ['FAILED', 'failed'],
  ])('%s is %s', async (status, said) => {
    const { provider, asked } = setUp({ status: 'COMPLETED' }, ({ operation }) =>
      operation === REFUND ? { status: 201, body: { id: '1JU', status } } : undefined,
    );
    expect(await provider.refund(input)).toMatchObject({ ok: true, value: { status: said } });
    expect(asked.at(-1)?.body).toEqual({ amount: { currency_code: 'MXN', value: '50.00' } });
    expect(asked.at(-1)?.headers.get('paypal-request-id')).toBe('r1');
  });

  test('is refused before a capture, and where PayPal refuses', async () => {
    const open = setUp({ status: 'APPROVED' });
    expect(await open.provider.refund(input)).toMatchObject({ error: { code: 'refund_refused' } });
    const full = setUp({ status: 'COMPLETED' }, ({ operation }) =>
      operation === REFUND ? problem('CAPTURE_FULLY_REFUNDED') : undefined,
    );
    expect(await full.provider.refund(input)).toMatchObject({ error: { code: 'refund_refused' } });
  });
});

describe('verifyWebhook', () => {
  test('has PayPal prove the event, and reads the order again', async () => {
    const { provider, asked } = setUp({ status: 'COMPLETED' });
    expect(await provider.verifyWebhook(new Headers(SIGNED), hook())).toMatchObject({
      ok: true,
      value: { id: 'WH-1', type: 'charge.approved', charge: { reference: REFERENCE } },
    });
    expect(asked[0]?.body).toMatchObject({ webhook_id: KEYS.webhook_id, webhook_event: EVENT });
  });

  test.each([
    ['signature_missing', {}, hook(), undefined],
    ['body_invalid', SIGNED, '{}', undefined],
    ['body_invalid', SIGNED, 'nothing', undefined],
    [
      'signature_invalid',
      SIGNED,
      hook(),
      { status: 200, body: { verification_status: 'FAILURE' } },
    ],
    ['unproven_yet', SIGNED, hook(), { status: 500, body: {} }],
  ])('%s', async (fault, headers, body, said) => {
    const { provider } = setUp({ status: 'COMPLETED' }, () => said);
    expect(await provider.verifyWebhook(new Headers(headers as never), body)).toEqual({
      ok: false,
      error: fault,
    });
  });

  test('an event about no order of ours tells nothing', async () => {
    const { provider } = setUp({ status: 'COMPLETED' });
    const body = hook({ ...EVENT, resource: { id: 'X' } });
    expect(await provider.verifyWebhook(new Headers(SIGNED), body)).toEqual({
      ok: true,
      value: null,
    });
  });
});

test('wrong keys are told from a provider that is down', async () => {
  const wrong = setUp({ status: 'COMPLETED' }, undefined, { ...KEYS, client_secret: 'no' });
  expect(await wrong.provider.check()).toMatchObject({ error: { code: 'provider_refused' } });
  expect(await setUp({ status: 'COMPLETED' }).provider.check()).toEqual({ ok: true, value: null });
});
