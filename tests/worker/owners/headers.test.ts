/** The headers of a store as its owner edits them, and the history of their changes. */
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { HEADERS_MAX } from '../../../shared/kernel/constants/limits.ts';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { listItems, openStore, write } from '../platform/stores.ts';
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

test('a new header is shown by the next page, before those that were there', async () => {
  await shown();
  const made = await create({ title: 'Primero' });
  expect(made).toMatchObject({
    status: 201,
    body: { title: 'Primero', target: 'all', version: 1 },
  });
  expect(await shown()).toContain('Primero');
  await create({ title: 'Segundo' });
  const page = await shown();
  expect(page).toContain('Segundo');
  expect(page).not.toContain('Primero');
});

test('a repeat under the same key makes one header, and one entry in the history', async () => {
  const key = crypto.randomUUID();
  const [one, two] = [
    await create({ title: 'Una vez' }, key),
    await create({ title: 'Una vez' }, key),
  ];
  expect(two).toEqual(one);
  const { body } = await owner('GET', HISTORY);
  const made = (body['results'] as { subject_id: string }[]).filter(
    (entry) => entry.subject_id === idOf(one),
  );
  expect(made).toHaveLength(1);
});

test('a header in English is shown to visitors that read English, and to no other', async () => {
  await create({ title: 'Otoño', title_en: 'Autumn' });
  const english = await platform.ask('http://uno.localhost/', {
    headers: { 'accept-language': 'en' },
  });
  expect(await english.text()).toContain('Autumn');
  expect(await shown()).not.toContain('Autumn');
});

describe('a header is refused', () => {
  test.each([
    ['no title', { title: ' ' }, 400, 'title'],
    ['a title of 31 characters', { title: 'x'.repeat(31) }, 400, 'title'],
    ['a link without an address', { action_type: 'url' }, 400, 'url'],
    ['an address that runs', { action_type: 'url', url: 'javascript:alert(1)' }, 400, 'url'],
    ['a product action without product', { action_type: 'product' }, 400, 'product'],
    ['a product of no listing', { action_type: 'product', product: 'it_nada' }, 404, 'product'],
  ])('with %s', async (_, fields, status, field) => {
    const answer = await create(fields);
    expect([answer.status, answer.body['field']]).toEqual([status, field]);
  });

  test('where the store has as many as it can hold', async () => {
    await write(
      'a',
      sql`WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ${HEADERS_MAX})
        INSERT INTO header (id, store_id, position, title, action_type, button_label)
        SELECT 'he_dos-' || i, 'st_dos', i, 'N', 'none', 'more' FROM n`,
    );
    const path = '/store/st_dos:st_dos/other/store/headers';
    const add = () => other('POST', path, autumn, crypto.randomUUID());
    expect((await add()).status).toBe(201);
    expect(await add()).toMatchObject({ status: 409, body: { code: 'too_many_headers' } });
    expect((await other('GET', path)).body['matches_estimated']).toBe(HEADERS_MAX);
  });
});

test('a product comes with its supplier, which no caller says', async () => {
  await listItems({ slug: 'uno', cell: 'a' }, 1);
  const made = await create({
    action_type: 'product',
    product: 'it_uno-1',
    product_supplier: 'st_dos',
  });
  expect(made.body).toMatchObject({ product: 'it_uno-1', product_supplier: 'st_uno', url: null });
});

describe('a change', () => {
  test('raises the version; one that was made to an older version is refused', async () => {
    const made = await create({ subtitle: 'Abrigos' });
    const path = `${PATH}/${idOf(made)}`;
    const patch = (body: object) => owner('PATCH', path, body, crypto.randomUUID());
    expect(await patch({ title: 'Rebajas', version: 1 })).toMatchObject({
      status: 200,
      body: { title: 'Rebajas', subtitle: 'Abrigos', version: 2 },
    });
    expect(await patch({ title: 'Tarde', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'edited_meanwhile' },
    });
    expect((await owner('GET', path)).body).toMatchObject({ title: 'Rebajas', version: 2 });
  });

  test('of two at once changes one, and the history has one entry for it', async () => {
    const path = `${PATH}/${idOf(await create({}))}`;
    const answers = await Promise.all(
      ['A', 'B'].map((title) => owner('PATCH', path, { title, version: 1 }, crypto.randomUUID())),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const kept = (await owner('GET', path)).body['title'];
    expect(await last()).toMatchObject({ before: { title: autumn.title }, after: { title: kept } });
  });

  test('of another store is not found, whatever the path says', async () => {
    const id = idOf(await create({}));
    for (const path of [PATH, '/store/st_dos:st_dos/other/store/headers']) {
      for (const method of ['PATCH', 'DELETE']) {
        const answer = await other(method, `${path}/${id}`, { title: 'Mío' }, crypto.randomUUID());
        expect(answer.status).toBe(404);
      }
    }
    expect((await owner('GET', `${PATH}/${id}`)).body).toMatchObject({ title: autumn.title });
  });
});

describe('the history', () => {
  test('says who changed what, with what stood before and after', async () => {
    const helper = await calling(platform, 'ayuda', 'uno');
    const id = idOf(await create({}));
    await helper('PATCH', `${PATH}/${id}`, { subtitle: 'De lana' }, crypto.randomUUID());
    expect(await last()).toMatchObject({
      by: { id: 'ac_ayuda' },
      subject: 'header',
      subject_id: id,
      before: { subtitle: null },
      after: { subtitle: 'De lana' },
      takes_back: null,
    });
  });

  test('takes a change back, and then that again', async () => {
    const path = `${PATH}/${idOf(await create({}))}`;
    await owner('PATCH', path, { title: 'Otro' }, crypto.randomUUID());
    const changed = await last();
    expect((await takeBack(changed)).status).toBe(200);
    expect((await owner('GET', path)).body).toMatchObject({ title: autumn.title, version: 3 });
    expect(await last()).toMatchObject({ takes_back: changed['id'] });
    await takeBack(await last());
    expect((await owner('GET', path)).body).toMatchObject({ title: 'Otro' });
  });

  test('puts a deleted header back into its place, and takes a new one away', async () => {
    const first = await create({ title: 'El de arriba' });
    await owner('DELETE', `${PATH}/${idOf(first)}`, undefined, crypto.randomUUID());
    expect(await shown()).not.toContain('El de arriba');
    expect((await takeBack(await last())).status).toBe(200);
    expect(await shown()).toContain('El de arriba');
    const made = await create({ title: 'De más' });
    await takeBack(await last());
    expect((await owner('GET', `${PATH}/${idOf(made)}`)).status).toBe(404);
  });

  test('puts back once what two editors put back at once', async () => {
    const path = `${PATH}/${idOf(await create({}))}`;
    await owner('DELETE', path, undefined, crypto.randomUUID());
    const deleted = await last();
    const answers = await Promise.all([takeBack(deleted), takeBack(deleted)]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toMatchObject([{ status: 409, body: { code: 'edited_meanwhile' } }]);
    expect((await owner('GET', path)).status).toBe(200);
  });

  test('is only added to', async () => {
    await create({});
    await expect(write('a', sql`UPDATE store_edit SET after = NULL`)).rejects.toThrow(/history/);
  });

  test('takes no change back that another one followed', async () => {
    const path = `${PATH}/${idOf(await create({}))}`;
    await owner('PATCH', path, { title: 'Uno' }, crypto.randomUUID());
    const entry = await last();
    await owner('PATCH', path, { title: 'Dos' }, crypto.randomUUID());
    expect(await takeBack(entry)).toMatchObject({
      status: 409,
      body: { code: 'edited_meanwhile' },
    });
    expect((await owner('GET', path)).body).toMatchObject({ title: 'Dos' });
  });

  test('takes a change back that was kept before the header had all of its fields', async () => {
    const path = `${PATH}/${idOf(await create({ subtitle: 'Abrigos' }))}`;
    await owner('PATCH', path, { title: 'Otro' }, crypto.randomUUID());
    const entry = await last();
    const older = `ed_${'1'.repeat(26)}`;
    await write(
      'a',
      sql`INSERT INTO store_edit (id, store_id, account_id, made_at, subject, subject_id, before, after)
        SELECT ${older}, store_id, account_id, made_at, subject, subject_id,
          json_remove(before, '$.subtitle'), json_remove(after, '$.subtitle')
        FROM store_edit WHERE id = ${String(entry['id'])}`,
    );
    expect((await takeBack({ id: older })).status).toBe(200);
    expect((await owner('GET', path)).body).toMatchObject({
      title: autumn.title,
      subtitle: 'Abrigos',
    });
  });

  describe('is read in part', () => {
    const read = async (query: string, as: Caller = owner) => {
      const { status, body } = await as('GET', `${HISTORY}?limit=100&${query}`);
      const edits = (body['results'] ?? []) as { by: { id: string }; at: string }[];
      return { status, body, edits, by: [...new Set(edits.map((one) => one.by.id))] };
    };

    test('by the account that made the changes', async () => {
      const help = await calling(platform, 'ayuda', 'uno');
      await help('POST', PATH, { ...autumn, title: 'De ayuda' }, crypto.randomUUID());
      await create({ title: 'De la dueña' });
      expect((await read('by=ac_ayuda')).by).toEqual(['ac_ayuda']);
      const own = await read('by=ac_duena');
      expect(own.by).toEqual(['ac_duena']);
      expect(own.body['matches_estimated']).toBe(own.edits.length);
      const ids = (own.body['people'] as { id: string }[]).map(({ id }) => id);
      expect(ids).toEqual(['ac_ayuda', 'ac_duena']);
    });

    test('by a time, from its first instant on and before its last', async () => {
      await create({ title: 'De hoy' });
      const at = platform.clock.now();
      const iso = (ms: number) => encodeURIComponent(new Date(ms).toISOString());
      const { edits } = await read('');
      const n = edits.length;
      expect((await read(`since=${iso(at)}`)).edits.length).toBe(n);
      expect((await read(`since=${iso(at + 1)}`)).edits).toEqual([]);
      expect((await read(`until=${iso(at)}`)).edits).toEqual([]);
      expect((await read(`since=${iso(at)}&until=${iso(at + 1)}`)).edits.length).toBe(n);
    });

    test('and names no account of another store', async () => {
      const path = '/store/st_dos:st_dos/other/store/history?by=ac_duena';
      const { body } = await other('GET', path);
      expect(body).toMatchObject({ results: [], matches_estimated: 0 });
      expect(JSON.stringify(body['people'])).not.toContain('ac_duena');
    });

    test.each(['since=2026-02-31T25:00:00Z', 'until=ayer', 'by=duena%27'])(
      'and refuses %s',
      async (query) => {
        expect((await read(query)).status).toBe(400);
      },
    );
  });

  test('of another store is not read, and none of its changes taken back', async () => {
    const entry = await last();
    const path = '/store/st_dos:st_dos/other/store/history';
    const own = (await other('GET', path)).body['results'] as { by: { id: string } }[];
    expect(new Set(own.map(({ by }) => by.id))).toEqual(new Set(['ac_ajena']));
    const answer = await other('POST', `${path}/${String(entry['id'])}/take-back`, {});
    expect(answer).toMatchObject({ status: 404, body: { code: 'edit_not_found' } });
  });
});
