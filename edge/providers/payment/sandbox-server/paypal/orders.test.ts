/** The sandbox's PayPal against PayPal's own documents, asked by the platform's own adapter. */
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../../shared/kernel/clock.ts';
import { documentServer } from '../../../../../tests/support/providers/document-server.ts';
import orders from '../../../../../tests/support/providers/paypal/checkout_orders_v2.json' with { type: 'json' };
import payments from '../../../../../tests/support/providers/paypal/payments_payment_v2.json' with { type: 'json' };
import { paypal } from '../../paypal/adapter.ts';
import { captureLater, voidLater } from './authorizations.ts';
import { eventOf, isProved, proofOf } from './events.ts';
import type { KeptOrder, Said } from './kept-order.ts';
import { answered, complete, open, read, refund } from './orders.ts';
import { ANSWERS, planOf, SELLER_ACTS_MS, type PaypalAnswer } from './plan.ts';
import { captureRequest, orderRequest, refundRequest } from './wire.ts';

const DELAYS = { lateMs: 20_000, hangMs: 30_000 };
const REFERENCE = 'a.py_00000000000000000000000000-1';
const INPUT = {
  amount: { amount: 19_900, currency: 'MXN' },
  reference: REFERENCE,
  returnUrl: 'https://lirio.example/checkout/co_1/return',
  cancelUrl: 'https://lirio.example/checkout/co_1/pay',
  idempotencyKey: REFERENCE,
  locale: 'es',
} as const;

/** The platform's adapter with the sandbox behind it, and the document between them. */
function setUp() {
  let order: KeptOrder | undefined;
  let now = 0;
  const keep = (said: Said): Said => {
    order = said.order ?? order;
    return said;
  };
  const server = documentServer([orders, payments], ({ operation, body, headers }) => {
    switch (operation) {
      case 'POST /v2/checkout/orders':
        return keep(open(orderRequest.parse(body), 'http://localhost:8788', now));
      case 'GET /v2/checkout/orders/{id}':
        return read(order, now);
      case 'POST /v2/checkout/orders/{id}/capture':
        return keep(complete(order, 'CAPTURE', DELAYS, now));
      case 'POST /v2/checkout/orders/{id}/authorize':
        return keep(complete(order, 'AUTHORIZE', DELAYS, now));
      case 'POST /v2/payments/authorizations/{authorization_id}/capture':
        return keep(captureLater(order, captureRequest.parse(body).amount.value, DELAYS, now));
      case 'POST /v2/payments/authorizations/{authorization_id}/void':
        return keep(voidLater(order, now));
      default:
        return keep(
          refund(
            order,
            refundRequest.parse(body).amount.value,
            headers.get('paypal-request-id') ?? '',
          ),
        );
    }
  });
  const fetch: typeof globalThis.fetch = async (input, init) =>
    new URL(new Request(input, init).url).pathname === '/v1/oauth2/token'
      ? Response.json({ access_token: 'A21AAF' })
      : server.fetch(input, init);
  const keys = { client_id: 'id', client_secret: 'secret', webhook_id: 'WH' };
  const provider = paypal.open(keys, {
    fetch,
    clock: fixedClock(0),
    origin: 'https://paypal.test',
  });
  return {
    provider,
    server,
    say: (answer: PaypalAnswer) => {
      order = (order && answered(order, answer, DELAYS)) ?? order;
    },
    wait: (milliseconds: number) => (now += milliseconds),
    kept: () => order!,
  };
}

test.each([
  ['pay', 'approved'],
  ['stay', 'approved'],
  ['twice', 'approved'],
  ['late', 'approved'],
  ['slow', 'approved'],
  ['decline', 'declined'],
  ['pending', 'in_review'],
  ['reviewRefused', 'in_review'],
  ['sellerActs', 'in_review'],
  ['forged', 'requires_action'],
] as const)('a buyer who answers "%s" is found %s', async (answer, outcome) => {
  const { provider, server, say, kept } = setUp();
  const started = await provider.start(INPUT);
  expect(started).toMatchObject({
    value: {
      outcome: 'requires_action',
      redirectUrl: expect.stringContaining('/paypal/checkoutnow'),
    },
  });
  const { id } = kept();
  say(answer);
  expect(await provider.find(REFERENCE, id)).toMatchObject({ value: { outcome } });
  expect(server.refused).toEqual([]);
});

test.each([
  ['pending', 'checks', 'approved'],
  ['reviewRefused', 'checks', 'declined'],
  ['sellerActs', 'seller', 'approved'],
] as const)('PayPal decides "%s" later, which waits for its %s, and then is %s', async (...row) => {
  const [answer, waitsFor, outcome] = row;
  for (const isLater of [false, true]) {
    const { provider, server, say, wait, kept } = setUp();
    await provider.start({ ...INPUT, isLater });
    say(answer);
    const { id } = kept();
    // An authorisation is looked at, by PayPal's document, for no other reason.
    expect(await provider.find(REFERENCE, id)).toMatchObject({
      value: { outcome: 'in_review', waitsFor: isLater ? 'checks' : waitsFor },
    });
    wait(answer === 'sellerActs' ? SELLER_ACTS_MS : DELAYS.lateMs);
    const ended = isLater && outcome === 'approved' ? 'authorized' : outcome;
    expect(await provider.find(REFERENCE, id)).toMatchObject({ value: { outcome: ended } });
    expect(server.refused).toEqual([]);
  }
});

test('a capture that fails is made by the next question; one that takes a while is done then', async () => {
  const one = setUp();
  await one.provider.start(INPUT);
  one.say('fail');
  const { id } = one.kept();
  expect(await one.provider.find(REFERENCE, id)).toMatchObject({ value: { outcome: 'pending' } });
  expect(await one.provider.find(REFERENCE, id)).toMatchObject({ value: { outcome: 'approved' } });

  const two = setUp();
  await two.provider.start(INPUT);
  two.say('pending');
  await two.provider.find(REFERENCE, two.kept().id);
  two.wait(DELAYS.lateMs);
  expect(await two.provider.find(REFERENCE, two.kept().id)).toMatchObject({
    value: { outcome: 'approved' },
  });
});

test('a refund counts once for its key, and never more than was taken', async () => {
  const { provider, server, say, kept } = setUp();
  await provider.start(INPUT);
  say('pay');
  const { id: chargeId } = kept();
  await provider.find(REFERENCE, chargeId);
  const back = {
    chargeId,
    reference: 'a.py_00000000000000000000000000-1',
    amount: INPUT.amount,
    idempotencyKey: 'k',
  };
  expect(await provider.refund(back)).toMatchObject({ value: { status: 'success' } });
  expect(await provider.refund(back)).toMatchObject({ value: { status: 'success' } });
  expect(await provider.refund({ ...back, idempotencyKey: 'k2' })).toMatchObject({
    error: { code: 'refund_refused' },
  });
  expect(await provider.find(REFERENCE, chargeId)).toMatchObject({ value: { refunded: 19_900 } });
  expect(server.refused).toEqual([]);
});

test('parts go back one by one, to the last cent and no further', async () => {
  const { provider, server, say, kept } = setUp();
  await provider.start(INPUT);
  say('pay');
  const { id: chargeId } = kept();
  await provider.find(REFERENCE, chargeId);
  // 0.10, 0.20 and the rest: as floats the first two are more than 0.30.
  for (const amount of [10, 20, 19_870]) {
    const part = {
      chargeId,
      reference: 'a.py_00000000000000000000000000-1',
      amount: { ...INPUT.amount, amount },
      idempotencyKey: `k${amount}`,
    };
    expect(await provider.refund(part)).toMatchObject({ value: { status: 'success' } });
  }
  const cent = {
    chargeId,
    reference: 'a.py_00000000000000000000000000-1',
    amount: { ...INPUT.amount, amount: 1 },
    idempotencyKey: 'cent',
  };
  expect(await provider.refund(cent)).toMatchObject({ error: { code: 'refund_refused' } });
  expect(await provider.find(REFERENCE, chargeId)).toMatchObject({ value: { refunded: 19_900 } });
  expect(server.refused).toEqual([]);
});

test('only the first answer of a page counts', async () => {
  const { provider, say, kept } = setUp();
  await provider.start(INPUT);
  say('decline');
  say('pay');
  expect(kept().answer).toBe('decline');
});

test('an event is proved by the secret that signed it, and a forged one by none', async () => {
  const { provider, say, kept } = setUp();
  await provider.start(INPUT);
  say('pay');
  const event = eventOf(kept(), 'CHECKOUT.ORDER.APPROVED', 0);
  const proofs = async (secret: string, now: number) => {
    const headers = await proofOf(secret, event, 0);
    const said = {
      transmission_id: headers['paypal-transmission-id'] ?? '',
      transmission_sig: headers['paypal-transmission-sig'] ?? '',
    };
    return isProved('whsec_sandbox_tests', said, JSON.parse(event) as object, now);
  };
  expect(await proofs('whsec_sandbox_tests', 0)).toBe(true);
  expect(await proofs('whsec_sandbox_tests', 3_600_000)).toBe(false);
  expect(await proofs('somebody else', 0)).toBe(false);
});

test('the answers send no event, one, two, or a forged one, and lead back or nowhere', () => {
  const told = ANSWERS.map((answer) => {
    const { copies, isApproved, comesBack, eventDelayMs } = planOf(answer, DELAYS);
    return [answer, copies, isApproved, comesBack, eventDelayMs];
  });
  expect(told).toEqual([
    ['pay', 1, true, true, 0],
    ['decline', 0, true, true, 0],
    ['pending', 1, true, true, 0],
    ['reviewRefused', 1, true, true, 0],
    ['sellerActs', 1, true, true, 0],
    ['stay', 0, true, false, 0],
    ['slow', 0, true, true, 0],
    ['fail', 0, true, true, 0],
    ['twice', 2, true, true, 0],
    ['late', 1, true, false, 20_000],
    ['forged', 1, false, true, 0],
  ]);
});
