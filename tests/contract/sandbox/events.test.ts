/** The events of a charge after its answer, and the bank’s page. */
import { describe, expect, it } from 'vitest';
import type { KnownCharge } from '../../../edge/providers/payment/port.ts';
import { CARDS, RETURN_URL, sandbox } from './sandbox.ts';

const { provider, adapter, mustCharge, events, typesOf } = sandbox();

describe('webhooks', () => {
  it('come late', async () => {
    const asked = Date.now();
    const { reference } = await mustCharge(CARDS.late);
    await events(reference, 1);
    const arrived =
      provider().webhooks.find(({ rawBody }) => rawBody.includes(`"${reference}"`))?.at ?? 0;
    expect(arrived - asked).toBeGreaterThanOrEqual(590);
  });

  it('come twice, as one event', async () => {
    const { reference } = await mustCharge(CARDS.twice);
    const [first, second] = await events(reference, 2);
    expect(second?.id).toBe(first?.id);
  });

  it('come out of order', async () => {
    const { id } = await mustCharge(CARDS.disordered);
    expect(await typesOf(id, 2)).toEqual(['payment_intent.succeeded', 'payment_intent.processing']);
  });

  it('announce the end of a pending charge', async () => {
    const { id, outcome } = await mustCharge(CARDS.pending);
    expect(outcome).toBe('pending');
    expect(await typesOf(id, 2)).toEqual(['payment_intent.processing', 'payment_intent.succeeded']);
  });

  it('are tried four times, at growing intervals', async () => {
    provider().answerWebhooks(500);
    const { reference } = await mustCharge(CARDS.approve);
    const arrived = await events(reference, 4);
    provider().answerWebhooks(200);
    expect(new Set(arrived.map(({ id }) => id)).size).toBe(1);
    const times = provider()
      .webhooks.filter(({ rawBody }) => rawBody.includes(`"${reference}"`))
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
    ['threeDsDeclined', 'approve', { outcome: 'declined', declineCode: 'generic_decline' }],
  ] as const)('%s: %s', async (card, reply, outcome) => {
    const made = await mustCharge(CARDS[card]);
    const answered = await answer(pageOf(made), reply);
    expect(answered.status).toBe(303);
    expect(answered.headers.get('location')).toBe(
      `${RETURN_URL}&payment_intent=${made.id}&redirect_status=${
        outcome.outcome === 'approved' ? 'succeeded' : 'failed'
      }`,
    );
    expect(await adapter().find(made.reference)).toMatchObject({ ok: true, value: outcome });
    expect(await typesOf(made.id, 2)).toEqual([
      'payment_intent.requires_action',
      outcome.outcome === 'approved' ? 'payment_intent.succeeded' : 'payment_intent.payment_failed',
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

  it('shows a page that lets its forms lead to the shop and nowhere else', async () => {
    const page = pageOf(await mustCharge(CARDS.threeDs));
    const response = await fetch(page, { headers: { 'accept-language': 'en' } });
    expect(await response.text()).toContain('Approve the purchase');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("form-action 'self' http://moda.localhost:8787;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });
});
