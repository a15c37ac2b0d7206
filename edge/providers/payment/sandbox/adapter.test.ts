import { describe, expect, it } from 'vitest';
import { NOT_FOUND, NOW, refused, setUp, WEBHOOK_SECRET, WIRE } from './set-up.ts';
import { signBody } from './signature.ts';

describe('find', () => {
  it('escapes the reference and says which charge is missing', async () => {
    const { provider, sent } = setUp(NOT_FOUND);
    expect(await provider.find('a&b=c')).toMatchObject({
      ok: false,
      error: { code: 'charge_not_found' },
    });
    expect(sent[0]?.url).toContain('?reference=a%26b%3Dc');
  });

  it('refuses a charge of another reference', async () => {
    const { provider } = setUp({ status: 200, body: { ...WIRE, reference: 'py_2' } });
    expect(await provider.find('py_1')).toMatchObject({
      ok: false,
      error: { code: 'provider_refused' },
    });
  });
});

describe('refund', () => {
  const refund = {
    chargeId: 'ch_1',
    amount: { amount: 500, currency: 'MXN' },
    idempotencyKey: 'refund-1',
  };
  const wireRefund = {
    id: 're_1',
    charge: 'ch_1',
    status: 'pending',
    amount: 500,
    currency: 'MXN',
    created: 1,
  };

  it('reads the refund', async () => {
    const { provider, sent } = setUp({ status: 201, body: wireRefund });
    expect(await provider.refund(refund)).toEqual({
      ok: true,
      value: { id: 're_1', status: 'pending', amount: refund.amount },
    });
    expect(sent[0]).toMatchObject({ body: '{"amount":500}' });
    expect(sent[0]?.url).toMatch(/\/v1\/charges\/ch_1\/refunds$/);
  });

  it('tells a refund that is too large from one whose outcome is unknown', async () => {
    const tooMuch = setUp(refused(422, 'amount_too_large'));
    expect(await tooMuch.provider.refund(refund)).toMatchObject({
      ok: false,
      error: { code: 'refund_refused' },
    });
    const silent = setUp('silence');
    expect(await silent.provider.refund(refund)).toEqual({
      ok: true,
      value: { status: 'unknown' },
    });
  });
});

describe('verifyWebhook', () => {
  const event = {
    id: 'evt_1',
    type: 'charge.approved',
    created: NOW / 1000,
    sequence: 2,
    data: { charge: WIRE },
  };
  const signed = async (body: string, at = NOW / 1000) =>
    new Headers({ 'sandbox-signature': await signBody(WEBHOOK_SECRET, at, body) });

  it('reads a proved event', async () => {
    const body = JSON.stringify(event);
    const { provider } = setUp();
    expect(await provider.verifyWebhook(await signed(body), body)).toMatchObject({
      ok: true,
      value: {
        id: 'evt_1',
        type: 'charge.approved',
        sequence: 2,
        created: NOW,
        charge: { outcome: 'approved' },
      },
    });
  });

  it.each([
    ['signature_missing', undefined],
    ['signature_expired', NOW / 1000 - 301],
  ])('answers %s', async (fault, at) => {
    const body = JSON.stringify(event);
    const headers = at === undefined ? new Headers() : await signed(body, at);
    expect(await setUp().provider.verifyWebhook(headers, body)).toEqual({
      ok: false,
      error: fault,
    });
  });

  it.each([
    'not json',
    '{}',
    JSON.stringify({ ...event, data: { charge: { ...WIRE, status: 'lost' } } }),
  ])('answers body_invalid to %j', async (body) => {
    const { provider } = setUp();
    expect(await provider.verifyWebhook(await signed(body), body)).toEqual({
      ok: false,
      error: 'body_invalid',
    });
  });
});

describe('frameUrl', () => {
  it('names the page that embeds the frame', () => {
    const { provider } = setUp();
    const url = provider.frameUrl({
      origin: 'http://moda.localhost:8787',
      locale: 'en',
      theme: 'dark',
    });
    expect(url).toBe(
      'http://localhost:8788/v1/frame?key=pk_sandbox_tests&origin=http%3A%2F%2Fmoda.localhost%3A8787&locale=en&theme=dark',
    );
  });
});
