/** Charges that are authorised first. */
import { expect, test } from 'vitest';
import { AMOUNT, CARDS, sandbox } from './sandbox.ts';

const { adapter, inputFor, events, typesOf } = sandbox();
const DECLINED_LATER = '4000000000004012';
const SHORT = '4000000000004020';

async function authorized(number: string) {
  const input = await inputFor(number);
  const cards = adapter();
  const charged = await cards.start({ ...input, isLater: true });
  if (!charged.ok || charged.value.outcome !== 'authorized') throw new Error('not authorised');
  const about = { chargeId: charged.value.id, reference: input.reference };
  const { authorizations: calls } = cards;
  if (!calls) throw new Error('the adapter authorises nothing');
  return { cards, calls, about, charge: charged.value };
}

test('one is charged in part, once, and the rest is given back', async () => {
  const { cards, calls, about } = await authorized(CARDS.approve);
  const amount = { amount: 100_000, currency: AMOUNT.currency };
  const key = `capture-${about.reference}`;
  const captured = { outcome: 'approved', amount: AMOUNT, refunded: 24_900 };
  for (let one = 0; one < 2; one += 1) {
    const said = await calls.capture({ ...about, amount, idempotencyKey: key });
    expect(said).toMatchObject({ ok: true, value: captured });
  }
  expect(await cards.find(about.reference)).toMatchObject({ ok: true, value: captured });
  const again = await calls.capture({ ...about, amount, idempotencyKey: `${key}-1` });
  expect(again).toMatchObject({ ok: false, error: { code: 'provider_refused' } });
  const refund = { ...about, idempotencyKey: `refund-${about.reference}` };
  expect(await cards.refund({ ...refund, amount: AMOUNT })).toMatchObject({ ok: false });
  expect(await cards.refund({ ...refund, amount, idempotencyKey: 'refund-2' })).toMatchObject({
    ok: true,
    value: { status: 'success' },
  });
  expect((await typesOf(about.chargeId, 2)).slice(0, 2)).toEqual([
    'payment_intent.amount_capturable_updated',
    'payment_intent.succeeded',
  ]);
});

test('one is given up, and never charged', async () => {
  const { calls, about } = await authorized(CARDS.approve);
  const released = await calls.release({ ...about, idempotencyKey: `void-${about.reference}` });
  expect(released).toMatchObject({
    ok: true,
    value: { outcome: 'declined', declineCode: 'canceled' },
  });
  const late = { ...about, amount: AMOUNT, idempotencyKey: `capture-${about.reference}` };
  expect(await calls.capture(late)).toMatchObject({ ok: false });
  expect(await typesOf(about.chargeId, 2)).toContain('payment_intent.canceled');
});

test('one ends by itself', async () => {
  const { about } = await authorized(SHORT);
  const told = await events(about.reference, 2);
  expect(told.at(-1)?.charge).toMatchObject({ outcome: 'declined', declineCode: 'canceled' });
});

test('one is refused as it is charged, and stands', async () => {
  const { cards, calls, about } = await authorized(DECLINED_LATER);
  const asked = { ...about, amount: AMOUNT, idempotencyKey: `capture-${about.reference}` };
  expect(await calls.capture(asked)).toMatchObject({
    ok: false,
    error: { code: 'source_refused' },
  });
  expect(await cards.find(about.reference)).toMatchObject({
    ok: true,
    value: { outcome: 'authorized' },
  });
});
