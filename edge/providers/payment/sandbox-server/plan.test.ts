import { describe, expect, it } from 'vitest';
import { planFor, planInMonths, retryWaits, settlementOf, TRANSITIONS } from './plan.ts';
import { readSettings } from './settings.ts';
import { TEST_CARDS } from './test-cards.ts';

const settings = readSettings({
  SECRET_KEY: 'sk_sandbox_tests',
  PUBLISHABLE_KEY: 'pk_sandbox_tests',
  WEBHOOK_SECRET: 'whsec_sandbox_tests',
  WEBHOOK_URL: '',
});

describe('settings', () => {
  it('takes the documented times where none are set', () => {
    expect(settings).toMatchObject({ lateMs: 20_000, hangMs: 30_000, retryMs: 1_000 });
    expect(settings.webhookUrl).toBeUndefined();
  });

  it('refuses a key of another kind and names the variable', () => {
    const wrong = {
      SECRET_KEY: 'sk_live_1',
      PUBLISHABLE_KEY: 'pk_sandbox_1',
      WEBHOOK_SECRET: 'x'.repeat(16),
    };
    expect(() => readSettings(wrong)).toThrow(/SECRET_KEY/);
  });
});

describe('planFor', () => {
  it('announces for every card the status that it opens with, or one that may lead to it', () => {
    for (const { behaviour } of TEST_CARDS) {
      const plan = planFor(behaviour, settings);
      if (behaviour === 'provider_error') expect(plan).toBeUndefined();
      else expect(plan?.announcements.map((news) => news.status)).toContain(plan?.status);
    }
  });

  it('holds the caller longer than the charge takes to settle', () => {
    const plan = planFor('hang', settings);
    expect(plan).toMatchObject({ status: 'pending', settleMs: 10_000, holdMs: 30_000 });
  });

  it('sends webhooks late, twice and out of order', () => {
    expect(planFor('late_webhook', settings)?.announcements).toEqual([
      { status: 'approved', delayMs: 20_000, copies: 1 },
    ]);
    expect(planFor('double_webhook', settings)?.announcements[0]?.copies).toBe(2);
    const [first, second] = planFor('disordered_webhooks', settings)?.announcements ?? [];
    expect(first).toMatchObject({ status: 'pending', delayMs: 1_000 });
    expect(second).toMatchObject({ status: 'approved', delayMs: 0 });
  });

  it('has a charge be disputed, and then lost or won', () => {
    const states = (behaviour: 'dispute_open' | 'dispute_lost' | 'dispute_won') =>
      planFor(behaviour, settings)?.disputes?.map(({ state, delayMs }) => [state, delayMs]);
    expect(states('dispute_open')).toEqual([['open', 20_000]]);
    expect(states('dispute_lost')).toEqual([
      ['open', 20_000],
      ['lost', 40_000],
    ]);
    expect(states('dispute_won')?.at(-1)).toEqual(['won', 40_000]);
  });

  it('waits 1, 5 and 30 seconds before it sends a webhook again', () => {
    expect(retryWaits(settings)).toEqual([1_000, 5_000, 30_000]);
  });
});

describe('planInMonths', () => {
  it('declines a debit card, and leaves a credit card its plan', () => {
    const plan = planFor('approve', settings)!;
    expect(planInMonths('credit', plan)).toBe(plan);
    expect(planInMonths('debit', plan)).toMatchObject({
      status: 'declined',
      declineCode: 'instalments_need_credit',
      announcements: [{ status: 'declined' }],
    });
  });
});

describe('settlementOf', () => {
  it.each([
    ['three_ds', 'approve', { status: 'approved' }],
    ['three_ds', 'reject', { status: 'declined', declineCode: 'authentication_failed' }],
    ['three_ds', 'none', { status: 'declined', declineCode: 'authentication_expired' }],
    ['three_ds_declined', 'approve', { status: 'declined', declineCode: 'card_declined' }],
  ] as const)('%s answered by %s', (behaviour, reply, outcome) => {
    expect(settlementOf(behaviour, 'requires_action', reply)).toEqual(outcome);
  });

  it('never leaves a final status', () => {
    expect(TRANSITIONS.approved).toEqual([]);
    expect(TRANSITIONS.declined).toEqual([]);
  });
});
