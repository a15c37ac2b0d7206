/** The order of a store's headers as its owner sets it. */
import { beforeAll, expect, test } from 'vitest';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { calling, type Answer, type Caller } from '../staff/caller.ts';

const PATH = '/store/st_uno:st_uno/other/store/headers';
const HISTORY = '/store/st_uno:st_uno/other/store/history';
const autumn = { title: 'Llegó el otoño', action_type: 'none', button_label: 'more' };

let platform: Platform;
let owner: Caller;
let other: Caller;
beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
  await openStore({ slug: 'dos', cell: 'a' });
  platform = startPlatform();
  for (const name of ['duena', 'ajena', 'ayuda']) await openAccount(name);
  await appoint('duena', 'uno', 'owner');
  await appoint('ayuda', 'uno', 'admin');
  await appoint('ajena', 'dos', 'owner');
  owner = await calling(platform, 'duena', 'uno');
  other = await calling(platform, 'ajena', 'dos');
});

const create = (fields: object, key: string = crypto.randomUUID()) =>
  owner('POST', PATH, { ...autumn, ...fields }, key);
const shown = async () => {
  const page = await platform.ask('http://uno.localhost/');
  return page.text();
};
/** The last change in the history. */
const last = async () => {
  const { body } = await owner('GET', `${HISTORY}?limit=1`);
  return (body['results'] as Record<string, unknown>[])[0]!;
};
const takeBack = (entry: Record<string, unknown>) =>
  owner('POST', `${HISTORY}/${String(entry['id'])}/take-back`, {}, crypto.randomUUID());
const idOf = ({ body }: Answer) => String(body['id']);

const edited = async () => {
  const { body } = await owner('GET', `${PATH}/edited?limit=100`);
  return (body['results'] as { id: string; title: string; title_en: string | null }[]) ?? [];
};
const order = (ids: readonly string[], by = owner, path = PATH) =>
  by('PUT', `${path}/order`, { ids }, crypto.randomUUID());

test('is listed with both languages and versions, at once after a change', async () => {
  await create({ title: 'Nuevo', title_en: 'New' });
  expect((await edited())[0]).toMatchObject({ title: 'Nuevo', title_en: 'New', version: 1 });
});

test('decides which header is shown, and is taken back', async () => {
  await create({ title: 'El segundo' });
  await create({ title: 'El primero' });
  const ids = (await edited()).map(({ id }) => id);
  const turned = [ids[1]!, ids[0]!, ...ids.slice(2)];
  expect((await order(turned)).status).toBe(200);
  expect((await edited()).map(({ id }) => id)).toEqual(turned);
  expect(await shown()).toContain('El segundo');
  expect((await takeBack(await last())).status).toBe(200);
  expect(await shown()).toContain('El primero');
});

test('hinders no earlier change of a header from being taken back', async () => {
  const path = `${PATH}/${idOf(await create({}))}`;
  await owner('PATCH', path, { title: 'Otro' }, crypto.randomUUID());
  const changed = await last();
  await order((await edited()).map(({ id }) => id).toReversed());
  expect((await takeBack(changed)).status).toBe(200);
  expect((await owner('GET', path)).body).toMatchObject({ title: autumn.title });
});

test.each([
  ['one is missing', (ids: string[]) => ids.slice(1)],
  ['one stands twice', (ids: string[]) => [ids[0]!, ...ids]],
  ['one is of no store', (ids: string[]) => [...ids.slice(1), 'he_nada']],
])('is refused where %s', async (_, change) => {
  const ids = (await edited()).map(({ id }) => id);
  expect(await order(change(ids))).toMatchObject({
    status: 409,
    body: { code: 'edited_meanwhile' },
  });
  expect((await edited()).map(({ id }) => id)).toEqual(ids);
});

test('of another store is neither read nor set', async () => {
  const ids = (await edited()).map(({ id }) => id);
  expect((await order(ids, other)).status).toBe(404);
  const theirs = '/store/st_dos:st_dos/other/store/headers';
  expect((await order(ids, other, theirs)).status).toBe(409);
  const { status } = await other('GET', `${PATH}/edited`);
  expect(status).toBe(404);
});
