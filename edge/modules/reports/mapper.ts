import type {
  BestSold,
  ReportFunnel,
  ReportPoint,
  ReportSource,
  ReportTotals,
  SalesReport,
} from '../../../shared/contracts/reports.ts';
import { dayOf, type ReportSpan } from '../../../shared/rules/report-periods.ts';
import type { CartsRow, NamedSums, PointRow, RunningOutRow } from './statements.ts';

const NO_CARTS: ReportFunnel = { carts: 0, checkouts: 0, ordered: 0, sold: 0 };

/** The figures of a span (1), or of the time before it (0). */
export function totalsOf(rows: readonly PointRow[], isNow: 0 | 1): ReportTotals {
  const sum = {
    orders: 0,
    amount: 0,
    shipping: 0,
    canceled: 0,
    canceled_amount: 0,
    refunds: 0,
    refunded: 0,
  };
  for (const row of rows.filter(({ is_now }) => is_now === isNow)) {
    sum.orders += row.orders;
    sum.amount += row.amount;
    sum.shipping += row.shipping;
    sum.canceled += row.canceled;
    sum.canceled_amount += row.canceled_amount;
    sum.refunds += row.refunds;
    sum.refunded += row.refunded;
  }
  return sum;
}

/** The points of a chart, the earliest first, each beside the one as far back in the time before. */
export function pointsOf(rows: readonly PointRow[], { from, to, step }: ReportSpan): ReportPoint[] {
  const number = Math.ceil((to - from + 1) / step);
  return Array.from({ length: number }, (_, index) => {
    const back = number - 1 - index;
    const last = to - back * step;
    const at = rows.filter((row) => row.back === back);
    const { orders, amount } = totalsOf(at, 1);
    const before = totalsOf(at, 0);
    return {
      from: dayOf(Math.max(from, last - step + 1)),
      to: dayOf(last),
      orders,
      amount,
      before: { orders: before.orders, amount: before.amount },
    };
  });
}

/** How far the carts of a span (1) came, or of the time before it (0). */
export function cartsOf(rows: readonly CartsRow[], isNow: 0 | 1): ReportFunnel {
  const found = rows.find(({ is_now }) => is_now === isNow);
  if (!found) return NO_CARTS;
  const { carts, checkouts, ordered, sold } = found;
  return { carts, checkouts, ordered, sold };
}

/** One of the best items or catalogues; its name is empty where it was deleted. */
export function toBest({ key, name, units, amount, ...row }: NamedSums): BestSold {
  const before = { units: row.before_units, amount: row.before_amount };
  return { id: key, name: name ?? '', units, amount, before };
}

export function toSource({ key, name, orders, amount, ...row }: NamedSums): ReportSource {
  const [referral, campaign] = JSON.parse(key) as [string | null, string | null];
  const before = { orders: row.before_orders, amount: row.before_amount };
  return { referral, campaign, sold_in: name, orders, amount, before };
}

export function toRunningOut(row: RunningOutRow): SalesReport['running_out'][number] {
  const attributes = JSON.parse(row.attributes) as Record<string, string>;
  const variant = Object.values(attributes).join(', ');
  return { item: row.item_id, name: row.name, variant, left: row.units_left };
}
