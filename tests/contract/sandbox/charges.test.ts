/** Charges and their refunds. */
import { describe, expect, it } from 'vitest';
import type { KnownCharge } from '../../../edge/providers/payment/port.ts';
import { SANDBOX_KEYS } from '../../support/sandbox-provider.ts';
import { AMOUNT, CARDS, RETURN_URL, sandbox } from './sandbox.ts';

const { provider, adapter, post, inputFor, charge, mustCharge, events, typesOf } = sandbox();

describe('charges', () => {
  it.each([
    ['approve', { outcome: 'approved', card: { brand: 'visa', type: 'credit' } }],
    ['debit', { outcome: 'approved', card: { brand: 'mastercard', type: 'debit' } }],
    ['decline', { outcome: 'declined', declineCode: 'generic_decline' }],
    ['poor', { outcome: 'declined', declineCode: 'insufficient_funds' }],
  ] as const)('%s', async (card, outcome) => {
    const { input, charged } = await charge(CARDS[card]);
    expect(charged).toMatchObject({ ok: true, value: { ...outcome, amount: AMOUNT } });
    const [event] = await events(input.reference, 1);
    expect(event).toMatchObject({ charge: outcome });
  });

  it('takes months of a credit card alone', async () => {
    for (const [card, outcome] of [
      ['approve', { outcome: 'approved', card: { type: 'credit' } }],
      ['debit', { outcome: 'declined', declineCode: 'instalments_need_credit' }],
    ] as const) {
      const input = await inputFor(CARDS[card]);
      const charged = await adapter().start({ ...input, instalments: 6 });
      expect(charged).toMatchObject({ ok: true, value: outcome });
    }
  });

  it('answers a hundred repeats with one charge', async () => {
    const input = await inputFor(CARDS.approve);
    const cards = adapter();
    const all = await Promise.all(Array.from({ length: 100 }, async () => cards.start(input)));
    expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await events(input.reference, 1)).toHaveLength(1);
  });

  it('refuses a key that stands for another request', async () => {
    const { input } = await charge(CARDS.approve);
    const changed = { ...input, amount: { ...AMOUNT, amount: 1 } };
    expect(await adapter().start(changed)).toMatchObject({
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
    const [told] = await events(input.reference, 2);
    expect(await typesOf(told?.charge.id ?? '', 2)).toEqual([
      'payment_intent.processing',
      'payment_intent.succeeded',
    ]);
    expect(await adapter().start(input)).toMatchObject({
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
    const response = await fetch(`${provider().origin}/v1/payment_intents`, {
      method: 'POST',
      headers,
      body: '{}',
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ error: { code } });
  });

  it.each([
    ['nothing', '', 400],
    ['x'.repeat(70_000), 'x'.repeat(70_000), 413],
    ['half a unit', 'amount=1.5&currency=mxn', 400],
    ['an address that is none', 'return_url=javascript:1', 400],
    ['a host that starts a rule', 'return_url=http://a;b/', 400],
    ['all but a key', '', 400],
  ])('refuse %#', async (what, changed, status) => {
    const whole =
      'amount=1&currency=mxn&confirm=true&payment_method=t&metadata[reference]=r' +
      `&return_url=${encodeURIComponent(RETURN_URL)}`;
    const form = new URLSearchParams(what === 'nothing' ? '' : whole);
    for (const [name, value] of new URLSearchParams(changed)) form.set(name, value);
    const body = form.toString();
    const answered = await post('/v1/payment_intents', SANDBOX_KEYS.SECRET_KEY, body);
    expect(answered.status).toBe(status);
    expect(answered.body['error']).toBeDefined();
  });
});

describe('refunds', () => {
  const refund = async (made: KnownCharge, amount: number, idempotencyKey: string) =>
    adapter().refund({
      chargeId: made.id,
      reference: 'a.py_00000000000000000000000000-1',
      amount: { ...AMOUNT, amount },
      idempotencyKey,
    });

  it('never exceed what is left, however many come at once', async () => {
    const made = await mustCharge(CARDS.approve);
    const all = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => refund(made, 50_000, `${made.id}-${index}`)),
    );
    expect(all.filter((each) => each.ok)).toHaveLength(2);
    expect(await adapter().find(made.reference)).toMatchObject({ value: { refunded: 100_000 } });
    const told = (await typesOf(made.id, 3)).filter((type) => type === 'charge.refunded');
    expect(told).toHaveLength(2);
  });

  it('are made once for a key', async () => {
    const made = await mustCharge(CARDS.approve);
    const first = await refund(made, 500, `${made.id}-once`);
    expect(await refund(made, 500, `${made.id}-once`)).toEqual(first);
    expect(await adapter().find(made.reference)).toMatchObject({ value: { refunded: 500 } });
  });

  it('fail, and change nothing', async () => {
    const made = await mustCharge(CARDS.refundFails);
    expect(await refund(made, 124_900, `${made.id}-1`)).toMatchObject({
      value: { status: 'failed' },
    });
    expect(await adapter().find(made.reference)).toMatchObject({ value: { refunded: 0 } });
  });

  it('stay pending, hold their amount, and send an event at their end', async () => {
    const made = await mustCharge(CARDS.refundPending);
    expect(await refund(made, 124_900, `${made.id}-1`)).toMatchObject({
      value: { status: 'pending' },
    });
    expect(await refund(made, 1, `${made.id}-2`)).toMatchObject({
      error: { code: 'refund_refused' },
    });
    expect((await typesOf(made.id, 2)).at(-1)).toBe('charge.refunded');
    expect(await adapter().find(made.reference)).toMatchObject({ value: { refunded: 124_900 } });
  });

  it('are refused for an unpaid charge', async () => {
    const made = await mustCharge(CARDS.decline);
    expect(await refund(made, 1, `${made.id}-1`)).toMatchObject({
      error: { code: 'refund_refused' },
    });
  });
});
