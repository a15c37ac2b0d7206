/** Cards under an id of their own: made of a token, kept for a customer, let go of; as Stripe's document has them. */
import { expect, test } from 'vitest';
import { BILLING } from '../../../../tests/support/providers/billing.ts';
import {
  CHARGE,
  INPUT,
  REFERENCE,
  refusal,
  setUp,
} from '../../../../tests/support/providers/stripe.ts';

test('of a token a card is made with whose it is, as the document has it', async () => {
  const { provider, asked, refused } = setUp();
  await provider.start({ ...INPUT, source: 'tok_1', billing: BILLING });
  expect(asked[0]).toMatchObject({
    operation: 'POST /v1/payment_methods',
    body: {
      type: 'card',
      card: { token: 'tok_1' },
      billing_details: {
        name: 'Lucía Méndez Ruiz',
        email: 'lucia@example.com',
        phone: '5512345678',
        address: {
          line1: 'Amsterdam 120 4B',
          line2: 'Hipódromo',
          city: 'Cuauhtémoc',
          state: 'CMX',
          postal_code: '06100',
          country: 'MX',
        },
      },
    },
  });
  expect(asked[0]?.headers.get('idempotency-key')).toBe(`${REFERENCE}-card`);
  expect(asked[1]?.body).toMatchObject({ payment_method: 'pm_of_token' });
  expect(refused).toEqual([]);
});

test('a card is kept for its customer, and charged again there, as the document has it', async () => {
  const method = {
    id: 'pm_kept',
    customer: 'cus_1',
    keeps: true,
    exp_month: 9,
    exp_year: 2031,
    billing: null,
  };
  const { provider, asked, refused } = setUp({ ...CHARGE, method });
  const vault = { customer: 'cus_1', keep: true };
  expect(await provider.start({ ...INPUT, vault })).toMatchObject({
    value: { kept: { customer: 'cus_1', source: 'pm_kept', expMonth: 9, expYear: 2031 } },
  });
  expect(asked[0]?.body).toMatchObject({ customer: 'cus_1', setup_future_usage: 'on_session' });
  const again = { ...INPUT, source: 'pm_kept', vault: { ...vault, keep: false } };
  await provider.start(again);
  expect(asked[1]?.body).toMatchObject({ customer: 'cus_1', payment_method: 'pm_kept' });
  expect(asked[1]?.body).not.toHaveProperty('setup_future_usage');
  expect(refused).toEqual([]);
});

const ANA = { name: 'Ana Ruiz', email: 'ana@example.com', key: 'k' };

test('a vault makes a customer and lets go of a card, gone already or not, as the document has it', async () => {
  const { provider, asked, refused } = setUp();
  expect(await provider.vault?.open(ANA)).toMatchObject({ ok: true });
  expect(asked[0]).toMatchObject({ operation: 'POST /v1/customers', body: { name: 'Ana Ruiz' } });
  expect(asked[0]?.body).not.toHaveProperty('email');
  const card = { customer: 'cus_1', source: 'pm_kept' };
  expect(await provider.vault?.drop(card)).toEqual({ ok: true, value: null });
  expect(asked[1]?.params).toEqual({ payment_method: 'pm_kept' });
  expect(refused).toEqual([]);
  const gone = setUp(CHARGE, () => refusal(404, 'charge_not_found'));
  expect(await gone.provider.vault?.drop(card)).toEqual({ ok: true, value: null });
  const down = setUp(CHARGE, () => refusal(500, 'provider_error'));
  expect(await down.provider.vault?.drop(card)).toMatchObject({ ok: false });
});

test('a vault deletes a customer, gone already or not, as the document has it', async () => {
  const deleted = { id: 'cus_1', object: 'customer', deleted: true };
  const { provider, asked, refused } = setUp(CHARGE, () => ({ status: 200, body: deleted }));
  expect(await provider.vault?.forget('cus_1')).toEqual({ ok: true, value: null });
  expect(asked[0]).toMatchObject({
    operation: 'DELETE /v1/customers/{customer}',
    params: { customer: 'cus_1' },
  });
  expect(refused).toEqual([]);
  const gone = setUp(CHARGE, () => refusal(404, 'charge_not_found'));
  expect(await gone.provider.vault?.forget('cus_1')).toEqual({ ok: true, value: null });
  const down = setUp(CHARGE, () => refusal(500, 'provider_error'));
  expect(await down.provider.vault?.forget('cus_1')).toMatchObject({ ok: false });
});

/** How a charge is looked for by its reference. */
const LOOKS = ['GET /v1/payment_intents/search', 'GET /v1/payment_intents'];

test('a token that makes no card charges nothing', async () => {
  const other = { ...CHARGE, reference: 'a.py_another-1' };
  const { provider, asked } = setUp(other, ({ operation }) =>
    operation === 'POST /v1/payment_methods' ? refusal(400, 'token_used') : undefined,
  );
  expect(await provider.start({ ...INPUT, source: 'tok_1' })).toMatchObject({
    ok: false,
    error: { code: 'source_refused' },
  });
  expect(asked.map(({ operation }) => operation)).toEqual(['POST /v1/payment_methods', ...LOOKS]);
});

/** Stripe answers a key again for 24 hours; after that, a repeat is a call of its own. */
test('a start that is repeated with a used token answers the charge that the first one made', async () => {
  const { provider, asked, refused } = setUp(CHARGE, ({ operation }) =>
    operation === 'POST /v1/payment_methods' ? refusal(400, 'token_used') : undefined,
  );
  expect(await provider.start({ ...INPUT, source: 'tok_1' })).toMatchObject({
    ok: true,
    value: { outcome: 'approved', reference: REFERENCE },
  });
  expect(asked.map(({ operation }) => operation)).not.toContain('POST /v1/payment_intents');
  expect(refused).toEqual([]);
});

test('a start that is repeated with a card of one charge answers the charge that was made', async () => {
  const { provider, refused } = setUp(CHARGE, ({ operation }) =>
    operation === 'POST /v1/payment_intents' ? refusal(400, 'token_used') : undefined,
  );
  expect(await provider.start(INPUT)).toMatchObject({ value: { outcome: 'approved' } });
  expect(refused).toEqual([]);
});

test('a used token of which nobody can tell whether it was charged is no refusal', async () => {
  const { provider } = setUp(CHARGE, ({ operation }) =>
    operation === 'POST /v1/payment_methods'
      ? refusal(400, 'token_used')
      : refusal(500, 'provider_error'),
  );
  expect(await provider.start({ ...INPUT, source: 'tok_1' })).toEqual({
    ok: true,
    value: { outcome: 'unknown', reference: REFERENCE },
  });
});
