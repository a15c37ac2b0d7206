/** People who went in go out and come back, where the store allows it. */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { readEnv } from '../../../edge/env.ts';
import { doorCode } from '../../../edge/flows/tickets/door-code.ts';
import type { DoorLink } from '../../../shared/contracts/door-links.ts';
import type { KeptTicket, SyncedScan, WrongScan } from '../../../shared/contracts/door-offline.ts';
import type { DoorEvent, OpenDoor } from '../../../shared/contracts/door.ts';
import type { DoorWay } from '../../../shared/rules/tickets.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { fresh, makeStore, NOON, rows } from '../purchase/world.ts';
import { deviceAt } from './device.ts';
import { makeGate, type Gate } from './gate.ts';

newBuyersEachTest();

let gate: Gate;
beforeEach(async () => {
  gate = await makeGate();
});

type Refused = { code?: string };
const path = () => `/tickets-admin/events/${gate.item.item}`;
const allow = (allowed: boolean, who = gate.owner, by = gate.store, key = fresh('allow-key-')) =>
  who.call<DoorEvent & Refused>(by, 'PUT', `${path()}/reentry`, { allowed }, withKey(key));
const event = async (who = gate.reader) =>
  (await who.call<OpenDoor>(gate.store, 'GET', path())).body;
const codes = async (names: string[]) =>
  (await gate.ticketsOf(await gate.byCard(names))).map(({ code }) => code ?? '');
/** The counts that the event keeps, and those of its rows. */
const outside = async () =>
  (
    await rows(
      'a',
      sql<{ kept: number; counted: number }>`SELECT i.outside AS kept,
        (SELECT count(*) FROM ticket WHERE item_id = i.id AND voided_at IS NULL
          AND left_at IS NOT NULL) AS counted FROM item i WHERE i.id = ${gate.item.item}`,
    )
  )[0];

test('an owner allows it and stops it; nobody else does, and the history tells', async () => {
  const [code = ''] = await codes(['Ana Ruiz']);
  expect((await event()).has_reentry).toBe(false);
  const closed = await gate.scan(code, { way: 'out' });
  expect([closed.status, (closed.body as Refused).code]).toEqual([409, 'reentry_closed']);
  for (const who of [gate.reader, gate.dispatcher]) {
    expect((await allow(true, who)).status).toBe(403);
  }
  expect((await allow(true, gate.owner, await makeStore())).body.code).toBe('item_not_found');
  const key = fresh('allow-once-');
  const first = await allow(true, gate.owner, gate.store, key);
  expect(first.body).toMatchObject({ has_reentry: true, outside: 0 });
  expect((await allow(true, gate.owner, gate.store, key)).body).toEqual(first.body);
  expect((await event()).has_reentry).toBe(true);
  expect((await allow(false)).body.has_reentry).toBe(false);
  const entries = await rows(
    'a',
    sql`SELECT after ->> 'allowed' AS allowed FROM store_edit WHERE subject = 'door_reentry'
      AND subject_id = ${gate.item.item} ORDER BY n`,
  );
  expect(entries).toEqual([{ allowed: 1 }, { allowed: 0 }]);
});

test('a bearer goes out and comes back with one ticket, and the counts follow', async () => {
  await allow(true);
  const [code = ''] = await codes(['Ana Ruiz', 'Beto Paz']);
  const read = async (way: DoorWay, who = gate.reader) =>
    (await gate.scan(code, { way, who })).body;
  expect((await read('out')).verdict).toBe('not_inside');
  expect(await read('in')).toMatchObject({ verdict: 'admitted', admitted: 1, outside: 0 });
  gate.reader.clock.advance(60_000);
  const key = fresh('out-key-number-');
  const left = await gate.scan(code, { way: 'out', key });
  expect(left.body).toMatchObject({
    verdict: 'left',
    admitted: 1,
    outside: 1,
    attendant: { state: 'admitted', left_at: new Date(NOON + 60_000).toISOString() },
  });
  // A repeat gets the first answer, and moves nobody.
  expect((await gate.scan(code, { way: 'out', key })).body).toEqual(left.body);
  expect((await read('out')).verdict).toBe('not_inside');
  expect(await outside()).toEqual({ kept: 1, counted: 1 });
  expect(await event()).toMatchObject({ admitted: 1, outside: 1 });
  expect(await read('in', gate.other)).toMatchObject({
    verdict: 'returned',
    admitted: 1,
    outside: 0,
    attendant: { left_at: null, admitted_at: new Date(NOON).toISOString() },
  });
  expect((await read('in')).verdict).toBe('already_admitted');
  expect(await outside()).toEqual({ kept: 0, counted: 0 });
  const [moved] = await rows('a', sql`SELECT moved_by FROM ticket WHERE code = ${code}`);
  expect(moved).toEqual({ moved_by: 'ac_puerta-dos' });
});

test('who is outside stays there while the store stops it, and comes back once it is on again', async () => {
  await allow(true);
  const [code = ''] = await codes(['Ana Ruiz']);
  await gate.scan(code);
  await gate.scan(code, { way: 'out' });
  await allow(false);
  expect((await gate.scan(code)).body.verdict).toBe('already_admitted');
  await allow(true);
  expect((await gate.scan(code)).body.verdict).toBe('returned');
});

test('of ten phones that read one ticket at once, one lets its bearer out, and one in again', async () => {
  await allow(true);
  const [code = ''] = await codes(['Ana Ruiz']);
  await gate.scan(code);
  for (const [way, verdict] of [
    ['out', 'left'],
    ['in', 'returned'],
  ] as const) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        gate.scan(code, { way, who: n % 2 === 0 ? gate.reader : gate.other }),
      ),
    );
    expect(answers.filter(({ body }) => body.verdict === verdict)).toHaveLength(1);
  }
  expect(await outside()).toEqual({ kept: 0, counted: 0 });
});

test('an admission is not taken back once its bearer is out; taken back inside, it leaves no trace of moves', async () => {
  await allow(true);
  const [code = ''] = await codes(['Ana Ruiz']);
  const { body: admitted } = await gate.scan(code);
  const id = admitted.attendant?.id ?? '';
  const { body: left } = await gate.scan(code, { way: 'out' });
  expect(left.attendant?.may_undo).toBe(false);
  expect(((await gate.undo(id)).body as Refused).code).toBe('undo_too_late');
  await gate.scan(code);
  expect((await gate.undo(id)).body).toMatchObject({ state: 'valid', left_at: null });
  const [row] = await rows('a', sql`SELECT moved_at, moved_by FROM ticket WHERE id = ${id}`);
  expect(row).toEqual({ moved_at: null, moved_by: null });
});

test('a ticket that is voided while its bearer is outside brings nobody back, and counts no more', async () => {
  await allow(true);
  const order = await gate.byCard(['Ana Ruiz']);
  const [ticket] = await gate.ticketsOf(order);
  const code = ticket?.code ?? '';
  await gate.scan(code);
  await gate.scan(code, { way: 'out' });
  await gate.cancel(order, 'sent_to_supplier');
  expect((await gate.scan(code)).body.verdict).toBe('void');
  expect(await outside()).toEqual({ kept: 0, counted: 0 });
});

test('a link lets people out and in again while it stands', async () => {
  await allow(true);
  const [code = ''] = await codes(['Ana Ruiz']);
  const { body: link } = await gate.owner.call<DoorLink>(
    gate.store,
    'POST',
    `${path()}/door-links`,
    { name: 'Salida' },
    withKey(),
  );
  const phone = deviceAt(gate);
  await phone.open(await doorCode(readEnv(env), gate.store.id, link.id));
  const read = async (way: DoorWay) => (await gate.scan(code, { way, who: phone.world })).body;
  await read('in');
  expect(await read('out')).toMatchObject({ verdict: 'left', attendant: { phone: '' } });
  await gate.owner.call(gate.store, 'DELETE', `${path()}/door-links/${link.id}`, {}, withKey());
  expect((await gate.scan(code, { who: phone.world })).status).toBe(401);
  expect(await outside()).toEqual({ kept: 1, counted: 1 });
});

const tell = (scans: object[], who = gate.reader) =>
  who.call<{ scans: SyncedScan[]; admitted: number; outside: number } & Refused>(
    gate.store,
    'POST',
    `${path()}/door-scans`,
    { device: crypto.randomUUID(), scans },
    withKey(),
  );
const list = async () =>
  (
    await gate.reader.call<{ tickets: KeptTicket[]; has_reentry: boolean }>(
      gate.store,
      'GET',
      `${path()}/door-list`,
    )
  ).body;
const scanOf = ({ id, code }: KeptTicket, way: DoorWay, minutes: number) => ({
  id: crypto.randomUUID(),
  ticket: id,
  code,
  way,
  scanned_at: new Date(NOON - minutes * 60_000).toISOString(),
});

test('what devices scanned without a connection moves people in its order, once', async () => {
  await allow(true);
  await codes(['Ana Ruiz']);
  const { tickets, has_reentry } = await list();
  expect(has_reentry).toBe(true);
  const ana = tickets[0]!;
  const scans = [
    scanOf(ana, 'in', 9),
    scanOf(ana, 'out', 7),
    scanOf(ana, 'in', 5),
    scanOf(ana, 'out', 3),
  ];
  const { body } = await tell(scans.toReversed());
  expect(body).toMatchObject({ admitted: 1, outside: 1 });
  expect(new Map(body.scans.map(({ id, outcome }) => [id, outcome]))).toEqual(
    new Map(scans.map(({ id }, n) => [id, ['admitted', 'left', 'returned', 'left'][n]])),
  );
  const [now] = (await list()).tickets;
  expect(now).toMatchObject({ state: 'admitted', left_at: scans[3]?.scanned_at });
  // Told again, it changes nothing.
  expect((await tell(scans)).body).toMatchObject({ admitted: 1, outside: 1 });
  expect(await outside()).toEqual({ kept: 1, counted: 1 });
  // What happened before that moves nobody: a way in then was a double, a way out is only kept.
  const old = await tell([scanOf(ana, 'in', 6), scanOf(ana, 'out', 4)]);
  expect(old.body.scans.map(({ outcome }) => outcome)).toEqual(['double', 'not_inside']);
  const wrong = await gate.owner.call<{ results: WrongScan[] }>(
    gate.store,
    'GET',
    `${path()}/wrong-scans`,
  );
  expect(wrong.body.results.map(({ outcome }) => outcome)).toEqual(['double']);
});

test('of two devices that tell of one bearer at one time one is told to tell again, and both end true', async () => {
  await allow(true);
  await codes(['Ana Ruiz']);
  const [ana] = (await list()).tickets;
  await tell([scanOf(ana!, 'in', 9)]);
  const told = [scanOf(ana!, 'out', 5), scanOf(ana!, 'out', 4)];
  const answers = await Promise.all([tell([told[0]!]), tell([told[1]!], gate.other)]);
  for (const [n, { status, body }] of answers.entries()) {
    if (status !== 200) {
      expect(body.code).toBe('ticket_changed');
      await tell([told[n]!]);
    }
  }
  const outcomes = await rows(
    'a',
    sql`SELECT outcome, count(*) AS n FROM door_scan WHERE item_id = ${gate.item.item}
      GROUP BY outcome ORDER BY outcome`,
  );
  expect(outcomes).toEqual([
    { outcome: 'admitted', n: 1 },
    { outcome: 'left', n: 1 },
    { outcome: 'not_inside', n: 1 },
  ]);
  expect(await outside()).toEqual({ kept: 1, counted: 1 });
});
