/** A store's library of pictures: listed, changed, and deleted with all that was made of them. */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { PICTURE_WIDTHS } from '../../../shared/kernel/constants/sizes.ts';
import { write } from '../platform/stores.ts';
import type { Caller } from '../staff/caller.ts';
import { formOf, part, pictureOf } from './form.ts';
import { openGallery, type Kept, type OpenedGallery } from './opened.ts';

let platform: OpenedGallery['platform'];
let owner: Caller;
let other: Caller;
let send: OpenedGallery['send'];
let keep: OpenedGallery['keep'];
let remove: OpenedGallery['remove'];
beforeAll(async () => {
  ({ platform, owner, other, send, keep, remove } = await openGallery());
});

const key = () => crypto.randomUUID();
const ask = (path: string) => platform.ask(`http://uno.localhost${path}`);
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

test('those without a description are listed and counted; one that only adorns needs none', async () => {
  const [first, second, third] = [await keep('Sin A'), await keep('Sin B'), await keep('Sin C')];
  const set = (id: string, to: object) => owner('PATCH', `/gallery/${id}`, to, key());
  const asked = '?text=sin&lacks=description';
  const countOf = async () => (await owner('GET', '/gallery?text=sin')).body['undescribed'];
  expect(await namesOf(`${asked}&limit=2`)).toEqual([3, ['Sin C', 'Sin B']]);
  expect(await namesOf(`${asked}&limit=2&offset=2`)).toEqual([3, ['Sin A']]);
  expect(await countOf()).toBe(3);
  await set(first.id, { alt: 'Un vestido' });
  await set(second.id, { decorative: true });
  // An English text alone leaves the pages in Spanish without words.
  await set(third.id, { alt_en: 'A dress' });
  expect(await namesOf(asked)).toEqual([1, ['Sin C']]);
  expect(await namesOf('?text=sin')).toEqual([3, ['Sin C', 'Sin B', 'Sin A']]);
  expect(await countOf()).toBe(1);
  expect((await owner('GET', '/gallery?text=vestido')).body['undescribed']).toBe(0);
  expect((await other('GET', '/gallery')).body['undescribed']).toBe(0);
  expect((await owner('GET', '/gallery?lacks=color')).status).toBe(400);
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

  test('is kept in the history', async () => {
    const { id } = await keep('Antes');
    await owner('PATCH', `/gallery/${id}`, { name: 'Después' }, key());
    await remove(id);
    const path = '/store/st_uno:st_uno/other/store/history';
    const { body } = await owner('GET', `${path}?subject=picture&limit=3`);
    const entries = body['results'] as {
      before: { name: string } | null;
      after: { name: string } | null;
    }[];
    expect(entries.map(({ before, after }) => [before?.name, after?.name])).toEqual([
      ['Después', undefined],
      ['Antes', 'Después'],
      [undefined, 'Antes'],
    ]);
  });
});

describe('a deletion', () => {
  test('leaves its file in the trash alone, without any width, and no other picture’s', async () => {
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
