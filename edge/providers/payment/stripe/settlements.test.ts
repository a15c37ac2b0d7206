import { expect, test } from 'vitest';
import fixtures from '../../../../tests/support/providers/stripe/fixtures.json' with { type: 'json' };
import { toPayout, toTransaction } from '../sandbox-server/stripe/balance.ts';
import { feeOf, type BalanceRow } from '../sandbox-server/ledger/balance.ts';
import { strCard } from './adapter.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 21);
const KEYS = { secret_key: 'sk_1', publishable_key: 'pk_1', webhook_secret: 'whsec_1' };

const moved = (given: Partial<BalanceRow> = {}): BalanceRow => ({
  n: 1,
  category: 'charge',
  source: 'ch_1',
  charge_id: 'ch_1',
  reference: 'a.py_1-1',
  amount: 108_000,
  fee: feeOf(108_000),
  currency: 'MXN',
  created: NOW,
  ...given,
});
const ROWS = [
  moved(),
  moved({ n: 2, category: 'refund', source: 're_1', amount: -40_000, fee: 0 }),
  moved({ n: 3, category: 'dispute', source: 'dp_1', amount: -68_000, fee: 25_000 }),
  moved({ n: 4, category: 'dispute_reversal', source: 'dp_1', amount: 68_000, fee: -25_000 }),
];
const net = ROWS.reduce((sum, { amount, fee }) => sum + amount - fee, 0);
const PAYOUT = { id: 'po_1', amount: net, currency: 'MXN', arrived: NOW };

/** Stripe with payouts, the latest first, whose transactions come in pages of two. */
function setUp(payouts: readonly object[], transactions: readonly object[]) {
  const asked: URL[] = [];
  const list = (data: readonly object[], has_more: boolean) =>
    Response.json({ object: 'list', data, has_more });
  const provider = strCard.open(KEYS, {
    origin: 'https://stripe.test',
    clock: { now: () => NOW },
    fetch: async (input) => {
      const url = new URL(input as string);
      asked.push(url);
      if (url.pathname === '/v1/payouts') return list(payouts, false);
      const after = url.searchParams.get('starting_after');
      const from = after === null ? 0 : transactions.findIndex((one) => idOf(one) === after) + 1;
      return list(transactions.slice(from, from + 2), transactions.length > from + 2);
    },
  });
  const settlements = async (since: string) => {
    const found = await provider.settlements?.(since);
    if (!found) throw new Error('no settlements');
    return found;
  };
  return { asked, settlements };
}
const idOf = (one: object) => (one as { id: string }).id;

test('a payout is a report of its charges, refunds and disputes, by what the platform knows them', async () => {
  const rows = ROWS.map(toTransaction);
  const { asked, settlements } = setUp([toPayout(PAYOUT)], rows);
  const known = { reference: 'pi_1' };
  expect(await settlements('2026-11-01')).toEqual({
    ok: true,
    value: [
      {
        report: 'po_1',
        paidOn: '2026-11-21',
        currency: 'MXN',
        lines: [
          {
            kind: 'payment',
            reference: 'a.py_1-1',
            subject: null,
            gross: 108_000,
            fee: 3_888,
            net: 104_112,
          },
          { kind: 'refund', ...known, subject: 're_1', gross: -40_000, fee: 0, net: -40_000 },
          { kind: 'dispute', ...known, subject: 'dp_1', gross: -68_000, fee: 25_000, net: -93_000 },
          { kind: 'dispute', ...known, subject: 'dp_1', gross: 68_000, fee: -25_000, net: 93_000 },
        ],
      },
    ],
  });
  expect(asked[0]?.searchParams.get('arrival_date[gte]')).toBe(`${Date.UTC(2026, 10, 1) / 1000}`);
  expect(asked.map(({ pathname }) => pathname)).toEqual([
    '/v1/payouts',
    '/v1/balance_transactions',
    '/v1/balance_transactions',
  ]);
});

test('fees of their own and corrections are told; the payout itself is no line of its own', async () => {
  const fixture = fixtures.balance_transaction;
  const rows = [
    { ...fixture, id: 'txn_1', reporting_category: 'fee', amount: -5_800, fee: 0, net: -5_800 },
    { ...fixture, id: 'txn_2', reporting_category: 'other_adjustment', amount: 100, net: 100 },
    { ...fixture, id: 'txn_3', reporting_category: 'payout', amount: 5_700, net: 5_700 },
  ];
  const { settlements } = setUp([{ ...toPayout(PAYOUT), amount: -5_700 }], rows);
  const own = { reference: '', subject: null };
  expect(await settlements('2026-11-01')).toMatchObject({
    value: [
      {
        lines: [
          { kind: 'fee', ...own, gross: 0, fee: 5_800, net: -5_800 },
          { kind: 'adjustment', ...own, gross: 100, fee: 0, net: 100 },
        ],
      },
    ],
  });
});

test('the oldest comes first; a list that is not all of its payout is no report', async () => {
  const rows = ROWS.map(toTransaction);
  const later = { ...PAYOUT, id: 'po_2', arrived: NOW + DAY_MS };
  const { settlements } = setUp([toPayout(later), toPayout(PAYOUT)], rows);
  const found = await settlements('2026-11-01');
  expect(found.ok && found.value.map(({ report }) => report)).toEqual(['po_1', 'po_2']);
  const short = setUp([toPayout({ ...PAYOUT, amount: net + 1 })], rows);
  expect(await short.settlements('2026-11-01')).toMatchObject({
    ok: false,
    error: { code: 'provider_unavailable' },
  });
});
