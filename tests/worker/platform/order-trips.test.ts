/** Database round trips of staff's work on one order, and at the door, their session's included. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { openCells } from '../../../edge/db/cells.ts';
import { signerOf } from '../../../edge/modules/tickets/index.ts';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import type { VerdictView } from '../../../shared/contracts/door.ts';
import { askCounted, type Asked } from './counting-trips.ts';
import { appoint, openAccount, signIn } from './people.ts';
import { startPlatform } from './platform.ts';
import { listItems, NOON, openStore, write } from './stores.ts';
import { sell } from '../profiles/sold.ts';

const platform = startPlatform();
const staff = { despacho: 'dispatcher', otra: 'admin', puerta: 'qrreader' } as const;
function ask<Body = unknown>(cookie: string, path: string, body?: object): Promise<Asked<Body>> {
  return askCounted(platform, { slug: 'vende', cookie }, path, body);
}

beforeAll(async () => {
  await openStore({ slug: 'vende', cell: 'a' });
  for (const [name, role] of Object.entries(staff)) {
    await openAccount(name);
    await appoint(name, 'vende', role);
  }
  await platform.ask('http://vende.localhost/');
});
const session = (name: keyof typeof staff) => signIn(name, 'vende.localhost');

test('an order takes its next stage in three, with those before it made by others', async () => {
  const { order } = await sell({ store: 'vende', number: 'V-1', account: 'ac_compra' });
  await write('a', sql`UPDATE purchase_order SET state = 'in_process' WHERE id = ${order}`);
  const path = `/api/admin/suppliers/st_vende/orders/${order}`;
  const [first, second] = [await session('despacho'), await session('otra')];
  const moved = await ask<SellerOrderView>(first, `${path}/next`, { from: 'in_process' });
  expect(moved).toMatchObject({ trips: 3, body: { state: 'to_deliver' } });
  // Whoever works on an order has opened it.
  await ask(second, path);
  const again = await ask<SellerOrderView>(second, `${path}/next`, { from: 'to_deliver' });
  expect(again).toMatchObject({ trips: 3, body: { state: 'paid' } });
  expect(again.body.history.map(({ by }) => by?.name)).toEqual([
    'Persona otra',
    'Persona despacho',
  ]);
});

test('a ticket goes in, and is refused, in two', async () => {
  await listItems({ slug: 'vende', cell: 'a' }, 1);
  await write('a', sql`UPDATE item SET kind = 'experience' WHERE id = 'it_vende-1'`);
  const codes = ['aaaaaaaaaaa1', 'aaaaaaaaaaa2', 'aaaaaaaaaaa3'];
  for (const [index, code] of codes.entries()) {
    await write(
      'a',
      sql`INSERT INTO ticket (id, store_id, item_id, sku_id, full_name, phone, name_key, code, given_by, created_at)
        VALUES (${`tk_${String(index).padStart(26, '0')}`}, 'st_vende', 'it_vende-1', 'sk_vende-1', 'Ana', '55', 'ana',
          ${code}, 'ac_otra', ${NOON})`,
    );
  }
  const [cell] = openCells(env as never);
  const sign = await signerOf(
    { env, cell: cell!, ports: { clock: fixedClock(NOON) } } as never,
    'st_vende',
  );
  const textOf = (index: number) =>
    sign({
      ticket: `tk_${String(index).padStart(26, '0')}`,
      event: 'it_vende-1',
      code: codes[index]!,
    });
  const door = await session('puerta');
  const path = '/api/tickets-admin/events/it_vende-1/admissions';
  const scan = async (code: string) => {
    const { trips, body } = await ask<VerdictView>(door, path, { code });
    return [body.verdict, trips];
  };
  // The first signed code of a store has its keys read.
  expect(await scan(await textOf(0))).toEqual(['admitted', 3]);
  expect(await scan(await textOf(1))).toEqual(['admitted', 2]);
  expect(await scan(codes[2]!)).toEqual(['admitted', 2]);
  // The name of the account that admitted it is read once a minute.
  await scan(codes[2]!);
  expect(await scan(codes[2]!)).toEqual(['already_admitted', 2]);
  expect(await scan('aaaaaaaaaaa9')).toEqual(['unknown', 2]);
});
