/** Staff take a store's conversations, release them, and take them over. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import type { Conversation } from '../../../shared/contracts/inbox.ts';
import { startPlatform } from '../platform/platform.ts';
import { directory } from '../profiles/person.ts';
import { hire, openModa, talker, told, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
let duena: Talker;
let despacho: Talker;
let ana: Talker;
let id: string;

beforeAll(async () => {
  duena = await openModa(platform);
});

beforeEach(async () => {
  [despacho, ana] = await Promise.all([
    talker(platform, 'moda', 'Despacho'),
    talker(platform, 'moda', 'Ana Ruiz'),
  ]);
  await hire(despacho, MODA, 'dispatcher');
  ({ id } = (await ana.start(MODA)).body.conversation);
  await told(id);
});

const take = (who: Talker, seen: Talker | null, change: object = {}) =>
  who.call<Conversation & { code?: string }>('PATCH', `/api/inbox/conversation/${id}/taken`, {
    key: MODA,
    is_taken: true,
    seen: seen?.id ?? null,
    ...change,
  });
const release = (who: Talker, seen: Talker | null) => take(who, seen, { is_taken: false });
const takerOf = async (who: Talker) => (await who.get(id, MODA)).body.taken_by;
const listed = async (who: Talker, taken: string) =>
  (await who.list(`?limit=100&taken=${taken}`, MODA)).body.results.map((one) => one.id);

test('the others see who has taken it, in the list and in the conversation; the shopper does not', async () => {
  const taken = await take(despacho, null);
  const by = { id: despacho.id, name: 'Despacho' };
  expect([taken.status, taken.body.taken_by]).toEqual([200, by]);
  expect(await takerOf(duena)).toEqual(by);
  const { results } = (await duena.list('?limit=100', MODA)).body;
  expect(results.find((one) => one.id === id)?.taken_by).toEqual(by);
  expect((await ana.get(id)).body.taken_by).toBeNull();
  expect(JSON.stringify((await ana.list()).body)).not.toContain('Despacho');
  // What is written meanwhile changes nothing of it.
  await ana.write(id, { body: '¿Hola?' });
  await told(id);
  expect(await takerOf(duena)).toEqual(by);
});

test('a list is narrowed to the reader’s own, and to nobody’s', async () => {
  const among = async (who: Talker) => [
    (await listed(who, 'all')).includes(id),
    (await listed(who, 'mine')).includes(id),
    (await listed(who, 'nobody')).includes(id),
  ];
  expect(await among(despacho)).toEqual([true, false, true]);
  await take(despacho, null);
  expect(await among(despacho)).toEqual([true, true, false]);
  expect(await among(duena)).toEqual([true, false, false]);
  const { body } = await duena.list('?taken=mine', MODA);
  expect(body.matches_estimated).toBe(0);
  expect((await duena.list('?taken=theirs', MODA)).status).toBe(400);
});

test('it is released and taken over by whoever has seen who has it', async () => {
  await take(despacho, null);
  expect(await take(duena, null)).toMatchObject({
    status: 409,
    body: { code: 'conversation_taken' },
  });
  expect((await take(duena, despacho)).status).toBe(200);
  expect((await takerOf(despacho))?.id).toBe(duena.id);
  expect((await release(despacho, despacho)).body.code).toBe('conversation_taken');
  expect((await release(despacho, duena)).body.taken_by).toBeNull();
  expect(await takerOf(duena)).toBeNull();
});

test('of two who take it at one time the second is told', async () => {
  const answers = await Promise.all([take(despacho, null), take(duena, null)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('nobody takes what they may not read', async () => {
  const cuentas = await talker(platform, 'moda', 'Cuentas');
  await hire(cuentas, MODA, 'accountant');
  for (const who of [ana, cuentas]) expect((await take(who, null)).status).toBe(404);
  expect((await take(ana, null, { key: ana.id })).status).toBe(400);
});

test('what a dismissed or erased colleague had is nobody’s again', async () => {
  await take(despacho, null);
  await hire(despacho, MODA, null);
  expect(await takerOf(duena)).toBeNull();
  expect(await listed(duena, 'nobody')).toContain(id);
  expect((await take(duena, null)).status).toBe(200);
  await directory(sql`UPDATE account SET erased_at = 1 WHERE id = ${despacho.id}`);
  expect((await takerOf(duena))?.id).toBe(duena.id);
});

test('without script it is taken by a form on its page', async () => {
  const page = (path = '') => `http://moda.localhost/admin/mensajes${path}`;
  const headers = { cookie: despacho.cookie, origin: 'http://moda.localhost' };
  const form = new URLSearchParams({
    intent: 'take',
    taken: 'yes',
    seen: '',
    idempotency_key: 'a-form-that-takes-one',
  });
  const done = await platform.ask(page(`/${id}`), { method: 'POST', headers, body: form });
  expect(done.status).toBe(303);
  const html = await (await platform.ask(page(`/${id}`), { headers })).text();
  expect(html).toContain('La atiendes tú');
  const list = await (await platform.ask(page('?taken=mine'), { headers })).text();
  expect(list).toContain(`/admin/mensajes/${id}`);
});
