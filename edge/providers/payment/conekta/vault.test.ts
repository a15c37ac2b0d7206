/** Cards that Conekta keeps for a customer, as its own document has them. */
import { expect, test } from 'vitest';
import { fixedClock } from '../../../../shared/kernel/clock.ts';
import { documentServer, type Says } from '../../../../tests/support/providers/document-server.ts';
import customers from '../../../../tests/support/providers/conekta/customers.json' with { type: 'json' };
import orders from '../../../../tests/support/providers/conekta/orders.json' with { type: 'json' };
import { answered, opened } from '../sandbox-server/hosted/payments.ts';
import { orderOf, sourceOf } from '../sandbox-server/hosted/show-conekta.ts';
import { conektaCard } from './adapter.ts';

const NOW = Date.UTC(2026, 10, 30, 12);
const REFERENCE = 'a.py_00000000000000000000000000-1';
const INPUT = {
  amount: { amount: 108_000, currency: 'MXN' },
  reference: REFERENCE,
  returnUrl: 'https://lirio.example/checkout/co_1/return',
  idempotencyKey: REFERENCE,
  description: 'K7QX-2M4P',
  buyer: { name: 'Ana Pérez', email: 'ana@example.com', phone: '+525512345678' },
};
const BUYER = { name: 'Ana Pérez', email: 'ana@example.com', phone: '+525512345678', key: 'py_1' };
const REQUEST = {
  code: 'conekta_card',
  reference: REFERENCE,
  amount: 108_000,
  currency: 'MXN',
  description: 'K7QX-2M4P',
  returnUrl: INPUT.returnUrl,
  cancelUrl: INPUT.returnUrl,
  locale: 'es',
  customer: 'cus_1',
} as const;
const KEEPING = opened({ ...REQUEST, keeps: true }, 'https://pay.example', NOW);
const payment = (of: typeof KEEPING) =>
  answered(of, 'pay', { lateMs: 1000, hangMs: 1000 }, NOW) ?? of;
const KEPT = payment(KEEPING);
const BY_CARD = payment(opened({ ...REQUEST, source: 'src_1' }, 'https://pay.example', NOW));

const list = (...data: object[]) => ({
  status: 200,
  body: { object: 'list', has_more: false, data },
});
const said = (body: object) => ({ status: 200, body });
const refused = (status: number) => ({
  status,
  body: { object: 'error', type: 'processing_error', log_id: 'x', details: [] },
});

/** Conekta by its own document. */
function setUp(says: Says) {
  const server = documentServer([orders, customers], says);
  const keys = { private_key: 'key_1', webhook_public_key: 'none' };
  const tools = { fetch: server.fetch, clock: fixedClock(NOW), origin: 'https://conekta.test' };
  return { provider: conektaCard.open(keys, tools), asked: server.asked, refused: server.refused };
}

test('a vault makes a customer once under a key', async () => {
  const customer = { id: 'cus_1', object: 'customer', livemode: false, created_at: 1, name: 'Ana' };
  let made = 0;
  const {
    provider,
    asked,
    refused: wrong,
  } = setUp(({ operation }) => {
    if (operation === 'GET /customers') {
      return made ? list({ ...customer, custom_reference: 'py_1' }) : list();
    }
    made += 1;
    return said(customer);
  });
  expect(await provider.vault?.open(BUYER)).toEqual({ ok: true, value: 'cus_1' });
  expect(asked.at(-1)).toMatchObject({
    operation: 'POST /customers',
    body: { name: 'Ana Pérez', email: 'ana@example.com', custom_reference: 'py_1' },
  });
  expect(await provider.vault?.open(BUYER)).toEqual({ ok: true, value: 'cus_1' });
  expect([made, wrong]).toEqual([1, []]);
});

test('the page leaves the card with its customer, and the charge tells which one it is', async () => {
  const before = { ...sourceOf(KEPT), id: 'src_before', created_at: NOW / 1000 - 3600 };
  const other = { ...sourceOf(KEPT), id: 'src_other', last4: '1881' };
  const {
    provider,
    asked,
    refused: wrong,
  } = setUp(({ operation }) =>
    operation.endsWith('/payment_sources')
      ? list(other, before, sourceOf(KEPT))
      : said(orderOf(operation === 'POST /orders' ? KEEPING : KEPT, NOW)),
  );
  const vault = { customer: 'cus_1', keep: true };
  expect(await provider.start({ ...INPUT, vault })).toMatchObject({
    ok: true,
    value: { outcome: 'requires_action', redirectUrl: KEEPING.page },
  });
  expect(asked[0]?.body).toMatchObject({
    customer_info: { customer_id: 'cus_1' },
    checkout: { type: 'HostedPayment', force_save_card: true },
  });
  expect(await provider.find(REFERENCE, 'ord_1')).toMatchObject({
    ok: true,
    value: {
      outcome: 'approved',
      kept: { customer: 'cus_1', source: `src_${KEPT.id}`, expMonth: 12, expYear: 2030 },
    },
  });
  expect(wrong).toEqual([]);
});

test('a card that no source is like is not kept; one that cannot be told leaves the charge untold', async () => {
  const none = setUp(({ operation }) =>
    operation.endsWith('/payment_sources') ? list() : said(orderOf(KEPT, NOW)),
  );
  const found = await none.provider.find(REFERENCE, 'ord_1');
  expect(found.ok && found.value.kept).toBe(undefined);
  const down = setUp(({ operation }) =>
    operation.endsWith('/payment_sources') ? refused(500) : said(orderOf(KEPT, NOW)),
  );
  expect(await down.provider.find(REFERENCE, 'ord_1')).toMatchObject({
    error: { code: 'provider_unavailable' },
  });
});

const SAVED = { ...INPUT, source: 'src_1', vault: { customer: 'cus_1', keep: false } };

test('a saved card is charged at once, in months too, as the document has it', async () => {
  const { provider, asked, refused: wrong } = setUp(() => said(orderOf(BY_CARD, NOW)));
  expect(await provider.start({ ...SAVED, instalments: 6 })).toMatchObject({
    ok: true,
    value: { outcome: 'approved', reference: REFERENCE, card: { last4: '4242' } },
  });
  expect(asked[0]?.body).toMatchObject({
    customer_info: { customer_id: 'cus_1' },
    charges: [
      {
        amount: 108_000,
        payment_method: { type: 'card', payment_source_id: 'src_1', monthly_installments: 6 },
      },
    ],
    return_url: INPUT.returnUrl,
  });
  expect(asked[0]?.body).not.toHaveProperty('checkout');
  expect(wrong).toEqual([]);
});

test('a bank’s question leads to its page, and its refusal declines', async () => {
  const paid = orderOf(BY_CARD, NOW);
  const url = 'https://pay.conekta.com/6fca054a';
  const next = { type: 'redirect_to_url', redirect_to_url: { url } };
  const asks = { ...paid, payment_status: 'pending_payment', next_action: next };
  const { provider, refused: wrong } = setUp(() => said(asks));
  expect(await provider.start(SAVED)).toMatchObject({
    value: { outcome: 'requires_action', redirectUrl: url },
  });
  const no = setUp(() => said({ ...paid, payment_status: 'declined' }));
  expect(await no.provider.find(REFERENCE, 'ord_1')).toMatchObject({
    value: { outcome: 'declined' },
  });
  expect(wrong).toEqual([]);
});

test.each([402, 422])('a card that is refused with %s charges nothing', async (status) => {
  const { provider } = setUp(() => refused(status));
  expect(await provider.start(SAVED)).toMatchObject({ error: { code: 'source_refused' } });
});

test('a charge whose answer is lost is found by its reference: by the search, or among the latest', async () => {
  const lost = setUp(() => refused(500));
  expect(await lost.provider.start(SAVED)).toEqual({
    ok: true,
    value: { outcome: 'unknown', reference: REFERENCE },
  });
  let looks = 0;
  const { provider, refused: wrong } = setUp(({ operation }) => {
    if (operation !== 'GET /orders') return said(orderOf(BY_CARD, NOW));
    looks += 1;
    return looks === 1 ? list() : list(orderOf(BY_CARD, NOW));
  });
  expect(await provider.find(REFERENCE)).toMatchObject({ value: { outcome: 'approved' } });
  expect([looks, wrong]).toEqual([2, []]);
});

test('a card is let go of, one that is gone already too', async () => {
  const card = { customer: 'cus_1', source: 'src_1' };
  const { provider, asked, refused: wrong } = setUp(() => said(sourceOf(KEPT)));
  expect(await provider.vault?.drop(card)).toEqual({ ok: true, value: null });
  expect(asked[0]).toMatchObject({
    operation: 'DELETE /customers/{id}/payment_sources/{payment_method_id}',
    params: { id: 'cus_1', payment_method_id: 'src_1' },
  });
  const gone = setUp(() => refused(404));
  expect(await gone.provider.vault?.drop(card)).toEqual({ ok: true, value: null });
  const down = setUp(() => refused(500));
  expect(await down.provider.vault?.drop(card)).toMatchObject({ ok: false });
  expect(wrong).toEqual([]);
});

test('a customer is deleted, one that is gone already too', async () => {
  const customer = { id: 'cus_1', object: 'customer', livemode: false, created_at: 1, name: 'Ana' };
  const { provider, asked, refused: wrong } = setUp(() => said(customer));
  expect(await provider.vault?.forget('cus_1')).toEqual({ ok: true, value: null });
  expect(asked[0]).toMatchObject({
    operation: 'DELETE /customers/{id}',
    params: { id: 'cus_1' },
  });
  const gone = setUp(() => refused(404));
  expect(await gone.provider.vault?.forget('cus_1')).toEqual({ ok: true, value: null });
  const down = setUp(() => refused(500));
  expect(await down.provider.vault?.forget('cus_1')).toMatchObject({ ok: false });
  expect(wrong).toEqual([]);
});
