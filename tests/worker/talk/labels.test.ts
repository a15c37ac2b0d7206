/** A store's own labels on its conversations: kept by its staff, filtered by, and hidden from customers. */
import { beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/directory-sql.ts';
import type { Conversation, TalkLabel } from '../../../shared/contracts/inbox.ts';
import { LABEL_MAX, LABELS_MAX } from '../../../shared/rules/talk-labels.ts';
import { startPlatform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { directory } from '../profiles/person.ts';
import { hire, openModa, talker, told, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
const API = '/api/inbox/labels';
let duena: Talker;
let bea: Talker;

beforeAll(async () => {
  duena = await openModa(platform);
  await openStore({ slug: 'raiz', cell: 'b' });
  bea = await talker(platform, 'raiz', 'Bea');
  await directory(sql`UPDATE store SET owner_id = ${bea.id} WHERE id = 'st_raiz'`);
});

type Coded<T> = T & { readonly code?: string };
const add = async (name: string, who = duena) => who.call<Coded<TalkLabel>>('POST', API, { name });
const names = async (who: Talker) =>
  (await who.call<{ results: TalkLabel[] }>('GET', API)).body.results.map(({ name }) => name);
const put = (id: string, labels: readonly string[], who = duena) =>
  who.call<Coded<Conversation>>('PUT', `/api/inbox/conversation/${id}/labels`, { labels });
const clear = async () => {
  await directory(sql`DELETE FROM conversation_label`);
  await directory(sql`DELETE FROM talk_label`);
};

async function begun(name: string) {
  const ana = await talker(platform, 'moda', name);
  const { id } = (await ana.start(MODA)).body.conversation;
  await told(id);
  return { ana, id };
}

test('labels are added, renamed and deleted, and no two have one name', async () => {
  const { status, body: made } = await add('  Mayoreo ');
  expect([status, made.name]).toEqual([201, 'Mayoreo']);
  expect((await add('mayoreo')).body).toMatchObject({ code: 'talk_label_exists', field: 'name' });
  await add('Queja');
  expect(await names(duena)).toEqual(['Mayoreo', 'Queja']);
  const at = `${API}/${made.id}`;
  expect((await duena.call('PUT', at, { name: 'QUEJA' })).status).toBe(409);
  expect((await duena.call('PUT', at, { name: 'Zona norte' })).status).toBe(200);
  expect(await names(duena)).toEqual(['Queja', 'Zona norte']);
  expect((await duena.call('DELETE', at)).status).toBe(200);
  expect((await duena.call('DELETE', at)).body).toMatchObject({ code: 'talk_label_not_found' });
  expect((await duena.call('PUT', at, { name: 'Otra' })).status).toBe(404);
  await clear();
});

test.each([' ', '\u200b', 'x'.repeat(LABEL_MAX + 1)])(
  'a label named “%s” is refused',
  async (name) => {
    expect((await add(name)).status).toBe(400);
  },
);

test('a store has so many, of many at one time too', async () => {
  const all = await Promise.all(Array.from({ length: LABELS_MAX + 2 }, (_, n) => add(`n${n}`)));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(LABELS_MAX);
  expect(all.find(({ status }) => status !== 201)?.body.code).toBe('too_many_talk_labels');
  await clear();
});

test('a conversation’s labels are set, the list shows them and narrows by one', async () => {
  const [one, other] = [await begun('Ana Ruiz'), await begun('Eva Sol')];
  const { body: mayoreo } = await add('Mayoreo');
  const { body: queja } = await add('Queja');
  const set = await put(one.id, [queja.id, mayoreo.id, queja.id]);
  expect(set.body.labels.map(({ name }) => name)).toEqual(['Mayoreo', 'Queja']);
  await put(other.id, [queja.id]);
  const list = async (label: string) =>
    (await duena.list(`?label=${label}`, MODA)).body.results.map(({ id }) => id).toSorted();
  expect(await list(mayoreo.id)).toEqual([one.id]);
  expect(await list(queja.id)).toEqual([one.id, other.id].toSorted());
  // What is not named is taken off.
  await put(one.id, [mayoreo.id]);
  expect(await list(queja.id)).toEqual([other.id]);
  const shown = (await duena.list('', MODA)).body.results.find(({ id }) => id === one.id);
  expect(shown?.labels).toEqual([{ id: mayoreo.id, name: 'Mayoreo' }]);
  expect((await duena.get(one.id, MODA)).body.labels).toEqual(shown?.labels);
  // The customer sees none, by whichever call.
  expect((await one.ana.get(one.id)).body.labels).toEqual([]);
  expect((await one.ana.list()).body.results.map(({ labels }) => labels)).toEqual([[]]);
  expect((await one.ana.list(`?label=${mayoreo.id}`)).body.results).toEqual([]);
  // A deleted label is off every conversation.
  await duena.call('DELETE', `${API}/${mayoreo.id}`);
  expect((await duena.get(one.id, MODA)).body.labels).toEqual([]);
  await clear();
});

test('a label of another store, and a conversation of nobody here, are not found', async () => {
  const { ana, id } = await begun('Ana Luz');
  const { body: theirs } = await add('Suya', bea);
  const { body: ours } = await add('Nuestra');
  expect((await put(id, [theirs.id])).body).toMatchObject({ code: 'talk_label_not_found' });
  expect((await put(id, [ours.id], bea)).status).toBe(404);
  expect((await bea.call('PUT', `${API}/${ours.id}`, { name: 'Mía' })).status).toBe(404);
  expect((await bea.call('DELETE', `${API}/${ours.id}`)).status).toBe(404);
  const other = await talker(platform, 'moda', 'Otra');
  const between = (await ana.start(other.id)).body.conversation.id;
  expect((await put(between, [ours.id])).status).toBe(404);
  expect(await names(duena)).toEqual(['Nuestra']);
  await clear();
});

test('who answers the store’s messages keeps labels, nobody else', async () => {
  const { ana, id } = await begun('Ana Paz');
  const eva = await talker(platform, 'moda', 'Eva');
  await hire(eva, MODA, 'dispatcher');
  const { body: label } = await add('De Eva', eva);
  expect((await put(id, [label.id], eva)).status).toBe(200);
  for (const who of [ana, eva]) {
    await hire(eva, MODA, 'accountant');
    expect((await add('No', who)).status).toBe(403);
    expect((await put(id, [], who)).status).toBe(403);
    expect((await who.call('GET', API)).status).toBe(403);
  }
  await clear();
});

test('without script the labels are boxes of the conversation’s options', async () => {
  const { id } = await begun('Ana Mar');
  const { body: label } = await add('Urgente');
  const at = `http://moda.localhost/admin/mensajes/${id}`;
  const post = (fields: Record<string, string>) =>
    platform.ask(at, {
      method: 'POST',
      headers: {
        cookie: duena.cookie,
        origin: 'http://moda.localhost',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({
        intent: 'label',
        idempotency_key: crypto.randomUUID(),
        ...fields,
      }).toString(),
    });
  expect((await post({ [`label-${label.id}`]: 'yes' })).status).toBe(303);
  expect((await duena.get(id, MODA)).body.labels).toEqual([{ id: label.id, name: 'Urgente' }]);
  expect((await post({})).status).toBe(303);
  expect((await duena.get(id, MODA)).body.labels).toEqual([]);
  await clear();
});
