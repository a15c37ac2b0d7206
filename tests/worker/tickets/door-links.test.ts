/** Links that open the door of an experience to people without an account. */
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { readEnv } from '../../../edge/env.ts';
import { doorCode } from '../../../edge/flows/tickets/door-code.ts';
import { ticketEndpoints } from '../../../edge/flows/tickets/endpoints.ts';
import { openDoor } from '../../../edge/flows/tickets/open-door.ts';
import type { DoorLink, OwnDoorLink } from '../../../shared/contracts/door-links.ts';
import type { SyncedScan } from '../../../shared/contracts/door-offline.ts';
import type { Attendant, VerdictView } from '../../../shared/contracts/door.ts';
import { DOOR_LINK_DEVICES_MAX } from '../../../shared/rules/door-links.ts';
import { nobody } from '../../support/nobody.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { fresh, makeItem, makeStore, makeWorld, NOON, rows, write } from '../purchase/world.ts';
import { deviceAt } from './device.ts';
import { makeGate, type Gate } from './gate.ts';

newBuyersEachTest();

const DAY_MS = 86_400_000;
let gate: Gate;
beforeEach(async () => {
  gate = await makeGate();
});

const links = (event = gate.item.item) => `/tickets-admin/events/${event}/door-links`;
const make = (body: object = {}, key = fresh('link-key-number-'), who = gate.owner) =>
  who.call<DoorLink & { code?: string }>(
    gate.store,
    'POST',
    links(),
    { name: 'Puerta norte — Ana', ...body },
    withKey(key),
  );
const list = async () =>
  (await gate.owner.call<{ results: OwnDoorLink[] }>(gate.store, 'GET', links())).body.results;
const revoke = (id: string, who = gate.owner) =>
  who.call<DoorLink>(gate.store, 'DELETE', `${links()}/${id}`, {}, withKey(fresh('end-key-nr-')));
const codeOf = (id: string) => doorCode(readEnv(env), gate.store.id, id);

const device = () => deviceAt(gate);
/** One that has opened a new link. */
async function opened(name = 'Puerta norte — Ana') {
  const { id } = (await make({ name })).body;
  const phone = device();
  expect(await phone.open(await codeOf(id))).toEqual({
    ok: true,
    value: { event: gate.item.item },
  });
  return { ...phone, id };
}
/** The calls of a device that the gate has let in, whatever becomes of its link before they are written. */
async function letIn(world: ReturnType<typeof device>['world']) {
  const standing = await world.scope(gate.store).visitor.doorKeeper();
  return makeWorld(
    { ...nobody, doorKeeper: () => Promise.resolve(standing) },
    { endpoints: ticketEndpoints },
  );
}
const ticketCode = async (names = ['Ana Ruiz']) => {
  const [ticket] = await gate.ticketsOf(await gate.byCard(names));
  return ticket?.code ?? '';
};

test('a link is made once under its key, ends with the door at the latest, and says its address', async () => {
  const first = await make({}, 'link-key-number-one');
  expect(first).toMatchObject({
    status: 201,
    body: {
      name: 'Puerta norte — Ana',
      state: 'open',
      expires_at: new Date(gate.date + DAY_MS).toISOString(),
    },
  });
  expect((await make({}, 'link-key-number-one')).body).toEqual(first.body);
  const [one, ...more] = await list();
  expect(more).toEqual([]);
  expect(one?.url).toBe(
    `http://${gate.store.slug}.localhost/puerta#${await codeOf(one?.id ?? '')}`,
  );
  for (const at of [NOON, gate.date + DAY_MS + 1]) {
    const late = await make({ expires_at: new Date(at).toISOString() });
    expect([late.status, late.body.code]).toEqual([422, 'door_link_end']);
  }
  expect((await make({ expires_at: new Date(NOON + 1).toISOString() })).status).toBe(201);
  for (const who of [gate.reader, gate.dispatcher]) {
    expect((await make({}, undefined, who)).status).toBe(403);
  }
  expect((await make({ name: ' ' })).status).toBe(400);
  // Neither the rows nor the kept answers hold a secret.
  const kept = await rows('a', sql<{ answer: string }>`SELECT answer FROM idempotency`);
  expect(JSON.stringify(kept)).not.toContain((await codeOf(one?.id ?? '')).slice(30));
});

test('a device without an account reads, undoes and tells, and its admissions say the link', async () => {
  const phone = await opened();
  const code = await ticketCode(['Ana Ruiz', 'Beto Paz']);
  const event = `/tickets-admin/events/${gate.item.item}`;
  expect((await phone.world.call(gate.store, 'GET', event)).status).toBe(200);
  const told = await gate.scan(code, { who: phone.world });
  expect(told.body).toMatchObject({ verdict: 'admitted', admitted: 1 });
  expect(told.body.attendant).toMatchObject({
    admitted_by: 'Puerta norte — Ana',
    phone: '',
    order_number: null,
  });
  const again = await gate.scan(code, { who: gate.reader });
  expect(again.body.attendant?.admitted_by).toBe('Puerta norte — Ana');
  const undone = await gate.undo(told.body.attendant?.id ?? '', phone.world);
  expect([undone.status, undone.body.phone]).toEqual([200, '']);

  const kept = await phone.world.call<{ tickets: { id: string; code: string }[] }>(
    gate.store,
    'GET',
    `${event}/door-list`,
  );
  const scans = kept.body.tickets.map(({ id, code: issue }) => ({
    id: crypto.randomUUID(),
    ticket: id,
    code: issue,
    scanned_at: new Date(NOON - 60_000).toISOString(),
  }));
  const body = { device: crypto.randomUUID(), scans };
  const synced = await phone.world.call<{ scans: SyncedScan[] }>(
    gate.store,
    'POST',
    `${event}/door-scans`,
    body,
    withKey(),
  );
  expect(synced.body.scans.map(({ outcome }) => outcome)).toEqual(['admitted', 'admitted']);
  const people = await gate.list();
  expect(people.results.map((one: Attendant) => one.admitted_by)).toEqual([
    'Puerta norte — Ana',
    'Puerta norte — Ana',
  ]);
});

test('it opens no other door and no other call, and no other store', async () => {
  const phone = await opened();
  const get = async (path: string, by = gate.store) =>
    (await phone.world.call(by, 'GET', path)).status;
  const event = `/tickets-admin/events/${gate.item.item}`;
  for (const path of [`${event}/attendants`, `${event}/door-links`, `${event}/wrong-scans`]) {
    expect(await get(path), path).toBe(401);
  }
  expect(await get('/tickets-admin/events')).toBe(401);
  const other = await makeItem(gate.store, { kind: 'experience', date: gate.date, onHand: 5 });
  expect(await get(`/tickets-admin/events/${other.item}`)).toBe(401);
  const code = await codeOf(phone.id);
  const [link = '', hash = ''] = code.split('.');
  expect(await device().open(`${link}.${'k'.repeat(43)}`)).toMatchObject({ ok: false });
  expect(await device().open(`dk_${'0'.repeat(26)}.${hash}`)).toMatchObject({ ok: false });
  const elsewhere = await makeStore();
  const stranger = makeWorld(nobody, { endpoints: ticketEndpoints });
  const tried = await openDoor(stranger.scope(elsewhere), code, {
    call: 'open',
    key: 'key-number-1',
    requestHash: '',
  });
  expect(tried).toEqual({ ok: false, error: { code: 'invalid_link' } });
});

test('of ten devices at one time as many get in as a link has places, and one that leaves makes room', async () => {
  const { id } = (await make()).body;
  const code = await codeOf(id);
  const phones = Array.from({ length: 10 }, device);
  const tried = await Promise.all(phones.map((phone) => phone.open(code)));
  expect(tried.filter(({ ok }) => ok)).toHaveLength(DOOR_LINK_DEVICES_MAX);
  const full = tried.filter((one) => !one.ok).map((one) => !one.ok && one.error.code);
  expect(new Set(full)).toEqual(new Set(['door_link_full']));
  const inside = phones[tried.findIndex(({ ok }) => ok)];
  // A device that has it takes no second place, and neither does a form that is sent twice.
  expect(await inside?.open(code)).toMatchObject({ ok: true });
  expect((await list())[0]?.devices).toHaveLength(DOOR_LINK_DEVICES_MAX);
  await inside?.leave();
  const late = device();
  expect(await late.open(code, 'one-key-number')).toMatchObject({ ok: true });
  expect(await device().open(code, 'one-key-number')).toMatchObject({ ok: true });
  expect((await list())[0]?.devices).toHaveLength(DOOR_LINK_DEVICES_MAX);
});

test('a revoked link is refused at the next call, stays revoked, and opens nothing', async () => {
  const phone = await opened();
  const code = await ticketCode();
  expect((await revoke(phone.id, gate.reader)).status).toBe(403);
  expect((await revoke(phone.id)).body.state).toBe('revoked');
  expect((await revoke(phone.id)).body.state).toBe('revoked');
  expect((await gate.scan(code, { who: phone.world })).status).toBe(401);
  expect(await device().open(await codeOf(phone.id))).toMatchObject({
    error: { code: 'invalid_link' },
  });
  expect((await list())[0]).toMatchObject({ state: 'revoked', url: null });
  expect((await revoke(`dk_${'0'.repeat(26)}`)).status).toBe(404);
});

test('a link is over at its end', async () => {
  const { id } = (await make({ expires_at: new Date(NOON + 60_000).toISOString() })).body;
  const phone = device();
  await phone.open(await codeOf(id));
  const code = await ticketCode();
  phone.world.clock.advance(60_000);
  expect((await gate.scan(code, { who: phone.world })).status).toBe(401);
});

test('a link that is revoked while its device admits lets nobody in after that', async () => {
  const phone = await opened();
  const code = await ticketCode();
  const event = gate.item.item;
  const late = await letIn(phone.world);
  await revoke(phone.id);
  const refused = await gate.scan(code, { who: late, event });
  expect([refused.status, (refused.body as { code?: string }).code]).toEqual([
    401,
    'login_required',
  ]);
  const path = `/tickets-admin/events/${event}`;
  const [ticket] = (
    await gate.reader.call<{ tickets: { id: string; code: string }[] }>(
      gate.store,
      'GET',
      `${path}/door-list`,
    )
  ).body.tickets;
  const scan = {
    id: crypto.randomUUID(),
    ticket: ticket?.id,
    code: ticket?.code,
    scanned_at: new Date(NOON).toISOString(),
  };
  const body = { device: crypto.randomUUID(), scans: [scan] };
  const told = await late.call(gate.store, 'POST', `${path}/door-scans`, body, withKey());
  expect(told.status).toBe(409);
  expect((await gate.counts())?.used).toBe(0);
  const admitted = await gate.scan(code);
  const undone = await gate.undo(admitted.body.attendant?.id ?? '', late);
  expect(undone.status).toBe(409);
  expect((await gate.counts())?.used).toBe(1);
});

test('of many scans and one revoking at one time, none goes in after the link has ended', async () => {
  const phone = await opened();
  const codes = (
    await gate.ticketsOf(await gate.byCard(Array.from({ length: 8 }, (_, n) => `Persona ${n}`)))
  ).map(({ code }) => code ?? '');
  const late = await letIn(phone.world);
  const scan = (code: string) =>
    late.call<VerdictView>(
      gate.store,
      'POST',
      `/tickets-admin/events/${gate.item.item}/admissions`,
      { code },
      withKey(),
    );
  const [ended, ...answers] = await Promise.all([
    revoke(phone.id),
    ...codes.map((code) => scan(code)),
  ]);
  expect(ended.status).toBe(200);
  const went = answers.filter(({ body }) => body.verdict === 'admitted').length;
  expect(answers.map(({ status }) => status).every((one) => one === 200 || one === 401)).toBe(true);
  expect((await gate.counts())?.used).toBe(went);
});

test('an experience has so many links at most', async () => {
  await make();
  await write(
    'a',
    sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 49)
      INSERT INTO door_link (id, store_id, item_id, name, made_by, made_at, expires_at)
      SELECT 'dk_' || ${gate.item.item} || i, ${gate.store.id}, ${gate.item.item}, 'x', 'ac_1', 1, 2 FROM n`,
  );
  const full = await make();
  expect([full.status, full.body.code]).toEqual([409, 'too_many_door_links']);
});
