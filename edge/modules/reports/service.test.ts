/** A report from its kept rows: what it adds up, and what reading it costs. */
import { beforeEach, expect, test } from 'vitest';
import {
  dayNumber,
  monthOf,
  reportPeriods,
  reportSpan,
} from '../../../shared/rules/report-periods.ts';
import { NOON, openWork, type Work } from '../../../tests/support/work-scope.ts';
import type { Statement } from '../../db/cell-sql.ts';
import { salesCsv } from './csv.ts';
import { readSalesReport, type ReportAsked } from './service.ts';
import {
  countCarts,
  findReportScope,
  listBestCatalogues,
  listBestItems,
  listPoints,
  listRunningOut,
  listSources,
} from './statements.ts';

const TODAY = dayNumber('2026-11-23');

let work: Work;
beforeEach(() => {
  work = openWork();
  work.cell.exec(
    `INSERT INTO store (id, slug, owner, name, store_type, country, currency, profile, updated_at)
      VALUES ('st_una', 'una', 'o', 'Una', 'other', 'MX', 'MXN', '{}', 0),
        ('st_otra', 'otra', 'o', 'Otra', 'other', 'MX', 'MXN', '{}', 0)`,
  );
});

interface Sold {
  day: number;
  amount: number;
  way?: 'own' | 'resold' | 'supplied';
  kind?: 'total' | 'item' | 'catalogue' | 'source';
  key?: string;
  store?: string;
  currency?: string;
}

/** Writes the rows that so much of sales leaves: of a day, and of its month. */
function sold({ day, amount, way = 'own', kind = 'total', key = '', ...rest }: Sold): void {
  const grains =
    kind === 'total'
      ? [['day', day]]
      : [
          ['day', day],
          ['month', monthOf(day)],
        ];
  for (const [grain, at] of grains) {
    work.cell
      .prepare(
        `INSERT INTO report_row (store_id, kind, currency, grain, at, way, key, orders, units, amount)
          VALUES (?, ?, ?, ?, ?, ?, ?, 1, 2, ?)
          ON CONFLICT DO UPDATE SET orders = orders + 1, units = units + 2, amount = amount + excluded.amount`,
      )
      .run(rest.store ?? 'st_una', kind, rest.currency ?? 'MXN', grain!, at!, way, key, amount);
  }
}

const read = (change: Partial<ReportAsked> = {}) =>
  readSalesReport(work.scope.cell, {
    storeId: 'st_una',
    country: 'MX',
    currency: 'MXN',
    locale: 'es',
    now: NOON,
    period: '7d',
    way: 'all',
    ...change,
  });

test('a span is added up beside the time before it, and no other store’s sales', async () => {
  sold({ day: TODAY, amount: 500 });
  sold({ day: TODAY - 6, amount: 70 });
  sold({ day: TODAY - 7, amount: 9 });
  sold({ day: TODAY - 14, amount: 1_000_000 });
  sold({ day: TODAY, amount: 1_000_000, store: 'st_otra' });
  sold({ day: TODAY, amount: 1_000_000, currency: 'USD' });
  const report = await read();
  expect(report.now).toEqual({ from: '2026-11-17', to: '2026-11-23' });
  expect(report.before).toEqual({ from: '2026-11-10', to: '2026-11-16' });
  expect(report.totals.now).toMatchObject({ orders: 2, amount: 570 });
  expect(report.totals.before).toMatchObject({ orders: 1, amount: 9 });
  expect(report.points).toHaveLength(7);
  expect(report.points[0]).toMatchObject({ from: '2026-11-17', amount: 70, before: { amount: 0 } });
  expect(report.points[6]).toMatchObject({ to: '2026-11-23', amount: 500, before: { amount: 9 } });
  expect(report.currencies).toEqual(['MXN', 'USD']);
  expect((await read({ other: 'USD' })).totals.now.amount).toBe(1_000_000);
});

test('the points of every period hold each sale once', async () => {
  for (let day = TODAY - 800; day <= TODAY; day++) sold({ day, amount: 1 });
  for (const period of reportPeriods) {
    const { points, totals } = await read({ period });
    const { from, to, beforeFrom } = reportSpan(period, TODAY);
    expect(totals.now.amount).toBe(to - from + 1);
    expect(totals.before.amount).toBe(from - beforeFrom);
    expect(points.reduce((sum, { amount }) => sum + amount, 0)).toBe(to - from + 1);
  }
});

test('the best are added up of months and days alike', async () => {
  for (let day = TODAY - 800; day <= TODAY; day++) {
    sold({ day, amount: 1, kind: 'item', key: day % 2 ? 'it_odd' : 'it_even' });
    sold({ day, amount: 1, kind: 'catalogue', key: 'ct_all' });
    sold({ day, amount: 1, kind: 'source', key: '["ana",null,null]' });
  }
  for (const period of reportPeriods) {
    const { items, catalogues, sources } = await read({ period });
    const { from, to, beforeFrom } = reportSpan(period, TODAY);
    expect(items).toHaveLength(2);
    expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(to - from + 1);
    expect(items.reduce((sum, { before }) => sum + before.amount, 0)).toBe(from - beforeFrom);
    expect(catalogues[0]).toMatchObject({ id: 'ct_all', name: '', amount: to - from + 1 });
    expect(sources).toEqual([
      {
        referral: 'ana',
        campaign: null,
        sold_in: null,
        orders: to - from + 1,
        amount: to - from + 1,
        before: { orders: from - beforeFrom, amount: from - beforeFrom },
      },
    ]);
  }
});

test('sales in other stores are told apart, with the store that sold', async () => {
  sold({ day: TODAY, amount: 5 });
  expect((await read()).has_ways).toBe(false);
  sold({ day: TODAY, amount: 30, way: 'supplied' });
  sold({ day: TODAY, amount: 30, way: 'supplied', kind: 'source', key: '[null,null,"st_otra"]' });
  expect((await read()).totals.now.amount).toBe(35);
  expect((await read({ way: 'shop' })).totals.now.amount).toBe(5);
  const supplied = await read({ way: 'supplied' });
  expect(supplied.totals.now.amount).toBe(30);
  expect(supplied.has_ways).toBe(true);
  expect(supplied.sources).toMatchObject([{ sold_in: 'Otra', referral: null, amount: 30 }]);
});

test('a store that has not sold is told its next step', async () => {
  expect((await read()).next_step).toBe('add_items');
  work.cell.exec(
    `INSERT INTO item (id, owner_id, slug, kind, name, description, list_price, highest_price, currency,
        stock_type, return_info, updated_at)
      VALUES ('it_a', 'st_una', 'a', 'product', 'Falda', '', 100, 100, 'MXN', 'onstock', '{}', 0);
    INSERT INTO sku (id, item_id, code, attributes, list_price, position, on_hand, reserved)
      VALUES ('sk_a', 'it_a', 'A', '{"Talla":"S"}', 100, 0, 7, 2),
        ('sk_b', 'it_a', 'B', '{"Talla":"M","Color":"Azul"}', 100, 1, 0, 0),
        ('sk_c', 'it_a', 'C', '{}', 100, 2, 6, 0),
        ('sk_d', 'it_a', 'D', '{}', 100, 3, NULL, 0);
    INSERT INTO listing (store_id, item_id, kind, list_price, queue_position)
      VALUES ('st_una', 'it_a', 'product', 100, 0)`,
  );
  const report = await read();
  expect(report.next_step).toBe('share');
  expect(report.running_out).toEqual([
    { item: 'it_a', name: 'Falda', variant: 'S', left: 5 },
    { item: 'it_a', name: 'Falda', variant: 'M, Azul', left: 0 },
  ]);
  sold({ day: TODAY, amount: 1 });
  expect((await read()).next_step).toBe(null);
});

test('carts are told by how far they came', async () => {
  work.cell.exec(
    `INSERT INTO report_cart VALUES ('st_una', ${TODAY}, 10, 5, 3, 2), ('st_una', ${TODAY - 7}, 4, 1, 0, 0),
      ('st_una', ${TODAY - 14}, 99, 99, 99, 99), ('st_otra', ${TODAY}, 99, 99, 99, 99)`,
  );
  expect((await read()).funnel).toEqual({
    now: { carts: 10, checkouts: 5, ordered: 3, sold: 2 },
    before: { carts: 4, checkouts: 1, ordered: 0, sold: 0 },
  });
});

test('every period is read in one batch', async () => {
  let batches = 0;
  const database = work.scope.env.CELL_A as unknown as { batch: (all: unknown[]) => unknown };
  const { batch } = database;
  database.batch = (all) => {
    batches += 1;
    return batch.call(database, all);
  };
  for (const period of reportPeriods) await read({ period });
  expect(batches).toBe(reportPeriods.length);
});

test('each read goes through ranges of an index, and never through a table', () => {
  const span = reportSpan('12m', TODAY);
  const ways = ['own', 'resold'] as const;
  const wanted = { storeId: 'st_una', currency: 'MXN', ways, span };
  const statements: Statement[] = [
    listPoints(wanted),
    countCarts('st_una', span),
    listBestItems(wanted, 'es', 10),
    listBestCatalogues(wanted, 'es', 10),
    listSources(wanted, 10),
    listRunningOut('st_una', 'es', 10),
    findReportScope('st_una', 'MXN'),
  ];
  for (const { text, params } of statements) {
    const plan = work.cell.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...params) as {
      detail: string;
    }[];
    const scans = plan.filter(({ detail }) =>
      /^SCAN (?!b$|top$|past$|CONSTANT|json_each|\(subquery)/.test(detail),
    );
    expect(scans, text).toEqual([]);
    const ranges = plan.filter(({ detail }) => detail.includes(' report_row '));
    for (const { detail } of ranges)
      expect(detail).toMatch(/SEARCH report_row USING .*store_id=\? AND kind=\?/);
  }
});

test('the file holds the points of the chart', async () => {
  sold({ day: TODAY, amount: 123_456 });
  const lines = salesCsv(await read()).split('\r\n');
  expect(lines[0]).toBe('\uFEFFfrom,to,orders,sales,currency,orders_before,sales_before');
  expect(lines[7]).toBe('2026-11-23,2026-11-23,1,1234.56,MXN,0,0.00');
  expect(lines).toHaveLength(9);
});
