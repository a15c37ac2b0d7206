/** The dashboard of twelve months over a million orders, beside a call that reads one row for the same account. */
import type { DatabaseSync } from 'node:sqlite';
import { dayNumber, monthOf } from '../../../shared/rules/report-periods.ts';
import { startProduct } from '../../support/server.ts';
import type { Part } from '../../support/suite/part.ts';
import { shopAt } from '../../support/visit.ts';
import { filledCopy } from '../filled-copy.ts';
import { inTurn } from '../people/session.ts';
import { seededState } from '../seeded.ts';
import { Shop } from '../shop.ts';
import { signInAs } from '../sign-in.ts';

const STORE = 'st_moda';
const ORDERS = 1_000_000;
/** Days of the period and of the one before. */
const DAYS = 731;
/** Items that sell each day, and the places that led to orders. */
const ITEMS = 60;
const SOURCES = 6;
/** Most of p50, as a multiple of the call that reads one row. */
const LIMIT = 3;

export const dashboard: Part = {
  name: 'dashboard',
  about: 'the dashboard of twelve months over a million orders, beside a call that reads one row',
  async run(tools) {
    const seeded = await seededState(tools, 'dashboard');
    const today = dayNumber(new Date().toISOString().slice(0, 10));
    const { stateDir } = await filledCopy(tools, seeded, STORE, (database) =>
      fillDays(database, today),
    );
    const { port } = await tools.keep(startProduct('bench-dashboard', { STATE_DIR: stateDir }));
    const cookie = await signInAs(shopAt(port, 'moda.localhost'), 'lirio');
    const asked = (path: string) => {
      const call = new Shop(port).get(path);
      return { ...call, headers: { ...call.headers, cookie } };
    };
    const subjects = {
      'one row': asked('/api/follow/ac_lirio/following/st_casa'),
      'seven days': asked(`/api/admin/suppliers/${STORE}/reports/sales?period=7d`),
      'twelve months': asked(`/api/admin/suppliers/${STORE}/reports/sales?period=12m`),
    };
    const [row = 0, week = 0, year = 0] = await inTurn(
      Object.entries(subjects).map(([name, call]) => ({ name, port, call, status: 200 })),
      tools.quick,
    );
    tools.say(`seven days: ${week.toFixed(2)} ms`);
    return {
      checks: [
        {
          name: `dashboard of twelve months over ${ORDERS} orders: p50 beside one row read`,
          figure: `${(year / row).toFixed(2)} × (${row.toFixed(2)} → ${year.toFixed(2)} ms)`,
          limit: `≤ ${LIMIT} ×`,
          met: year / row <= LIMIT,
        },
      ],
    };
  },
};

/** The rows that so many orders leave: by day for all, and by day and month for items and sources. */
function fillDays(database: DatabaseSync, today: number): void {
  database.exec('PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF');
  database.exec('BEGIN');
  const put =
    database.prepare(`INSERT INTO report_row (store_id, kind, currency, grain, at, way, key,
      orders, units, amount) VALUES (?, ?, 'MXN', ?, ?, 'own', ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET orders = orders + excluded.orders, units = units + excluded.units,
      amount = amount + excluded.amount`);
  const a = Math.ceil(ORDERS / DAYS);
  for (let day = today - DAYS + 1; day <= today; day += 1) {
    put.run(STORE, 'total', 'day', day, '', a, 0, a * 10_000);
    for (const [kind, count] of [
      ['item', ITEMS],
      ['source', SOURCES],
    ] as const) {
      for (let n = 0; n < count; n += 1) {
        const key = kind === 'item' ? `it_bench-${n}` : JSON.stringify([`ac_${n}`, null]);
        const part = Math.ceil(a / count);
        put.run(STORE, kind, 'day', day, key, part, part, part * 10_000);
        put.run(STORE, kind, 'month', monthOf(day), key, part, part, part * 10_000);
      }
    }
  }
  database.exec('COMMIT; ANALYZE; PRAGMA wal_checkpoint(TRUNCATE)');
}
