/** The rows of reports beside a count from the orders, after random histories. */
import { beforeAll, expect, test } from 'vitest';
import type { DatabaseSync } from 'node:sqlite';
import { localIso } from '../../../shared/rules/local-time.ts';
import { dayNumber, monthOf } from '../../../shared/rules/report-periods.ts';
import {
  HOUR_MS,
  liveHistories,
  STORES,
  type Store,
} from '../../../tests/support/sales-histories.ts';

let database: DatabaseSync;

interface OrderRow {
  id: string;
  store_id: Store;
  supplier_id: Store;
  state: string;
  was_unpaid: number;
  attribution: string;
  total: number;
  shipping_total: number;
  created_at: number;
}

type Figures = Record<
  'orders' | 'units' | 'amount' | 'shipping' | 'canceled' | 'canceled_amount',
  number
>;
const NONE: Figures = {
  orders: 0,
  units: 0,
  amount: 0,
  shipping: 0,
  canceled: 0,
  canceled_amount: 0,
};

/** The same counts, made of the orders themselves by the calendar of `Intl`. */
function counted(): Map<string, Figures> {
  const counts = new Map<string, Figures>();
  const add = (path: readonly (string | number)[], figures: Partial<Figures>) => {
    const key = path.join('|');
    const sum = counts.get(key) ?? { ...NONE };
    for (const [name, value] of Object.entries(figures)) sum[name as keyof Figures] += value;
    counts.set(key, sum);
  };
  const orders = database
    .prepare(
      `SELECT o.*, coalesce((SELECT m.from_state = 'awaiting_payment' FROM order_move m
          WHERE m.order_id = o.id ORDER BY m.n DESC LIMIT 1), o.state = 'canceled_by_customer') AS was_unpaid
        FROM purchase_order o`,
    )
    .all() as unknown as OrderRow[];
  for (const order of orders) {
    const isCanceled = order.state.startsWith('canceled');
    const isLive = !isCanceled && order.state !== 'awaiting_payment';
    if (!isLive && (!isCanceled || order.was_unpaid)) continue;
    const isOwn = order.store_id === order.supplier_id;
    const sides: [Store, string, string][] = [
      [order.store_id, isOwn ? 'own' : 'resold', sourceOf(order)],
      ...(isOwn
        ? []
        : ([[order.supplier_id, 'supplied', JSON.stringify([null, null, order.store_id])]] as [
            Store,
            string,
            string,
          ][])),
    ];
    const lines = database
      .prepare('SELECT * FROM order_line WHERE order_id = ?')
      .all(order.id) as unknown as { item_id: string; amount: number; total: number }[];
    for (const [store, way, source] of sides) {
      const day = dayNumber(localIso(order.created_at, STORES[store]).slice(0, 10));
      if (!isLive) {
        add([store, 'total', 'day', day, way, ''], { canceled: 1, canceled_amount: order.total });
        continue;
      }
      const { total: amount, shipping_total: shipping } = order;
      add([store, 'total', 'day', day, way, ''], { orders: 1, amount, shipping });
      for (const at of [`day|${day}`, `month|${monthOf(day)}`]) {
        add([store, 'source', at, way, source], { orders: 1, amount });
        for (const line of lines) {
          const sold = { units: line.amount, amount: line.total };
          add([store, 'item', at, way, line.item_id], sold);
          for (const catalogue of cataloguesOf(store, line.item_id)) {
            add([store, 'catalogue', at, way, catalogue], sold);
          }
        }
      }
    }
  }
  return counts;
}

function sourceOf({ attribution }: OrderRow): string {
  const { referral = null, campaign = null } = JSON.parse(attribution) as Record<string, string>;
  return JSON.stringify([referral, campaign, null]);
}

function cataloguesOf(store: Store, item: string): string[] {
  const found = database
    .prepare(
      `SELECT c.catalogue_id AS id FROM catalogue_listing c JOIN listing l ON l.id = c.listing_id
        WHERE l.store_id = ? AND l.item_id = ?`,
    )
    .all(store, item) as { id: string }[];
  return found.map(({ id }) => id);
}

beforeAll(() => {
  database = liveHistories();
});

test('the kept rows are those of a count from the orders', () => {
  const kept = database.prepare('SELECT * FROM report_row').all() as unknown as (Figures &
    Record<'store_id' | 'kind' | 'grain' | 'at' | 'way' | 'key', string>)[];
  const rows = kept.map(({ store_id, kind, grain, at, way, key, ...row }) => {
    const { orders, units, amount, shipping, canceled, canceled_amount } = row;
    const figures = { orders, units, amount, shipping, canceled, canceled_amount };
    return [[store_id, kind, grain, at, way, key].join('|'), figures] as const;
  });
  // A row of what was all cancelled before stays, and holds nothing.
  const filled = rows.filter(([, figures]) => Object.values(figures).some((value) => value !== 0));
  const wanted = counted();
  // What costs nothing is counted all the same: units without an amount stand in both.
  expect(wanted.size).toBeGreaterThan(500);
  expect(new Map(filled)).toEqual(wanted);
});

test('every kind of end is among the histories', () => {
  const ends = database
    .prepare('SELECT state, count(*) AS n FROM purchase_order GROUP BY state HAVING n > 4')
    .all() as { state: string }[];
  expect(ends.map(({ state }) => state).toSorted()).toEqual([
    'awaiting_payment',
    'canceled_by_customer',
    'canceled_by_supplier',
    'delivered',
    'in_process',
    'sent_to_supplier',
  ]);
});

test('cards that are charged later end in every way among them', () => {
  const ends = database
    .prepare(
      `SELECT state, captured < amount AS is_part FROM payment_authorization GROUP BY 1, 2 ORDER BY 1, 2`,
    )
    .all() as { state: string; is_part: number | null }[];
  expect(ends.map(({ state, is_part }) => [state, is_part])).toEqual([
    ['captured', 0],
    ['captured', 1],
    ['expired', null],
    ['standing', null],
    ['voided', null],
  ]);
});

test('carts are counted by how far each came on a day', () => {
  const kept = database.prepare('SELECT * FROM report_cart').all();
  const fromSteps = database
    .prepare(
      `SELECT store_id, day, count(*) AS carts, sum(step > 1) AS checkouts, sum(step > 2) AS ordered,
          sum(step > 3) AS sold FROM cart_step GROUP BY store_id, day`,
    )
    .all();
  expect(kept).toEqual(fromSteps);
  // Each order's cart came to its order on the order's day, and further where it was sold.
  const orders = database
    .prepare(
      `SELECT o.store_id, o.created_at, max(o.was_sold) AS was_sold, max(s.step) AS step
        FROM purchase_order o JOIN checkout c ON c.id = o.checkout_id
        LEFT JOIN cart_step s ON s.store_id = o.store_id AND s.cart_id = c.cart_id AND s.day = o.sold_day
        GROUP BY o.id`,
    )
    .all() as { store_id: Store; created_at: number; was_sold: number; step: number }[];
  for (const { was_sold: wasSold, step } of orders) {
    expect(step).toBeGreaterThanOrEqual(wasSold ? 4 : 3);
  }
});

test('the offsets of the clocks are those of each country', () => {
  for (let at = Date.UTC(2024, 0, 1); at < Date.UTC(2045, 0, 1); at += 37 * HOUR_MS) {
    for (const country of ['AR', 'MX', 'US']) {
      const found = database
        .prepare(
          'SELECT ahead FROM zone_offset WHERE country = ? AND since <= ? ORDER BY since DESC LIMIT 1',
        )
        .get(country, at) as { ahead: number };
      const local = new Date(at + found.ahead).toISOString().slice(0, 19);
      expect(localIso(at, country).slice(0, 19)).toBe(local);
    }
  }
});

test('what was given back is counted once it succeeded, on the order’s own day', () => {
  const orders = database
    .prepare(
      'SELECT id, store_id, checkout_id, sold_day FROM purchase_order WHERE was_sold = 1 LIMIT 60',
    )
    .all() as { id: string; store_id: string; checkout_id: string }[];
  const insert = database.prepare(
    `INSERT INTO refund (id, payment_id, order_id, part, amount, currency, reason, state, proof, created_at, updated_at)
      VALUES (?, ?, ?, 'amount', ?, 'MXN', 'other', ?, ?, 0, 0)`,
  );
  for (const [index, { id, store_id: store, checkout_id: checkout }] of orders.entries()) {
    database
      .prepare(
        `INSERT OR IGNORE INTO payment (id, token, store_id, checkout_id, provider, amount, currency, state,
            created_at, updated_at) VALUES (?, ?, ?, ?, 'str_card', 1, 'MXN', 'approved', 0, 0)`,
      )
      .run(`py_${checkout}`, `pt_${checkout}`, store, checkout);
    const state = ['pending', 'failed', 'success', 'ok'][index % 4]!;
    insert.run(`rf_${index}`, `py_${checkout}`, id, 10 + index, state, state === 'ok' ? 'x' : null);
  }
  database.exec("UPDATE refund SET state = 'success' WHERE state = 'pending' AND amount % 3 = 0");
  database.exec("UPDATE refund SET state = 'failed' WHERE state = 'success' AND amount % 5 = 0");
  const kept = database
    .prepare(
      `SELECT store_id, at, sum(refunds) AS n, sum(refunded) AS amount FROM report_row
        WHERE kind = 'total' AND way <> 'supplied' GROUP BY 1, 2 HAVING n > 0 ORDER BY 1, 2`,
    )
    .all();
  const added = database
    .prepare(
      `SELECT o.store_id, o.sold_day AS at, count(*) AS n, sum(r.amount) AS amount
        FROM refund r JOIN purchase_order o ON o.id = r.order_id
        WHERE r.state IN ('success', 'ok') GROUP BY 1, 2 ORDER BY 1, 2`,
    )
    .all();
  expect(added.length).toBeGreaterThan(5);
  expect(kept).toEqual(added);
});
