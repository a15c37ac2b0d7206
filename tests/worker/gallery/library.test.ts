/** A store's library of pictures: listed, changed, and deleted with all that was made of them. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { fakeResizer } from '../../../edge/providers/image/fake.ts';
import { PICTURE_WIDTHS } from '../../../shared/kernel/constants/sizes.ts';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore, write } from '../platform/stores.ts';
import { calling, type Caller } from '../staff/caller.ts';
import { formOf, part, pictureOf, uploading, type Uploader } from './form.ts';

let platform: Platform;
let owner: Caller;
let other: Caller;
let send: Uploader;
beforeAll(async () => {
  await openStore({ slug: 'uno', cell: 'a' });
  await openStore({ slug: 'dos', cell: 'a' });
  platform = startPlatform({}, { images: fakeResizer() });
  for (const name of ['duena', 'ajena']) await openAccount(name);
  await appoint('duena', 'uno', 'owner');
  await appoint('ajena', 'dos', 'owner');
  owner = await calling(platform, 'duena', 'uno');
  other = await calling(platform, 'ajena', 'dos');
  send = await uploading(platform, 'uno', 'duena');
});

interface Kept {
  readonly id: string;
  readonly url: string;
}

let made = 0;
async function keep(name = 'Foto'): Promise<Kept> {
  made += 1;
  platform.clock.advance(1000);
  const { body } = await send({ body: formOf(part('name', name), part('image', pictureOf(made))) });
  return body as unknown as Kept;
}

const key = () => crypto.randomUUID();
const ask = (path: string) => platform.ask(`http://uno.localhost${path}`);
const remove = (id: string, by = owner) => by('DELETE', `/gallery/${id}`, undefined, key());
const namesOf = async (query: string, by = owner) => {
  const { body } = await by('GET', `/gallery${query}`);
  const results = body['results'] as { name: string }[];
  return [body['matches_estimated'], results.map(({ name }) => name)];
};

test('the last picture comes first, page by page, and a part of a name finds some', async () => {
  for (const name of ['Árbol', 'Flor', 'Arboleda']) await keep(name);
  expect(await namesOf('?limit=2')).toEqual([3, ['Arboleda', 'Flor']]);
  expect(await namesOf('?limit=2&offset=2')).toEqual([3, ['Árbol']]);
  expect(await namesOf('?text=ARBOL')).toEqual([2, ['Arboleda', 'Árbol']]);
  expect(await namesOf('', other)).toEqual([0, []]);
});

describe('a change', () => {
  test('sets what it names, and stays within the picture', async () => {
    const { id } = await keep('Antes');
    const path = `/gallery/${id}`;
    expect(await owner('PATCH', path, { focal_x: 10, focal_y: 0 }, key())).toMatchObject({
      status: 200,
      body: { name: 'Antes', focal_x: 10, focal_y: 0 },
    });
    expect(await owner('PATCH', path, { name: 'Después' }, key())).toMatchObject({
      body: { name: 'Después', focal_x: 10, focal_y: 0 },
    });
    for (const wrong of [{ focal_x: 101 }, { focal_y: -1 }, { focal_x: 0.5 }, { name: ' ' }]) {
      expect((await owner('PATCH', path, wrong, key())).status).toBe(400);
    }
  });

  test('of another store’s picture finds none, and changes nothing', async () => {
    const { id } = await keep('Mía');
    expect((await other('PATCH', `/gallery/${id}`, { name: 'Tuya' }, key())).status).toBe(404);
    expect((await other('GET', `/gallery/${id}/uses`)).status).toBe(404);
    expect((await remove(id, other)).status).toBe(404);
    expect(await namesOf('?text=mia')).toEqual([1, ['Mía']]);
  });

  test('is kept in the history, which cannot take it back', async () => {
    const { id } = await keep('Antes');
    await owner('PATCH', `/gallery/${id}`, { name: 'Después' }, key());
    await remove(id);
    const path = '/store/st_uno:st_uno/other/store/history';
    const { body } = await owner('GET', `${path}?subject=picture&limit=3`);
    const entries = body['results'] as {
      id: string;
      before: { name: string } | null;
      after: { name: string } | null;
    }[];
    expect(entries.map(({ before, after }) => [before?.name, after?.name])).toEqual([
      ['Después', undefined],
      ['Antes', 'Después'],
      [undefined, 'Antes'],
    ]);
    const taking = `${path}/${entries[0]!.id}/take-back`;
    expect(await owner('POST', taking, {}, key())).toMatchObject({ body: { code: 'edit_stays' } });
  });
});

describe('a deletion', () => {
  test('takes the file and every width of it along, and no other picture’s', async () => {
    const [gone, stays] = [await keep(), await keep()];
    for (const { url } of [gone, stays]) {
      for (const width of PICTURE_WIDTHS) {
        expect((await ask(url.replace('/media/', `/media/w${width}/`))).status).toBe(200);
      }
    }
    const filesOf = async ({ url }: Kept) => {
      const { objects } = await env.MEDIA.list();
      return objects.filter((object) => object.key.endsWith(url.slice('/media/'.length))).length;
    };
    expect([await filesOf(gone), await filesOf(stays)]).toEqual([7, 7]);
    expect((await remove(gone.id)).status).toBe(200);
    expect([await filesOf(gone), await filesOf(stays)]).toEqual([0, 7]);
    expect((await ask(gone.url)).status).toBe(404);
    expect((await remove(gone.id)).status).toBe(404);
  });

  test('under one key is answered twice, and done once', async () => {
    const { id } = await keep();
    const again = key();
    const both = [1, 2].map(() => owner('DELETE', `/gallery/${id}`, undefined, again));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('makes room for the same picture, which is then another one', async () => {
    const form = formOf(part('image', pictureOf(-1)));
    const first = await send({ body: form });
    await remove(String(first.body['id']));
    const second = await send({ body: form });
    expect(second.status).toBe(201);
    expect(second.body['url']).not.toBe(first.body['url']);
    expect((await ask(String(second.body['url']))).status).toBe(200);
  });

  const places: [string, string, (url: string) => Promise<void>, string | null][] = [
    ['its photo', 'shop', (url) => profile('$.photo', url), 'Tienda uno'],
    ['its favicon', 'shop', (url) => profile('$.favicon', url), 'Tienda uno'],
    [
      'a slide',
      'slide',
      (url) =>
        write(
          'a',
          sql`INSERT INTO banner (id, store_id, position, hzt_image, vrt_image, type, action_type)
            VALUES ('ba_1', 'st_uno', 0, '/media/x.webp', ${url}, 'URL', 'none')`,
        ),
      null,
    ],
    [
      'a catalogue',
      'catalogue',
      (url) =>
        write(
          'a',
          sql`INSERT INTO catalogue (id, store_id, slug, name, photo, position, updated_at)
            VALUES ('ca_1', 'st_uno', 'mar', 'Mar', ${JSON.stringify({ url })}, 0, 0)`,
        ),
      'Mar',
    ],
  ];
  function profile(path: string, url: string | null): Promise<void> {
    return write(
      'a',
      sql`UPDATE store SET profile = json_set(profile, ${path}, ${url}) WHERE id = 'st_uno'`,
    );
  }

  test.each(places)(
    'of the picture of %s is refused, and it says where',
    async (_, place, use, name) => {
      const { id, url } = await keep();
      const unused = await owner('GET', `/gallery/${id}/uses`);
      expect(unused.body).toEqual({ results: [], matches_estimated: 0 });
      await use(url);
      expect(await owner('GET', `/gallery/${id}/uses`)).toMatchObject({
        body: { results: [{ place, name }], matches_estimated: 1 },
      });
      expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'image_in_use' } });
      expect((await ask(url)).status).toBe(200);
    },
  );
});
