/** The platform's adapter and the sandbox provider on the two ends of one wire. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KnownCharge, WebhookEvent } from '../../edge/providers/payment/port.ts';
import { sandboxProvider } from '../../edge/providers/payment/sandbox/adapter.ts';
import type { RunningProvider } from '../support/sandbox-provider.ts';
import { SANDBOX_KEYS, startProvider } from '../support/sandbox-provider.ts';

const CARDS = {
  approve: '4242424242424242',
  debit: '5555555555554444',
  decline: '4000000000000002',
  poor: '4000000000009995',
  threeDs: '4000002760003184',
  threeDsDeclined: '4000008400001629',
  pending: '4000000000000077',
  hang: '4000000000000119',
  error: '4000000000000341',
  late: '4000000000000259',
  twice: '4000000000000267',
  disordered: '4000000000000275',
  refundFails: '4000000000005126',
  refundPending: '4000000000007726',
};
const AMOUNT = { amount: 124_900, currency: 'MXN' };
const RETURN_URL = 'http://moda.localhost:8787/checkout/return?token=pt_1';

let provider: RunningProvider;
let serial = 0;

beforeAll(async () => {
  provider = await startProvider();
});
afterAll(async () => {
  await provider.stop();
});

function adapter(timeoutMs = 8_000) {
  return sandboxProvider({
    origin: provider.origin,
    secretKey: SANDBOX_KEYS.SECRET_KEY,
    publishableKey: SANDBOX_KEYS.PUBLISHABLE_KEY,
    webhookSecret: SANDBOX_KEYS.WEBHOOK_SECRET,
    timeoutMs,
  });
}

async function post(
  path: string,
  key: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const response = await fetch(provider.origin + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function tokenize(number: string, change = {}, headers = {}) {
  const card = { name: 'Ana Pérez', number, exp_month: 12, exp_year: 2090, cvc: '123', ...change };
  return post('/v1/tokens', SANDBOX_KEYS.PUBLISHABLE_KEY, card, headers);
}

async function inputFor(number: string) {
  const { body } = await tokenize(number);
  serial += 1;
  const reference = `py_${serial}`;
  const source = body['token'] as string;
  return {
    amount: AMOUNT,
    source,
    reference,
    returnUrl: RETURN_URL,
    idempotencyKey: `key-${serial}`,
  };
}

async function charge(number: string, cards = adapter()) {
  const input = await inputFor(number);
  return { input, charged: await cards.charge(input) };
}

async function mustCharge(number: string): Promise<KnownCharge> {
  const { charged } = await charge(number);
  if (!charged.ok || charged.value.outcome === 'unknown') throw new Error('no charge');
  return charged.value;
}

/** Verified events about a charge, in the order of arrival, once there are `count` of them. */
async function events(reference: string, count: number): Promise<WebhookEvent[]> {
  const cards = adapter();
  const read = async () => {
    const all = await Promise.all(
      provider.webhooks.map(async ({ headers, rawBody }) => cards.verifyWebhook(headers, rawBody)),
    );
    return all.flatMap((each) =>
      each.ok && each.value.charge.reference === reference ? [each.value] : [],
    );
  };
  await expect
    .poll(async () => (await read()).length, { timeout: 10_000 })
    .toBeGreaterThanOrEqual(count);
  return read();
}

describe('tokens', () => {
  it('tells of a card what may be shown, and no more', async () => {
    const { status, body } = await tokenize(CARDS.debit);
    expect(status).toBe(201);
    expect(body).toMatchObject({ brand: 'mastercard', last4: '4444', type: 'debit' });
    expect(JSON.stringify(body)).not.toContain('5555');
  });

  it.each([
    ['4242424242424241', {}, 'invalid_number', 'number'],
    [CARDS.approve, { exp_year: 2020 }, 'invalid_expiry', 'exp_year'],
    [CARDS.approve, { cvc: '1' }, 'invalid_cvc', 'cvc'],
  ])('refuses %s %j', async (number, change, code, param) => {
    const { status, body } = await tokenize(number, change);
    expect(status).toBe(422);
    expect(body['error']).toMatchObject({ code, param });
  });

  it('are made by the frame only, never by a page of the shop', async () => {
    const foreign = await tokenize(CARDS.approve, {}, { origin: 'http://moda.localhost:8787' });
    expect(foreign.status).toBe(403);
    const own = await tokenize(CARDS.approve, {}, { origin: provider.origin });
    expect(own.status).toBe(201);
  });

  it('are spent by one charge', async () => {
    const { input } = await charge(CARDS.approve);
    const again = await adapter().charge({
      ...input,
      reference: 'py_other',
      idempotencyKey: 'key-other',
    });
    expect(again).toMatchObject({ ok: false, error: { code: 'source_refused' } });
  });
});

describe('charges', () => {
  it.each([
    ['approve', { outcome: 'approved', card: { brand: 'visa', type: 'credit' } }],
    ['debit', { outcome: 'approved', card: { brand: 'mastercard', type: 'debit' } }],
    ['decline', { outcome: 'declined', declineCode: 'card_declined' }],
    ['poor', { outcome: 'declined', declineCode: 'insufficient_funds' }],
  ] as const)('%s', async (card, outcome) => {
    const { input, charged } = await charge(CARDS[card]);
    expect(charged).toMatchObject({ ok: true, value: { ...outcome, amount: AMOUNT } });
    const [event] = await events(input.reference, 1);
    expect(event).toMatchObject({ sequence: 1, charge: outcome });
  });

  it('answers a hundred repeats with one charge', async () => {
    const input = await inputFor(CARDS.approve);
    const cards = adapter();
    const all = await Promise.all(Array.from({ length: 100 }, async () => cards.charge(input)));
    expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await events(input.reference, 1)).toHaveLength(1);
  });

  it('refuses a key that stands for another request', async () => {
    const { input } = await charge(CARDS.approve);
    const changed = { ...input, amount: { ...AMOUNT, amount: 1 } };
    expect(await adapter().charge(changed)).toMatchObject({
      ok: false,
      error: { code: 'conflict' },
    });
  });

  it('times out, and is found approved later', async () => {
    const { input, charged } = await charge(CARDS.hang, adapter(200));
    expect(charged).toEqual({
      ok: true,
      value: { outcome: 'unknown', reference: input.reference },
    });
    expect(await adapter().find(input.reference)).toMatchObject({
      ok: true,
      value: { outcome: 'pending' },
    });
    const [pending, approved] = await events(input.reference, 2);
    expect([pending?.type, approved?.type]).toEqual(['charge.pending', 'charge.approved']);
    expect(await adapter().charge(input)).toMatchObject({
      ok: true,
      value: { outcome: 'approved' },
    });
  });

  it('waits for the answer that hangs, if the caller does', async () => {
    const { charged } = await charge(CARDS.hang);
    expect(charged).toMatchObject({ ok: true, value: { outcome: 'approved' } });
  });

  it('fails at the provider without a charge', async () => {
    const { input, charged } = await charge(CARDS.error);
    expect(charged).toMatchObject({ ok: false, error: { code: 'provider_unavailable' } });
    expect(await adapter().find(input.reference)).toMatchObject({
      ok: false,
      error: { code: 'charge_not_found' },
    });
  });

  it.each([
    ['no key', {}, { status: 401, code: 'invalid_key' }],
    [
      'the publishable key',
      { authorization: `Bearer ${SANDBOX_KEYS.PUBLISHABLE_KEY}` },
      { status: 401, code: 'invalid_key' },
    ],
  ])('are not opened with %s', async (_what, headers, { status, code }) => {
    const response = await fetch(`${provider.origin}/v1/charges`, {
      method: 'POST',
      headers,
      body: '{}',
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ error: { code } });
  });

  it.each([
    ['not json', 400, 'invalid_json'],
    ['x'.repeat(20_000), 413, 'body_too_large'],
    ['{}', 400, 'invalid_request'],
    [
      { amount: 1.5, currency: 'MXN', source: 't', reference: 'r', return_url: RETURN_URL },
      400,
      'invalid_request',
    ],
    [
      { amount: 1, currency: 'MXN', source: 't', reference: 'r', return_url: 'javascript:1' },
      400,
      'invalid_request',
    ],
    [
      { amount: 1, currency: 'MXN', source: 't', reference: 'r', return_url: 'http://a;b/' },
      400,
      'invalid_request',
    ],
    [
      { amount: 1, currency: 'MXN', source: 't', reference: 'r', return_url: RETURN_URL },
      400,
      'idempotency_key_required',
    ],
  ])('refuse %j', async (body, status, code) => {
    const answered = await post('/v1/charges', SANDBOX_KEYS.SECRET_KEY, body);
    expect(answered.status).toBe(status);
    expect(answered.body['error']).toMatchObject({ code });
  });
});

describe('webhooks', () => {
  it('come late', async () => {
    const asked = Date.now();
    const { reference } = await mustCharge(CARDS.late);
    await events(reference, 1);
    const arrived =
      provider.webhooks.find(({ rawBody }) => rawBody.includes(`"${reference}"`))?.at ?? 0;
    expect(arrived - asked).toBeGreaterThanOrEqual(590);
  });

  it('come twice, as one event', async () => {
    const { reference } = await mustCharge(CARDS.twice);
    const [first, second] = await events(reference, 2);
    expect(second?.id).toBe(first?.id);
  });

  it('come out of order', async () => {
    const { reference } = await mustCharge(CARDS.disordered);
    const arrived = await events(reference, 2);
    expect(arrived.map(({ sequence, type }) => [sequence, type])).toEqual([
      [2, 'charge.approved'],
      [1, 'charge.pending'],
    ]);
  });

  it('tell when a pending charge ends', async () => {
    const { reference, outcome } = await mustCharge(CARDS.pending);
    expect(outcome).toBe('pending');
    const arrived = await events(reference, 2);
    expect(arrived.map(({ type }) => type)).toEqual(['charge.pending', 'charge.approved']);
  });

  it('are tried four times, further and further apart', async () => {
    provider.answerWebhooks(500);
    const { reference } = await mustCharge(CARDS.approve);
    const arrived = await events(reference, 4);
    provider.answerWebhooks(200);
    expect(new Set(arrived.map(({ id }) => id)).size).toBe(1);
    const times = provider.webhooks
      .filter(({ rawBody }) => rawBody.includes(`"${reference}"`))
      .map(({ at }) => at);
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(gaps[0]).toBeGreaterThanOrEqual(35);
    expect(gaps[1]).toBeGreaterThanOrEqual(190);
    expect(gaps[2]).toBeGreaterThanOrEqual(1_190);
  });
});

describe('3-D Secure', () => {
  const pageOf = (made: KnownCharge) =>
    new URL(made.outcome === 'requires_action' ? made.redirectUrl : '');
  const answer = async (page: URL, reply: string, key = page.searchParams.get('key') ?? '') =>
    fetch(page.origin + page.pathname, {
      method: 'POST',
      body: new URLSearchParams({ key, answer: reply }),
      redirect: 'manual',
    });

  it.each([
    ['threeDs', 'approve', { outcome: 'approved' }],
    ['threeDs', 'reject', { outcome: 'declined', declineCode: 'authentication_failed' }],
    ['threeDsDeclined', 'approve', { outcome: 'declined', declineCode: 'card_declined' }],
  ] as const)('%s: %s', async (card, reply, outcome) => {
    const made = await mustCharge(CARDS[card]);
    const answered = await answer(pageOf(made), reply);
    expect(answered.status).toBe(303);
    expect(answered.headers.get('location')).toBe(`${RETURN_URL}&charge=${made.id}`);
    expect(await adapter().find(made.reference)).toMatchObject({ ok: true, value: outcome });
    const arrived = await events(made.reference, 2);
    expect(arrived.map(({ charge: told }) => told.outcome)).toEqual([
      'requires_action',
      outcome.outcome,
    ]);
  });

  it('takes one answer', async () => {
    const made = await mustCharge(CARDS.threeDs);
    await answer(pageOf(made), 'reject');
    expect((await answer(pageOf(made), 'approve')).status).toBe(303);
    expect(await adapter().find(made.reference)).toMatchObject({ value: { outcome: 'declined' } });
  });

  it('takes it from the buyer only', async () => {
    const made = await mustCharge(CARDS.threeDs);
    const page = pageOf(made);
    expect((await answer(page, 'approve', 'key_guessed')).status).toBe(404);
    page.searchParams.set('key', 'key_guessed');
    expect((await fetch(page)).status).toBe(404);
    expect(await adapter().find(made.reference)).toMatchObject({
      value: { outcome: 'requires_action' },
    });
  });

  it('shows a page that lets its forms end at the shop and nowhere else', async () => {
    const page = pageOf(await mustCharge(CARDS.threeDs));
    const response = await fetch(page, { headers: { 'accept-language': 'en' } });
    expect(await response.text()).toContain('Approve the purchase');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("form-action 'self' http://moda.localhost:8787;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('refunds', () => {
  const refund = async (made: KnownCharge, amount: number, idempotencyKey: string) =>
    adapter().refund({ chargeId: made.id, amount: { ...AMOUNT, amount }, idempotencyKey });

  it('never exceed what is left, however many come at once', async () => {
    const made = await mustCharge(CARDS.approve);
    const all = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => refund(made, 50_000, `${made.id}-${index}`)),
    );
    expect(all.filter((each) => each.ok)).toHaveLength(2);
    expect(await adapter().find(made.reference)).toMatchObject({ value: { refunded: 100_000 } });
    const told = (await events(made.reference, 3)).filter(({ type }) => type === 'charge.refunded');
    expect(told.map(({ refund: each }) => each?.status)).toEqual(['success', 'success']);
  });

  it('are made once for a key', async () => {
    const made = await mustCharge(CARDS.approve);
    const first = await refund(made, 500, `${made.id}-once`);
    expect(await refund(made, 500, `${made.id}-once`)).toEqual(first);
    expect(await adapter().find(made.reference)).toMatchObject({ value: { refunded: 500 } });
  });

  it('fail, and leave what there was', async () => {
    const made = await mustCharge(CARDS.refundFails);
    expect(await refund(made, 124_900, `${made.id}-1`)).toMatchObject({
      value: { status: 'failed' },
    });
    expect(await adapter().find(made.reference)).toMatchObject({ value: { refunded: 0 } });
  });

  it('stay pending, hold their amount and are told of at their end', async () => {
    const made = await mustCharge(CARDS.refundPending);
    expect(await refund(made, 124_900, `${made.id}-1`)).toMatchObject({
      value: { status: 'pending' },
    });
    expect(await refund(made, 1, `${made.id}-2`)).toMatchObject({
      error: { code: 'refund_refused' },
    });
    const arrived = await events(made.reference, 2);
    expect(arrived.at(-1)).toMatchObject({
      type: 'charge.refunded',
      refund: { status: 'success' },
    });
  });

  it('are not for what was never paid', async () => {
    const made = await mustCharge(CARDS.decline);
    expect(await refund(made, 1, `${made.id}-1`)).toMatchObject({
      error: { code: 'refund_refused' },
    });
  });
});

describe('the frame', () => {
  const get = async (query: Record<string, string>) =>
    fetch(`${provider.origin}/v1/frame?${new URLSearchParams(query).toString()}`);
  const good = { key: SANDBOX_KEYS.PUBLISHABLE_KEY, origin: 'http://moda.localhost:8787' };

  it('may stand on any page, with its own script and style only', async () => {
    const response = await get({ ...good, locale: 'en' });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toMatch(/script-src 'sha256-[\w+/]+=';/);
    expect(policy).not.toContain('unsafe');
    expect(await response.text()).toContain('<html lang="en" data-theme="light">');
  });

  it.each([
    '*',
    'null',
    'moda.localhost:8787',
    'http://moda.localhost:8787/',
    'javascript:alert(1)',
    '',
  ])('speaks to no parent called %j', async (origin) => {
    expect((await get({ ...good, origin })).status).toBe(400);
  });

  it('asks for the publishable key', async () => {
    expect((await get({ ...good, key: 'pk_sandbox_other' })).status).toBe(401);
  });
});
