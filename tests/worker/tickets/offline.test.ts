/** What a device at the door scans without a connection, as it tells it later. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { KeptTicket, SyncedScan } from '../../../shared/contracts/door-offline.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { fresh, makeStore, NOON, rows } from '../purchase/world.ts';
import { makeGate, type Gate } from './gate.ts';

newBuyersEachTest();

let gate: Gate;
beforeEach(async () => {
  gate = await makeGate();
});

const DEVICE = '11111111-1111-4111-8111-111111111111';
const path = () => `/tickets-admin/events/${gate.item.item}`;
const kept = async () =>
  (await gate.reader.call<{ tickets: KeptTicket[] }>(gate.store, 'GET', `${path()}/door-list`)).body
    .tickets;
const scanOf = ({ id, code }: Pick<KeptTicket, 'id' | 'code'>, minutes = 5) => ({
  id: crypto.randomUUID(),
  ticket: id,
  code,
  scanned_at: new Date(NOON - minutes * 60_000).toISOString(),
});
const sync = (scans: object[], who = gate.reader, key = fresh('sync-key-number-')) =>
  who.call<{ scans: SyncedScan[]; admitted: number; code?: string }>(
    gate.store,
    'POST',
    `${path()}/door-scans`,
    { device: DEVICE, scans },
    withKey(key),
  );

test('the list has what the door needs and no more, and scans of it go in at their own time', async () => {
  await gate.byCard(['Ana Ruiz', 'Beto Paz']);
  const tickets = await kept();
  expect(tickets.map(({ full_name }) => full_name).toSorted()).toEqual(['Ana Ruiz', 'Beto Paz']);
  expect(Object.keys(tickets[0]!).toSorted()).toEqual(
    [
      'admitted_at',
      'admitted_gate',
      'code',
      'full_name',
      'id',
      'kind',
      'left_at',
      'sku',
      'state',
    ].toSorted(),
  );
  const told = await sync(tickets.map((ticket) => scanOf(ticket)));
  expect(told.body.scans.map(({ outcome }) => outcome)).toEqual(['admitted', 'admitted']);
  expect(told.body.admitted).toBe(2);
  expect((await kept())[0]?.admitted_at).toBe(new Date(NOON - 300_000).toISOString());
});

test('a scan that is told again counts once, under the same key and another', async () => {
  await gate.byCard(['Ana Ruiz']);
  const [ticket] = await kept();
  const scan = scanOf(ticket!);
  const first = await sync([scan]);
  const again = await sync([scan]);
  expect(again.body.scans).toEqual(first.body.scans);
  expect(again.body.admitted).toBe(1);
});

test('two devices that admitted one ticket: the second to tell is a double, and knows the first', async () => {
  await gate.byCard(['Ana Ruiz']);
  const [ticket] = await kept();
  const answers = await Promise.all([
    sync([scanOf(ticket!, 9)], gate.reader),
    sync([scanOf(ticket!, 3)], gate.other),
  ]);
  const outcomes = answers.flatMap(({ body }) => body.scans?.map(({ outcome }) => outcome) ?? []);
  expect(outcomes.filter((one) => one === 'admitted')).toHaveLength(1);
  const late = answers.findIndex(({ body }) => body.scans?.[0]?.outcome !== 'admitted');
  const { body } = await sync([scanOf(ticket!, 1)], late === 0 ? gate.reader : gate.other);
  expect(body.scans[0]).toMatchObject({ outcome: 'double', full_name: 'Ana Ruiz' });
  expect(body.scans[0]?.first?.at).toBeDefined();
  const doubles = await rows(
    'a',
    sql`SELECT outcome FROM door_scan WHERE ticket_id = ${ticket!.id} AND outcome = 'double'`,
  );
  expect(doubles.length).toBeGreaterThan(0);
});

test('the owner reads who scanned what was a double, and when; no other store and no reader does', async () => {
  await gate.byCard(['Ana Ruiz']);
  const [ticket] = await kept();
  await sync([scanOf(ticket!, 9)], gate.reader);
  const late = scanOf(ticket!, 3);
  await sync([late], gate.other);
  type Wrong = { results: object[]; matches_estimated: number; code?: string };
  const ask = (who = gate.owner, by = gate.store) =>
    who.call<Wrong>(by, 'GET', `${path()}/wrong-scans`);
  expect((await ask()).body).toEqual({
    results: [
      {
        id: late.id,
        outcome: 'double',
        full_name: 'Ana Ruiz',
        device: DEVICE,
        scanned_at: late.scanned_at,
        scanned_by: null,
        gate: null,
        told_at: new Date(NOON).toISOString(),
        first: { at: new Date(NOON - 9 * 60_000).toISOString(), by: null, gate: null },
      },
    ],
    matches_estimated: 1,
  });
  expect((await ask(gate.reader)).body.code).toBe('not_allowed');
  expect((await ask(gate.owner, await makeStore())).body.code).toBe('item_not_found');
});

test('what was voided, passed on or is another store’s admits nobody', async () => {
  const order = await gate.byCard(['Ana Ruiz', 'Beto Paz']);
  const before = await kept();
  const [ana, beto] = before.map((ticket) => scanOf(ticket));
  await gate.pass(order, before[1]!.id, { code: before[1]!.code });
  await gate.cancel(order, 'sent_to_supplier');
  const { body } = await sync([ana!, beto!]);
  expect(body.scans.map(({ outcome }) => outcome).toSorted()).toEqual(['replaced', 'void']);
  expect(body.admitted).toBe(0);
  const stranger = await sync([{ ...ana!, id: crypto.randomUUID(), ticket: 'tk_nobody' }]);
  expect(stranger.body.scans[0]?.outcome).toBe('unknown');
  const other = await makeStore();
  const foreign = await gate.reader.call(other, 'GET', `${path()}/door-list`);
  expect(foreign.status).toBe(404);
});
