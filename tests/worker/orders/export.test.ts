/** A store's orders as a file, for the people who may see them. */
import { beforeAll, expect, test } from 'vitest';
import { insertRows } from '../../../edge/db/cell-sql.ts';
import type { Job } from '../../../shared/contracts/jobs.ts';
import { workOn } from '../jobs/work-on.ts';
import { appoint, openAccount, signIn } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore, write } from '../platform/stores.ts';
import { callerOf, type Caller } from '../staff/caller.ts';

const ORDERS = 650;
/** 23 November 2026, half past midnight in Mexico. */
const AT = Date.UTC(2026, 10, 23, 6, 30);
const DAY_MS = 86_400_000;

let platform: Platform;
let cookie: string;
let clerk: Caller;
let marketer: Caller;
let neighbour: Caller;

const orderOf = (store: string, number: number) => ({
  id: `or_${store}-${number}`,
  number: `N${String(number).padStart(5, '0')}`,
  checkout_id: `co_${store}-${number}`,
  store_id: `st_${store}`,
  supplier_id: `st_${store}`,
  state: number === 1 ? 'awaiting_payment' : number % 2 ? 'delivered' : 'in_process',
  payment_type: 'cash',
  contact: JSON.stringify({
    full_name: number === 2 ? '=HYPERLINK("x")' : `Ana "${number}", Ruiz`,
    email: 'ana@example.com',
    country: 'MX',
    phone: '5512345678',
  }),
  currency: 'MXN',
  items_total: 1_000,
  shipping_total: 50,
  total: 1_050,
  created_at: number <= 10 ? AT : AT - 40 * DAY_MS,
  updated_at: AT,
});

async function sell(store: string, numbers: readonly number[]): Promise<void> {
  const orders = numbers.map((number) => orderOf(store, number));
  const statements = [
    ...insertRows(
      'checkout',
      orders.map(({ checkout_id: id, store_id }) => ({
        id,
        store_id,
        cart_id: `cr_${id}`,
        state: 'placed',
        parts: '[]',
        currency: 'MXN',
        locale: 'es',
        address: '',
        expires_at: AT,
        created_at: AT,
      })),
    ),
    ...insertRows('purchase_order', orders),
    ...insertRows(
      'order_line',
      orders.map(({ id }) => ({
        order_id: id,
        position: 0,
        item_id: 'it_1',
        sku_id: 'sk_1',
        snapshot: JSON.stringify({ name: 'Falda', description: { Talla: 'M' } }),
        amount: 2,
        unit_price: 500,
        total: 1_000,
      })),
    ),
  ];
  for (const statement of statements) await write('a', statement);
}

beforeAll(async () => {
  await openStore({ slug: 'salida', cell: 'a' });
  await openStore({ slug: 'salida-dos', cell: 'a' });
  await sell(
    'salida',
    Array.from({ length: ORDERS }, (_none, index) => index + 1),
  );
  await sell('salida-dos', [1, 2, 3]);
  platform = startPlatform();
  for (const name of ['despachadora', 'publicista', 'vecina']) await openAccount(name);
  await appoint('despachadora', 'salida', 'dispatcher');
  await appoint('publicista', 'salida', 'marketing');
  await appoint('vecina', 'salida-dos', 'owner');
  cookie = await signIn('despachadora', 'salida.localhost');
  clerk = callerOf(platform, 'salida', cookie);
  marketer = callerOf(platform, 'salida', await signIn('publicista', 'salida.localhost'));
  neighbour = callerOf(platform, 'salida-dos', await signIn('vecina', 'salida-dos.localhost'));
});

async function exported(body: object): Promise<{ id: string; lines: string[] }> {
  const started = await clerk('POST', '/jobs/orders-export', body);
  expect(started).toMatchObject({ status: 201, body: { kind: 'orders-export' } });
  const { id } = started.body as unknown as Job;
  await workOn(platform, id);
  const url = `http://salida.localhost/admin/trabajos/${id}/archivo`;
  const file = await platform.ask(url, { headers: { cookie } });
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  return { id, lines: (await file.text()).trimEnd().split('\r\n') };
}

test('every order of the store stands in the file once, and none that awaits its payment', async () => {
  const { id, lines } = await exported({});
  expect(lines).toHaveLength(ORDERS);
  expect(lines[0]).toMatch(/^\uFEFF?number,id,state,placed_on/);
  expect(lines[2]).toBe(
    'N00003,or_salida-3,delivered,2026-11-23T00:30:00-06:00,,Tienda salida,"Ana ""3"", Ruiz",' +
      'ana@example.com,5512345678,,,cash,2 × Falda (M),2,10.00,0.50,10.50,0.00,MXN',
  );
  expect(new Set(lines.map((line) => line.split(',')[1])).size).toBe(ORDERS);
  expect(lines.join('\n')).not.toContain('salida-dos');
  const job = await clerk('GET', `/jobs/${id}`);
  expect(job.body).toMatchObject({ state: 'done', done: ORDERS, total: ORDERS });
  expect((await neighbour('GET', `/jobs/${id}`)).status).toBe(404);
  expect((await marketer('GET', `/jobs/${id}`)).status).toBe(404);
  expect((await marketer('POST', '/jobs/orders-export', {})).status).toBe(403);
});

test('days and a stage narrow it, by the store’s calendar', async () => {
  const days = { start_date: '2026-11-23', end_date: '2026-11-23' };
  expect((await exported(days)).lines).toHaveLength(1 + 9);
  expect((await exported({ ...days, state: 'delivered' })).lines).toHaveLength(1 + 4);
  expect((await exported({ end_date: '2026-10-01' })).lines).toHaveLength(1);
});

test('a name that a spreadsheet would run is defused', async () => {
  const { lines } = await exported({ state: 'in_process', start_date: '2026-11-23' });
  expect(lines[1]).toContain(`,"'=HYPERLINK(""x"")",`);
});
