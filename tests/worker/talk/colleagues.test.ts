/** A conversation is given to a colleague, and notes name colleagues: both are told. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import type { Alert } from '../../../shared/contracts/alerts.ts';
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
    talker(platform, 'moda', 'José Despacho'),
    talker(platform, 'moda', 'Ana Ruiz'),
  ]);
  await hire(despacho, MODA, 'dispatcher');
  ({ id } = (await ana.start(MODA)).body.conversation);
  await told(id);
});

const assign = (who: Talker, to: string, seen: Talker | null = null) =>
  who.call<Conversation & { code?: string }>('PATCH', `/api/inbox/conversation/${id}/taken`, {
    key: MODA,
    is_taken: true,
    to,
    seen: seen?.id ?? null,
  });
const alertsOf = async (who: Talker): Promise<Alert[]> => {
  const { body } = await who.call<{ alerts: Alert[] }>('GET', `/api/alerts/${who.id}`);
  return body.alerts.filter(({ params }) => params.subtype !== undefined);
};
const note = (words: string) => duena.write(id, { body: words, visibility_ids: [MODA] }, MODA);
const usernameOf = async (who: Talker) =>
  (await directory<{ username: string }>(sql`SELECT username FROM account WHERE id = ${who.id}`))[0]
    ?.username ?? '';

test('a colleague who is given a conversation has it, and is told', async () => {
  const given = await assign(duena, despacho.id);
  expect(given.body.taken_by).toEqual({ id: despacho.id, name: 'José Despacho' });
  const [alert, ...more] = await alertsOf(despacho);
  expect(more).toEqual([]);
  expect(alert).toMatchObject({
    origin_app: 'inbox',
    params: { type: 'conversation', subtype: 'assigned', contact_id: id, supplier: MODA },
    message_body: { es: 'Dueña te asignó una conversación' },
  });
  const { results } = (await despacho.list('?taken=mine&limit=100', MODA)).body;
  expect(results.map((one) => one.id)).toContain(id);
});

test('who takes it for themselves is told nothing', async () => {
  expect((await assign(despacho, despacho.id)).status).toBe(200);
  expect(await alertsOf(despacho)).toEqual([]);
});

test('it is given to nobody who does not read the store’s messages', async () => {
  for (const who of [ana, await talker(platform, 'moda', 'Otra')]) {
    expect(await assign(duena, who.id)).toMatchObject({
      status: 404,
      body: { code: 'colleague_not_found' },
    });
    expect(await alertsOf(who)).toEqual([]);
  }
  expect((await assign(ana, despacho.id)).status).toBe(404);
});

test('a change that somebody else was quicker with tells nobody', async () => {
  await assign(despacho, despacho.id);
  expect((await assign(duena, despacho.id)).body.code).toBe('conversation_taken');
  expect(await alertsOf(despacho)).toEqual([]);
});

test('a note tells the colleagues whom it names, once; words for the customer tell nobody', async () => {
  const called = `@${await usernameOf(despacho)}`;
  await duena.write(id, { body: `Hola, ${called}` }, MODA);
  expect(await alertsOf(despacho)).toEqual([]);
  await note(`${called} y @dueña: ¿la ven? @jose despacho`);
  const [alert, ...more] = await alertsOf(despacho);
  expect(more).toEqual([]);
  expect(alert).toMatchObject({
    params: { subtype: 'mentioned', contact_id: id, supplier: MODA },
    message_body: { en: 'Dueña mentioned you in an internal note' },
  });
  // Nobody is told of their own words, and no shopper of any.
  const mentioned = (await alertsOf(duena)).filter(
    ({ params }) => params.subtype === 'mentioned' && params.contact_id === id,
  );
  expect(mentioned).toEqual([]);
  await note('@Ana Ruiz');
  expect(await alertsOf(ana)).toEqual([]);
});

test('whoever reads the store’s messages reads the names of those who do, and nobody else', async () => {
  const names = (who: Talker, key = MODA) =>
    who.call<{ results?: { id: string; name: string }[]; code?: string }>(
      'GET',
      `/api/inbox/colleagues/${key}`,
    );
  const { body } = await names(despacho);
  const mine = body.results?.filter(({ id: one }) => [duena.id, despacho.id].includes(one));
  expect(mine?.map(({ name }) => name).toSorted()).toEqual(['Dueña', 'José Despacho']);
  expect(body.results?.map(({ id: one }) => one)).not.toContain(ana.id);
  expect((await names(ana)).body.code).toBe('not_found');
  expect((await names(despacho, 'st_otra')).body.code).toBe('not_found');
});
