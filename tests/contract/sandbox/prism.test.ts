/**
 * Each request of an adapter whose provider publishes a document, and each answer of the sandbox, by a server that is
 * none of ours: Prism reads the documents, and stands between the two.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { conektaCard } from '../../../edge/providers/payment/conekta/adapter.ts';
import { paypal } from '../../../edge/providers/payment/paypal/adapter.ts';
import type { PaymentProvider, StartInput } from '../../../edge/providers/payment/port.ts';
import { strCard } from '../../../edge/providers/payment/stripe/adapter.ts';
import { systemClock } from '../../../shared/kernel/clock.ts';
import { startPrism } from '../../support/prism.ts';
import conektaOrders from '../../support/providers/conekta/orders.json' with { type: 'json' };
import paypalOrders from '../../support/providers/paypal/checkout_orders_v2.json' with { type: 'json' };
import paypalPayments from '../../support/providers/paypal/payments_payment_v2.json' with { type: 'json' };
import stripeCards from '../../support/providers/stripe/cards.json' with { type: 'json' };
import stripeIntents from '../../support/providers/stripe/payment_intents.json' with { type: 'json' };
import { SANDBOX_KEYS } from '../../support/sandbox-provider.ts';
import { AMOUNT, answerOn, behindPrism } from './behind-prism.ts';

const { SECRET_KEY, PUBLISHABLE_KEY, WEBHOOK_SECRET } = SANDBOX_KEYS;
/** Prism reads each of Stripe's answers for a second or more. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const PART = { ...AMOUNT, amount: 100_000 };
const { prismOf, inputOf, tokenOf } = behindPrism();

test('Prism refuses a request and an answer that a document does not allow', async () => {
  const prism = await prismOf([paypalOrders], '/paypal');
  const answer = await prism.fetch(`${prism.origin}/v2/checkout/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ purchase_units: [] }),
  });
  expect(answer.status).toBe(422);
  const [said] = prism.refused();
  expect(said).toContain('intent');
  const odd = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id": 7}');
  });
  await new Promise<void>((settle) => {
    odd.listen(0, '127.0.0.1', settle);
  });
  const { port } = odd.address() as AddressInfo;
  const wrong = await startPrism([paypalOrders], `http://127.0.0.1:${port}`);
  const read = await wrong.fetch(`${wrong.origin}/v2/checkout/orders/5O190127TN364715T`);
  expect(read.status).toBe(500);
  expect(wrong.refused().join()).toContain('id must be string');
  await wrong.stop();
  odd.close();
});

describe.each(['paypal', 'conekta'] as const)('%s', (name) => {
  let provider: PaymentProvider;
  const field = name === 'paypal' ? 'token' : 'id';
  beforeAll(async () => {
    if (name === 'paypal') {
      const prism = await prismOf([paypalOrders, paypalPayments], '/paypal', '/v1/oauth2/token');
      const keys = { client_id: PUBLISHABLE_KEY, client_secret: SECRET_KEY, webhook_id: 'WH' };
      provider = paypal.open(keys, {
        fetch: prism.fetch,
        clock: systemClock,
        origin: prism.origin,
      });
      return;
    }
    const prism = await prismOf([conektaOrders], '/conekta');
    const keys = { private_key: SECRET_KEY, webhook_public_key: 'none' };
    provider = conektaCard.open(keys, {
      fetch: prism.fetch,
      clock: systemClock,
      origin: prism.origin,
    });
  });

  async function paid(answer: string, given: Partial<StartInput> = {}) {
    const input = inputOf(given);
    const started = await provider.start(input);
    if (!started.ok || started.value.outcome !== 'requires_action') {
      throw new Error(JSON.stringify(started));
    }
    const { id: chargeId, redirectUrl } = started.value;
    await answerOn(redirectUrl, field, answer);
    const found = await provider.find(input.reference, chargeId);
    return { about: { chargeId, reference: input.reference }, found };
  }

  test('begins, is paid, and gives back in parts', async () => {
    const { about, found } = await paid('pay');
    expect(found).toMatchObject({ value: { outcome: 'approved', amount: AMOUNT } });
    const refund = (amount: number, key: string) =>
      provider.refund({
        ...about,
        amount: { ...AMOUNT, amount },
        idempotencyKey: `${key}-${about.reference}`,
      });
    expect(await refund(100_000, 'one')).toMatchObject({ value: { status: 'success' } });
    expect(await refund(100_000, 'two')).toMatchObject({ error: { code: 'refund_refused' } });
    expect(await refund(24_900, 'three')).toMatchObject({ value: { status: 'success' } });
    expect(await provider.find(about.reference, about.chargeId)).toMatchObject({
      value: { refunded: AMOUNT.amount },
    });
  });

  test('is declined, and knows no other charge', async () => {
    expect((await paid('decline')).found).toMatchObject({ value: { outcome: 'declined' } });
    expect(await provider.check()).toMatchObject({ ok: true });
  });

  test('authorises, charges a part, and gives up', async () => {
    const { about, found } = await paid('pay', { isLater: true });
    expect(found).toMatchObject({ value: { outcome: 'authorized' } });
    const key = { idempotencyKey: `later-${about.reference}` };
    const taken = await provider.authorizations!.capture({ ...about, ...key, amount: PART });
    expect(taken).toMatchObject({ value: { outcome: 'approved', refunded: 24_900 } });
    const other = await paid('pay', { isLater: true });
    const given = { ...other.about, idempotencyKey: `void-${other.about.reference}` };
    expect(await provider.authorizations!.release(given)).toMatchObject({
      value: { outcome: 'declined' },
    });
  });
});

test('PayPal tells a review as its document has it', async () => {
  const prism = await prismOf([paypalOrders, paypalPayments], '/paypal', '/v1/oauth2/token');
  const keys = { client_id: PUBLISHABLE_KEY, client_secret: SECRET_KEY, webhook_id: 'WH' };
  const provider = paypal.open(keys, {
    fetch: prism.fetch,
    clock: systemClock,
    origin: prism.origin,
  });
  const input = inputOf();
  const started = await provider.start(input);
  if (!started.ok || started.value.outcome !== 'requires_action') throw new Error('no page');
  await answerOn(started.value.redirectUrl, 'token', 'sellerActs');
  expect(await provider.find(input.reference, started.value.id)).toMatchObject({
    value: { outcome: 'in_review', waitsFor: 'seller' },
  });
});

describe('Stripe', () => {
  let provider: PaymentProvider;
  beforeAll(async () => {
    const prism = await prismOf([stripeIntents, stripeCards], '');
    const keys = {
      secret_key: SECRET_KEY,
      publishable_key: PUBLISHABLE_KEY,
      webhook_secret: WEBHOOK_SECRET,
    };
    provider = strCard.open(keys, {
      fetch: prism.fetch,
      clock: systemClock,
      origin: prism.origin,
    });
  });

  const charged = async (number: string, given: Partial<StartInput> = {}) => {
    const input = inputOf({ source: await tokenOf(number), ...given });
    const started = await provider.start(input);
    if (!started.ok || started.value.outcome === 'unknown')
      throw new Error(JSON.stringify(started));
    return { input, charge: started.value };
  };

  test.each([
    ['4242424242424242', 'approved'],
    ['4000000000000002', 'declined'],
    ['4000002760003184', 'requires_action'],
  ])('a card %s is %s', async (number, outcome) => {
    const { input, charge } = await charged(number);
    expect(charge.outcome).toBe(outcome);
    expect(await provider.find(input.reference, charge.id)).toMatchObject({ value: { outcome } });
  });

  test('gives back a part, authorises, charges a part, and gives up', async () => {
    const { input, charge } = await charged('4242424242424242');
    const about = { chargeId: charge.id, reference: input.reference };
    const refund = { ...about, amount: PART, idempotencyKey: `refund-${input.reference}` };
    expect(await provider.refund(refund)).toMatchObject({ value: { status: 'success' } });
    for (const way of ['capture', 'release'] as const) {
      const later = await charged('4242424242424242', { isLater: true });
      expect(later.charge.outcome).toBe('authorized');
      const asked = {
        chargeId: later.charge.id,
        reference: later.input.reference,
        idempotencyKey: `${way}-${later.input.reference}`,
      };
      const { capture, release } = provider.authorizations!;
      const ended = way === 'capture' ? capture({ ...asked, amount: PART }) : release(asked);
      expect(await ended).toMatchObject({
        value: { outcome: way === 'capture' ? 'approved' : 'declined' },
      });
    }
    expect(await provider.check()).toMatchObject({ ok: true });
  });

  test('keeps a card, charges it again, and lets it go with its customer', async () => {
    const { vault } = provider;
    const buyer = { name: 'Ana Pérez', email: 'ana@example.com', key: 'prism-customer' };
    const opened = await vault!.open(buyer);
    const customer = opened.ok ? opened.value : expect.fail(opened.error.message);
    const { charge } = await charged('4242424242424242', { vault: { customer, keep: true } });
    const source = charge.kept?.source ?? expect.fail('no card is kept');
    const again = await provider.start(inputOf({ source, vault: { customer, keep: false } }));
    expect(again).toMatchObject({ value: { outcome: 'approved', card: { last4: '4242' } } });
    expect(await vault!.drop({ customer, source })).toMatchObject({ ok: true });
    expect(await vault!.forget(customer)).toMatchObject({ ok: true });
  });
});
