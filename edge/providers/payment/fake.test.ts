import { expect, it } from 'vitest';
import { FAKE_TOKENS, fakeCardProvider } from './fake.ts';

const INPUT = {
  amount: { amount: 1_000, currency: 'MXN' },
  reference: 'py_1',
  returnUrl: 'http://moda.localhost:8787/',
  idempotencyKey: 'key-1',
};

it.each([
  [FAKE_TOKENS.approve, { ok: true, value: { outcome: 'approved' } }],
  [FAKE_TOKENS.decline, { ok: true, value: { outcome: 'declined' } }],
  [FAKE_TOKENS.threeDs, { ok: true, value: { outcome: 'requires_action' } }],
  [FAKE_TOKENS.pending, { ok: true, value: { outcome: 'pending' } }],
  [FAKE_TOKENS.lost, { ok: true, value: { outcome: 'unknown' } }],
  [FAKE_TOKENS.fail, { ok: false, error: { code: 'provider_unavailable' } }],
  ['tok_strange', { ok: false, error: { code: 'source_refused' } }],
])('answers %s as its name says', async (source, answer) => {
  expect(await fakeCardProvider().start({ ...INPUT, source })).toMatchObject(answer);
});

it('charges behind a time-out, refunds what is left and signs its webhooks', async () => {
  const cards = fakeCardProvider();
  const charged = await cards.start({ ...INPUT, source: FAKE_TOKENS.timeOut });
  expect(charged).toMatchObject({ ok: true, value: { outcome: 'unknown' } });
  expect(await cards.find('py_1')).toMatchObject({ ok: true, value: { outcome: 'approved' } });

  const refund = {
    chargeId: 'ch_py_1',
    reference: 'a.py_00000000000000000000000000-1',
    amount: { amount: 600, currency: 'MXN' },
    idempotencyKey: 'r',
  };
  const first = await cards.refund(refund);
  expect(first.ok).toBe(true);
  expect(await cards.refund(refund)).toBe(first);
  expect((await cards.refund({ ...refund, idempotencyKey: 's' })).ok).toBe(false);

  const { headers, rawBody } = cards.webhook('py_1', 1);
  expect((await cards.verifyWebhook(headers, rawBody)).ok).toBe(true);
  expect((await cards.verifyWebhook(new Headers(), rawBody)).ok).toBe(false);
});

it('ends an open charge', async () => {
  const cards = fakeCardProvider();
  await cards.start({ ...INPUT, source: FAKE_TOKENS.threeDs });
  cards.settle('py_1', 'declined');
  expect(await cards.find('py_1')).toMatchObject({ ok: true, value: { outcome: 'declined' } });
});
