import { describe, expect, it } from 'vitest';
import { fixedClock } from '../../../../shared/kernel/clock.ts';
import { sandboxProvider } from './adapter.ts';
import { signBody } from './signature.ts';
import type { WireCharge } from './wire.ts';

const NOW = Date.UTC(2026, 10, 21);
const WEBHOOK_SECRET = 'whsec_sandbox_tests';
const INPUT = {
  amount: { amount: 124_900, currency: 'MXN' },
  source: 'tok_1',
  reference: 'py_1',
  returnUrl: 'http://moda.localhost:8787/checkout/return',
  idempotencyKey: 'key-1',
  locale: 'es',
} as const;
const WIRE: WireCharge = {
  id: 'ch_1',
  status: 'approved',
  amount: 124_900,
  amount_refunded: 0,
  currency: 'MXN',
  reference: 'py_1',
  card: { brand: 'visa', last4: '4242', type: 'credit', bank: 'Banco de Pruebas' },
  created: NOW / 1000,
};
const NOT_FOUND = {
  status: 404,
  body: { error: { code: 'charge_not_found', message: 'No such charge.' } },
};

type Step = { status: number; body: unknown } | 'network' | 'silence';
interface Sent {
  url: string;
  method: string;
  headers: Headers;
  body: string;
}

/** A provider whose fetch answers with one step after the other. */
function setUp(...steps: Step[]) {
  const sent: Sent[] = [];
  const fakeFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, { ...init, signal: null });
    const body = await request.text();
    sent.push({ url: request.url, method: request.method, headers: request.headers, body });
    const step = steps.shift();
    if (step === undefined) throw new Error('one call too many');
    if (step === 'network') throw new TypeError('fetch failed');
    if (step === 'silence') {
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    }
    return new Response(typeof step.body === 'string' ? step.body : JSON.stringify(step.body), {
      status: step.status,
    });
  };
  const provider = sandboxProvider({
    origin: 'http://localhost:8788',
    apiOrigin: 'http://provider.internal:9000',
    secretKey: 'sk_sandbox_tests',
    publishableKey: 'pk_sandbox_tests',
    webhookSecret: WEBHOOK_SECRET,
    fetch: fakeFetch,
    clock: fixedClock(NOW),
    timeoutMs: 30,
  });
  return { provider, sent };
}

const approved = { status: 201, body: WIRE };
const refused = (status: number, code: string) => ({
  status,
  body: { error: { code, message: 'no' } },
});

describe('charge', () => {
  it('sends what the wire asks for and reads an approval', async () => {
    const { provider, sent } = setUp(approved);
    const charged = await provider.charge(INPUT);
    expect(charged).toMatchObject({
      ok: true,
      value: { outcome: 'approved', id: 'ch_1', amount: INPUT.amount, refunded: 0, created: NOW },
    });
    const [call] = sent;
    expect(call).toMatchObject({ method: 'POST', url: 'http://provider.internal:9000/v1/charges' });
    expect(call?.headers.get('authorization')).toBe('Bearer sk_sandbox_tests');
    expect(call?.headers.get('idempotency-key')).toBe('key-1');
    expect(JSON.parse(call?.body ?? '')).toEqual({
      amount: 124_900,
      currency: 'MXN',
      source: 'tok_1',
      reference: 'py_1',
      return_url: INPUT.returnUrl,
      locale: 'es',
    });
  });

  it.each([
    [
      { status: 'declined', decline_code: 'insufficient_funds' },
      { outcome: 'declined', declineCode: 'insufficient_funds' },
    ],
    [{ status: 'declined' }, { outcome: 'declined', declineCode: 'card_declined' }],
    [{ status: 'pending' }, { outcome: 'pending' }],
    [
      {
        status: 'requires_action',
        next_action: {
          type: 'redirect_to_url',
          redirect_to_url: { url: 'http://localhost:8788/3ds/ch_1' },
        },
      },
      { outcome: 'requires_action', redirectUrl: 'http://localhost:8788/3ds/ch_1' },
    ],
  ])('reads %j', async (change, outcome) => {
    const { provider } = setUp({ status: 201, body: { ...WIRE, ...change } });
    expect(await provider.charge(INPUT)).toMatchObject({ ok: true, value: outcome });
  });

  it.each([['network' as const], [{ status: 503, body: 'busy' }]])(
    'tries once more after %j, under the same key',
    async (first) => {
      const { provider, sent } = setUp(first, approved);
      expect(await provider.charge(INPUT)).toMatchObject({
        ok: true,
        value: { outcome: 'approved' },
      });
      expect(sent.map((call) => call.headers.get('idempotency-key'))).toEqual(['key-1', 'key-1']);
      expect(sent[1]?.body).toBe(sent[0]?.body);
    },
  );

  it.each<[string, Step[]]>([
    ['the provider stays silent', ['silence']],
    ['the network fails twice', ['network', 'network']],
    ['an answer is lost and the next is a 500', ['network', { status: 500, body: '' }]],
    ['the first call is still running', [refused(409, 'idempotency_in_progress')]],
    ['the answer is not JSON', [{ status: 201, body: '<html>' }]],
    ['the answer is not of the wire', [{ status: 201, body: { ...WIRE, amount: '124900' } }]],
    ['the answer is for another amount', [{ status: 201, body: { ...WIRE, amount: 1 } }]],
    ['a challenge has no address', [{ status: 201, body: { ...WIRE, status: 'requires_action' } }]],
    [
      'the books are closed after a 500',
      [{ status: 500, body: '' }, { status: 500, body: '' }, 'network', 'network'],
    ],
  ])('does not know when %s', async (_what, steps) => {
    const { provider } = setUp(...steps);
    expect(await provider.charge(INPUT)).toEqual({
      ok: true,
      value: { outcome: 'unknown', reference: 'py_1' },
    });
  });

  it('fails after two 500s when the books show no charge', async () => {
    const { provider, sent } = setUp(
      { status: 500, body: '' },
      { status: 500, body: '' },
      NOT_FOUND,
    );
    expect(await provider.charge(INPUT)).toMatchObject({
      ok: false,
      error: { code: 'provider_unavailable' },
    });
    expect(sent[2]?.url).toBe('http://provider.internal:9000/v1/charges?reference=py_1');
  });

  it('finds the charge that a 500 hid', async () => {
    const { provider } = setUp(
      { status: 500, body: '' },
      { status: 500, body: '' },
      { status: 200, body: WIRE },
    );
    expect(await provider.charge(INPUT)).toMatchObject({
      ok: true,
      value: { outcome: 'approved' },
    });
  });

  it('takes the charge that its reference names already, unless it is for something else', async () => {
    const taken = refused(409, 'reference_taken');
    const same = setUp(taken, { status: 200, body: WIRE });
    expect(await same.provider.charge(INPUT)).toMatchObject({
      ok: true,
      value: { outcome: 'approved' },
    });
    const other = setUp(taken, { status: 200, body: { ...WIRE, amount: 5 } });
    expect(await other.provider.charge(INPUT)).toMatchObject({
      ok: false,
      error: { code: 'conflict' },
    });
  });

  it.each([
    [422, 'token_used', 'source_refused'],
    [422, 'token_expired', 'source_refused'],
    [401, 'invalid_key', 'provider_refused'],
    [400, 'invalid_request', 'provider_refused'],
  ])('does not repeat a %i %s', async (status, code, expected) => {
    const { provider, sent } = setUp(refused(status, code));
    expect(await provider.charge(INPUT)).toMatchObject({ ok: false, error: { code: expected } });
    expect(sent).toHaveLength(1);
  });

  it('follows no redirect', async () => {
    const { provider } = setUp({ status: 302, body: '' });
    expect(await provider.charge(INPUT)).toMatchObject({
      ok: false,
      error: { code: 'provider_refused' },
    });
  });
});

describe('find', () => {
  it('escapes the reference and tells what is missing', async () => {
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

  it('tells what is too much from what nobody knows', async () => {
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
