import { expect, test } from 'vitest';
import { fixedClock } from '../../../../shared/kernel/clock.ts';
import { documentServer, type Says } from '../../../../tests/support/providers/document-server.ts';
import { BILLING } from '../../../../tests/support/providers/billing.ts';
import document from '../../../../tests/support/providers/conekta/orders.json' with { type: 'json' };
import { answered, opened, type KeptPayment } from '../sandbox-server/hosted/payments.ts';
import { orderOf } from '../sandbox-server/hosted/show-conekta.ts';
import { conektaCard } from './adapter.ts';

const NOW = Date.UTC(2026, 10, 26, 12);
const REFERENCE = 'a.py_00000000000000000000000000-1';
const DELAYS = { lateMs: 1000, hangMs: 1000 };
const INPUT = {
  amount: { amount: 108_000, currency: 'MXN' },
  reference: REFERENCE,
  returnUrl: 'https://lirio.example/checkout/co_1/return',
  cancelUrl: 'https://lirio.example/checkout/co_1/pay',
  idempotencyKey: REFERENCE,
  description: 'K7QX-2M4P',
  buyer: { name: 'Ana Pérez', email: 'ana@example.com', phone: '+525512345678' },
};
const WAITING = opened(
  {
    code: 'conekta_card',
    reference: REFERENCE,
    amount: 108_000,
    currency: 'MXN',
    description: 'K7QX-2M4P',
    returnUrl: INPUT.returnUrl,
    cancelUrl: INPUT.cancelUrl,
    locale: 'es',
  },
  'https://pay.example',
  NOW,
);
const after = (answer: 'pay' | 'decline' | 'pending') =>
  answered(WAITING, answer, DELAYS, NOW) ?? WAITING;

/** Conekta by its own document, over the sandbox's book of one payment. */
function setUp(payment: KeptPayment = WAITING, says: Says = () => undefined) {
  const server = documentServer([document], (asked) => {
    const said = says(asked);
    if (said) return said;
    if (asked.operation === 'GET /orders') {
      return { status: 200, body: { object: 'list', has_more: false, data: [] } };
    }
    return { status: 200, body: orderOf(payment, NOW) };
  });
  const keys = { private_key: 'key_1', webhook_public_key: 'none' };
  const tools = { fetch: server.fetch, clock: fixedClock(NOW), origin: 'https://conekta.test' };
  return { provider: conektaCard.open(keys, tools), asked: server.asked, refused: server.refused };
}

test('asks for a page for a card alone, as the document has it', async () => {
  const { provider, asked, refused } = setUp();
  expect(await provider.start(INPUT)).toMatchObject({
    ok: true,
    value: { reference: REFERENCE, outcome: 'requires_action', redirectUrl: WAITING.page },
  });
  expect(asked[0]?.headers.get('accept')).toBe('application/vnd.conekta-v2.3.0+json');
  expect(asked[0]?.body).toMatchObject({
    checkout: { type: 'HostedPayment', allowed_payment_methods: ['card'] },
    line_items: [{ unit_price: 108_000, quantity: 1 }],
    metadata: { reference: REFERENCE },
  });
  expect(await provider.check()).toEqual({ ok: true, value: null });
  expect(refused).toEqual([]);
});

test('whose card pays is its fiscal entity, as the document has it', async () => {
  const { provider, asked, refused } = setUp();
  await provider.start({ ...INPUT, billing: BILLING });
  expect(asked[0]?.body).toMatchObject({
    fiscal_entity: {
      name: 'Lucía Méndez Ruiz',
      email: 'lucia@example.com',
      phone: '5512345678',
      address: {
        street1: 'Amsterdam',
        street2: '4B, Hipódromo',
        external_number: '120',
        postal_code: '06100',
        city: 'Cuauhtémoc',
        state: 'CMX',
        country: 'MX',
      },
    },
  });
  const { street_name: _street, ...collected } = BILLING;
  await provider.start({ ...INPUT, billing: collected });
  expect(asked[1]?.body).not.toHaveProperty('fiscal_entity');
  expect(refused).toEqual([]);
});

test('months without interest are a part of its page, as the document has it', async () => {
  const { provider, asked, refused } = setUp();
  await provider.start({ ...INPUT, instalments: 6 });
  expect(asked[0]?.body).toMatchObject({
    checkout: { monthly_installments_enabled: true, monthly_installments_options: [6] },
  });
  expect(refused).toEqual([]);
});

test('the document refuses an order without its buyer: it checks what is sent', async () => {
  const { provider, refused } = setUp();
  const phone = undefined as unknown as string;
  await provider.start({
    ...INPUT,
    buyer: { ...INPUT.buyer, name: 1 as unknown as string, phone },
  });
  expect(refused.join()).toContain('customer_info');
});

test.each([
  ['pay', { outcome: 'approved', card: { brand: 'visa', last4: '4242' } }],
  ['decline', { outcome: 'declined' }],
  ['pending', { outcome: 'pending' }],
] as const)('%s', async (answer, value) => {
  const { provider, refused } = setUp(after(answer));
  expect(await provider.find(REFERENCE, 'ord_1')).toMatchObject({ ok: true, value });
  expect(refused).toEqual([]);
});

test('a refund is done once the order’s sum has grown by it', async () => {
  const paid = after('pay');
  const given = { ...paid, refunds: [{ id: 'r', key: 'r', amount: 500, settlesAt: NOW }] };
  const { provider, asked, refused } = setUp(paid, ({ operation }) =>
    operation.endsWith('/refunds') ? { status: 200, body: orderOf(given, NOW) } : undefined,
  );
  const amount = { amount: 500, currency: 'MXN' };
  const input = { chargeId: 'ord_1', reference: REFERENCE, amount, idempotencyKey: 'r1' };
  expect(await provider.refund(input)).toMatchObject({ ok: true, value: { status: 'success' } });
  expect(asked.at(-1)?.body).toEqual({ amount: 500, reason: 'requested_by_client' });
  const { provider: waiting } = setUp(paid);
  expect(await waiting.refund(input)).toMatchObject({ value: { status: 'pending' } });
  expect(refused).toEqual([]);
});

test('an order of another payment is not this one’s; without an id there is none', async () => {
  const { provider } = setUp(after('pay'));
  expect(await provider.find('a.other-1', 'ord_1')).toMatchObject({
    error: { code: 'provider_refused' },
  });
  expect(await provider.find(REFERENCE)).toMatchObject({ error: { code: 'charge_not_found' } });
});

test.each([
  ['action_required', 'open'],
  ['under_review', 'open'],
  ['lost', 'lost'],
  ['won', 'won'],
  ['covered', 'won'],
])('a chargeback that is %s is told with its order', async (status, state) => {
  const paid = orderOf(after('pay'), NOW) as { charges: { data: object[] } };
  const chargeback = {
    id: 'chbk_2zPxWFUnGNLySoumn',
    object: 'chargeback',
    status,
    reason: 'fraudulent',
    charge_id: '6966a06c044243000156c24d',
    created_at: NOW / 1000,
    evidence_due_by: NOW / 1000 + 86_400,
  };
  const charges = {
    ...paid.charges,
    data: paid.charges.data.map((charge) => ({ ...charge, chargeback })),
  };
  const body = { ...paid, payment_status: 'charged_back', charges };
  const { provider, refused } = setUp(after('pay'), () => ({ status: 200, body }));
  expect(await provider.find(REFERENCE, 'ord_1')).toMatchObject({
    ok: true,
    value: {
      outcome: 'approved',
      dispute: {
        id: chargeback.id,
        state,
        amount: { amount: 108_000, currency: 'MXN' },
        fee: 0,
        respondBy: NOW + 86_400_000,
      },
    },
  });
  expect(refused).toEqual([]);
});
