import type { SalesReport } from '../../../shared/contracts/reports.ts';

const totals = {
  orders: 12,
  amount: 120_000,
  shipping: 9_900,
  canceled: 1,
  canceled_amount: 5_000,
  refunds: 1,
  refunded: 5_000,
};
const before = {
  orders: 10,
  amount: 150_000,
  shipping: 0,
  canceled: 0,
  canceled_amount: 0,
  refunds: 0,
  refunded: 0,
};

/** A week in which a store sold something. */
export const aWeek: SalesReport = {
  period: '7d',
  way: 'all',
  currency: 'MXN',
  currencies: ['MXN'],
  has_ways: false,
  now: { from: '2026-11-17', to: '2026-11-23' },
  before: { from: '2026-11-10', to: '2026-11-16' },
  totals: { now: totals, before },
  points: [
    {
      from: '2026-11-22',
      to: '2026-11-22',
      orders: 2,
      amount: 20_000,
      before: { orders: 1, amount: 40_000 },
    },
    {
      from: '2026-11-23',
      to: '2026-11-23',
      orders: 10,
      amount: 100_000,
      before: { orders: 9, amount: 110_000 },
    },
  ],
  funnel: {
    now: { carts: 40, checkouts: 20, ordered: 14, sold: 12 },
    before: { carts: 50, checkouts: 20, ordered: 11, sold: 10 },
  },
  items: [
    {
      id: 'it_1',
      name: '<b>Falda</b>',
      units: 3,
      amount: 60_000,
      before: { units: 1, amount: 20_000 },
    },
    { id: 'it_2', name: '', units: 1, amount: 100, before: { units: 0, amount: 0 } },
  ],
  catalogues: [],
  sources: [
    {
      referral: 'ana',
      campaign: 'mayo',
      sold_in: null,
      orders: 2,
      amount: 500,
      before: { orders: 0, amount: 0 },
    },
    {
      referral: null,
      campaign: null,
      sold_in: null,
      orders: 10,
      amount: 119_500,
      before: { orders: 10, amount: 150_000 },
    },
  ],
  running_out: [
    { item: 'it_1', name: 'Falda', variant: 'M', left: 0 },
    { item: 'it_1', name: 'Falda', variant: 'S', left: 1 },
  ],
  next_step: null,
};
