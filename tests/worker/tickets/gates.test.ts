/** Gates of an experience: which kinds of tickets go in where, and what a door says of it. */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { readEnv } from '../../../edge/env.ts';
import { doorCode } from '../../../edge/flows/tickets/door-code.ts';
import type { DoorGate } from '../../../shared/contracts/door-gates.ts';
import type { DoorLink } from '../../../shared/contracts/door-links.ts';
import type { KeptTicket, SyncedScan, WrongScan } from '../../../shared/contracts/door-offline.ts';
import type { DoorTally } from '../../../shared/contracts/door-tally.ts';
import type { OpenDoor } from '../../../shared/contracts/door.ts';
import { GATES_MAX } from '../../../shared/rules/gates.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { fresh, makeItem, makeStore, NOON, rows, write } from '../purchase/world.ts';
import { deviceAt } from './device.ts';
import { makeGate, type Gate } from './gate.ts';

newBuyersEachTest();

/** A kind of ticket that nobody has bought. */
const BOX = 'sk_box-of-gates';
let gate: Gate;
beforeEach(async () => {
  gate = await makeGate();
});

type Refused = { code?: string };
const path = (event = gate.item.item) => `/tickets-admin/events/${event}`;
const add = (name: string, skus: string[] | null = null, who = gate.owner, by = gate.store) =>
  who.call<DoorGate & Refused>(by, 'POST', `${path()}/gates`, { name, skus }, withKey());
/** Gates stand in the order in which they were made. */
const made = async (name: string, skus: string[] | null = null) => {
  gate.owner.clock.advance(1);
  return (await add(name, skus)).body.id;
};
const change = (id: string, body: object, who = gate.owner, by = gate.store) =>
  who.call<DoorGate & Refused>(by, 'PUT', `${path()}/gates/${id}`, body, withKey());
const remove = (id: string, who = gate.owner, by = gate.store) =>
  who.call<DoorGate & Refused>(by, 'DELETE', `${path()}/gates/${id}`, {}, withKey());
const event = async (who = gate.reader) =>
  (await who.call<OpenDoor>(gate.store, 'GET', path())).body;
const link = (body: object) =>
  gate.owner.call<DoorLink & Refused>(
    gate.store,
    'POST',
    `${path()}/door-links`,
    { name: 'Beto', ...body },
    withKey(),
  );
const codes = async (names: string[]) =>
  (await gate.ticketsOf(await gate.byCard(names))).map(({ code }) => code ?? '');
test('gates are made, changed and removed by whoever may edit, each once under its key', async () => {
  const key = fresh('gate-key-number-');
  const ask = () =>
    gate.owner.call<DoorGate>(
      gate.store,
      'POST',
      `${path()}/gates`,
      { name: ' Acceso  norte ', skus: [gate.item.sku] },
      withKey(key),
    );
  const first = await ask();
  expect(first).toMatchObject({ status: 201, body: { name: 'Acceso norte' } });
  expect((await ask()).body).toEqual(first.body);
  const { id } = first.body;
  expect((await event()).gates).toEqual([{ id, name: 'Acceso norte', skus: [gate.item.sku] }]);
  expect((await change(id, { name: 'Sur' })).body).toEqual({ id, name: 'Sur', skus: null });
  for (const who of [gate.reader, gate.dispatcher]) {
    expect((await add('Otro', null, who)).status).toBe(403);
    expect((await change(id, { name: 'Otro' }, who)).status).toBe(403);
    expect((await remove(id, who)).status).toBe(403);
  }
  for (const name of ['', ' ', 'x'.repeat(41)]) expect((await add(name)).status).toBe(400);
  expect((await add('Palcos', ['sk_of-another'])).body.code).toBe('invalid_request');
  expect((await remove(id)).status).toBe(200);
  expect((await event()).gates).toEqual([]);
  expect([(await remove(id)).status, (await change(id, { name: 'Sur' })).status]).toEqual([
    404, 404,
  ]);
  const entries = await rows(
    'a',
    sql`SELECT after IS NULL AS gone FROM store_edit WHERE subject = 'door_gate'
      AND subject_id = ${id} ORDER BY n`,
  );
  expect(entries).toEqual([{ gone: 0 }, { gone: 0 }, { gone: 1 }]);
});

test('another store, and another experience, has none of them', async () => {
  const id = await made('Norte');
  const elsewhere = await makeStore();
  expect((await change(id, { name: 'Sur' }, gate.owner, elsewhere)).status).toBe(404);
  expect((await remove(id, gate.owner, elsewhere)).status).toBe(404);
  expect((await add('Sur', null, gate.owner, elsewhere)).status).toBe(404);
  const other = await makeItem(gate.store, { kind: 'experience', date: gate.date, onHand: 5 });
  const [code = ''] = await codes(['Ana Ruiz']);
  const wrong = await gate.scan(code, { event: other.item, gate: id });
  expect([wrong.status, (wrong.body as Refused).code]).toEqual([404, 'gate_not_found']);
  expect((await gate.counts())?.used).toBe(0);
});

test('an experience has so many gates at most, also of many that are made at one time', async () => {
  const tried = await Promise.all(Array.from({ length: GATES_MAX + 4 }, (_, n) => add(`G${n}`)));
  expect(tried.filter(({ status }) => status === 201)).toHaveLength(GATES_MAX);
  const refused = tried.filter(({ status }) => status !== 201).map(({ body }) => body.code);
  expect(new Set(refused)).toEqual(new Set(['too_many_gates']));
});

test('a kind goes in by its gates alone, and the refusal names them', async () => {
  const [code = '', second = ''] = await codes(['Ana Ruiz', 'Beto Paz']);
  const [north, wide] = [await made('Norte', [gate.item.sku]), await made('Todas')];
  const south = await made('Sur', [gate.item.sku]);
  await write('a', sql`UPDATE door_gate SET skus = ${JSON.stringify([BOX])} WHERE id = ${south}`);
  const refused = await gate.scan(code, { gate: south });
  expect(refused.body).toMatchObject({
    verdict: 'wrong_gate',
    gates: ['Norte', 'Todas'],
    admitted: 0,
    attendant: { full_name: 'Ana Ruiz', admitted_at: null },
  });
  const key = fresh('gate-scan-key-');
  const told = await gate.scan(code, { gate: north, key });
  expect(told.body).toMatchObject({
    verdict: 'admitted',
    gates: [],
    attendant: { admitted_gate: 'Norte' },
  });
  // The answer of a key stays what it was, whatever becomes of the gate.
  await change(north, { name: 'Norte dos' });
  expect((await gate.scan(code, { gate: north, key })).body).toEqual(told.body);
  expect((await gate.scan(code, { gate: south, who: gate.other })).body).toMatchObject({
    verdict: 'already_admitted',
    attendant: { admitted_gate: 'Norte dos' },
  });
  await gate.scan(second, { gate: wide });
  const { body: tally } = await gate.reader.call<DoorTally>(gate.store, 'GET', `${path()}/tally`);
  expect(tally.gates).toEqual([
    { name: 'Norte dos', admitted: 1 },
    { name: 'Todas', admitted: 1 },
    { name: 'Sur', admitted: 0 },
  ]);
  const named = async (query: string) =>
    (await gate.list(query)).results.map(({ full_name }) => full_name);
  expect(await named(`?gate=${north}`)).toEqual(['Ana Ruiz']);
  expect(await named(`?gate=${south}`)).toEqual([]);
  const undone = await gate.undo(told.body.attendant?.id ?? '');
  expect(undone.body).toMatchObject({ state: 'valid', admitted_gate: null });
  expect(await named(`?gate=${wide}`)).toEqual(['Ana Ruiz', 'Beto Paz']);
  expect(await named(`?gate=${wide}&state=admitted`)).toEqual(['Beto Paz']);
});

test('of ten phones at different gates that scan one ticket at once, one admits it', async () => {
  const [code = ''] = await codes(['Ana Ruiz']);
  const gates = await Promise.all(['Norte', 'Sur', 'Este'].map((name) => made(name)));
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => gate.scan(code, { gate: gates[n % 3] ?? null })),
  );
  const admitted = answers.filter(({ body }) => body.verdict === 'admitted');
  expect(admitted).toHaveLength(1);
  const [row] = await rows(
    'a',
    sql`SELECT g.name FROM ticket t JOIN door_gate g ON g.id = t.admitted_gate
      WHERE t.item_id = ${gate.item.item}`,
  );
  expect(row).toEqual({ name: admitted[0]?.body.attendant?.admitted_gate });
});

test('a gate that is removed while codes are read at it lets nobody in after that', async () => {
  const read = await codes(Array.from({ length: 6 }, (_, n) => `Persona ${n}`));
  const id = await made('Norte');
  const [gone, ...answers] = await Promise.all([
    remove(id),
    ...read.map((code) => gate.scan(code, { gate: id })),
  ]);
  expect(gone.status).toBe(200);
  const went = answers.filter(({ body }) => body.verdict === 'admitted').length;
  const refused = answers.filter(({ body }) => (body as Refused).code === 'gate_not_found').length;
  expect(went + refused).toBe(read.length);
  expect((await gate.counts())?.used).toBe(went);
});

test('a link of one gate reads at that gate alone, and holds it while it is open', async () => {
  const [code = '', second = ''] = await codes(['Ana Ruiz', 'Beto Paz']);
  const [north, south] = [await made('Norte'), await made('Sur')];
  const { body: fixed } = await link({ gate: north });
  expect(fixed.gate).toEqual({ id: north, name: 'Norte' });
  const phone = deviceAt(gate);
  await phone.open(await doorCode(readEnv(env), gate.store.id, fixed.id));
  expect((await event(phone.world)).gate).toBe(north);
  expect((await event()).gate).toBeNull();
  const other = await gate.scan(code, { who: phone.world, gate: south });
  expect([other.status, (other.body as Refused).code]).toEqual([404, 'gate_not_found']);
  // Left out, it is the link's own.
  expect((await gate.scan(code, { who: phone.world })).body).toMatchObject({
    verdict: 'admitted',
    attendant: { admitted_gate: 'Norte', admitted_by: 'Beto' },
  });
  await change(north, { name: 'Norte', skus: [gate.item.sku] });
  await write('a', sql`UPDATE door_gate SET skus = ${JSON.stringify([BOX])} WHERE id = ${north}`);
  expect((await gate.scan(second, { who: phone.world })).body.verdict).toBe('wrong_gate');

  expect((await remove(north)).body.code).toBe('gate_in_use');
  await gate.owner.call(gate.store, 'DELETE', `${path()}/door-links/${fixed.id}`, {}, withKey());
  expect((await remove(north)).status).toBe(200);
  expect((await link({ gate: north })).body.code).toBe('gate_not_found');
});

test('of a link and a removal of its gate at one time, one wins', async () => {
  for (let n = 0; n < 5; n += 1) {
    const id = await made(`Norte ${n}`);
    const [linked, gone] = await Promise.all([link({ gate: id }), remove(id)]);
    expect([linked.status, gone.status]).not.toEqual([201, 200]);
  }
});

test('scans that are told later carry their gate, and doubles name who, when and where', async () => {
  await gate.byCard(['Ana Ruiz']);
  const [north, south] = [await made('Norte'), await made('Sur')];
  const list = await gate.reader.call<{ tickets: KeptTicket[]; gates: DoorGate[] }>(
    gate.store,
    'GET',
    `${path()}/door-list`,
  );
  expect(list.body.gates.map(({ name }) => name)).toEqual(['Norte', 'Sur']);
  const [ticket] = list.body.tickets;
  expect(ticket).toMatchObject({ sku: gate.item.sku, admitted_gate: null });
  const scan = (minutes: number, at: string | null) => ({
    id: crypto.randomUUID(),
    ticket: ticket?.id,
    code: ticket?.code,
    gate: at,
    scanned_at: new Date(NOON - minutes * 60_000).toISOString(),
  });
  const tell = async (scans: object[], who = gate.reader) =>
    (
      await who.call<{ scans: SyncedScan[] }>(
        gate.store,
        'POST',
        `${path()}/door-scans`,
        { device: crypto.randomUUID(), scans },
        withKey(),
      )
    ).body.scans;
  const { body: fixed } = await link({ gate: south });
  const phone = deviceAt(gate);
  await phone.open(await doorCode(readEnv(env), gate.store.id, fixed.id));
  // A link tells of its own gate, whatever the device had chosen before.
  expect(await tell([scan(9, north)], phone.world)).toMatchObject([
    { outcome: 'admitted', first: null },
  ]);
  const first = { at: new Date(NOON - 9 * 60_000).toISOString(), by: 'Beto', gate: 'Sur' };
  const late = scan(3, north);
  expect(await tell([late])).toMatchObject([{ outcome: 'double', first }]);
  // What was told before says the same, and a gate of nobody is none.
  expect(await tell([late])).toMatchObject([{ id: late.id, first }]);
  const strange = scan(2, `dg_${'0'.repeat(26)}`);
  await tell([strange]);
  const wrong = await gate.owner.call<{ results: WrongScan[] }>(
    gate.store,
    'GET',
    `${path()}/wrong-scans`,
  );
  const byId = new Map(wrong.body.results.map((one) => [one.id, one]));
  expect(byId.get(late.id)).toMatchObject({ gate: 'Norte', first });
  expect(byId.get(strange.id)).toMatchObject({ gate: null, first });
});
