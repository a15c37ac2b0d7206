import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { openStore, write } from '../platform/stores.ts';
import { calling, type Caller } from './caller.ts';

let platform: Platform;
let owner: Caller;

beforeAll(async () => {
  await openStore({ slug: 'raiz', cell: 'a' });
  for (const slug of ['uno', 'aliada', 'amiga', 'cafe', 'dulce', 'entre', 'fina']) {
    await openStore({ slug, cell: 'a', root: 'raiz', profile: { photo: `/media/${slug}.webp` } });
  }
  await openStore({ slug: 'ajena', cell: 'a' });
  await openStore({ slug: 'lejana', cell: 'b' });
  platform = startPlatform();
  await openAccount('duena');
  await appoint('duena', 'uno', 'owner');
  owner = await calling(platform, 'duena', 'uno');
});

const idOf = ({ body }: Awaited<ReturnType<Caller>>) => String(body['id']);

test('a store of the network is added, called otherwise, refreshed and removed', async () => {
  const added = await owner('POST', '/collaborators', { slug: 'aliada' });
  expect(added).toMatchObject({
    status: 201,
    body: {
      store_name: 'Tienda aliada',
      store_url: 'http://aliada.localhost',
      store_photo: '/media/aliada.webp',
    },
  });
  const path = `/collaborators/${idOf(added)}`;
  expect(await owner('POST', '/collaborators', { slug: 'aliada' })).toMatchObject({
    status: 409,
    body: { code: 'collaborator_exists' },
  });
  expect((await owner('PATCH', path, { store_name: 'Mi aliada' })).body).toMatchObject({
    store_name: 'Mi aliada',
    store_photo: '/media/aliada.webp',
  });
  // The partner's changes are seen here after a refresh.
  await write(
    'a',
    sql`UPDATE store SET name = 'Aliada nueva', profile = json_set(profile, '$.photo', NULL)
      WHERE slug = 'aliada'`,
  );
  expect((await owner('GET', '/collaborators')).body['results']).toMatchObject([
    { store_name: 'Mi aliada', store_photo: '/media/aliada.webp' },
  ]);
  const refreshed = { id: idOf(added), store_name: 'Aliada nueva', store_photo: null };
  expect((await owner('PUT', `${path}/refresh`)).body).toMatchObject(refreshed);
  expect((await owner('GET', '/collaborators')).body['results']).toMatchObject([refreshed]);
  expect((await owner('DELETE', path)).status).toBe(200);
  for (const [method, at, body] of [
    ['DELETE', path, undefined],
    ['PATCH', path, { store_name: 'x' }],
    ['PUT', `${path}/refresh`, undefined],
  ] as const) {
    expect(await owner(method, at, body)).toMatchObject({
      status: 404,
      body: { code: 'collaborator_not_found' },
    });
  }
});

test('a partner of another store of the cell is not found, and stays as it is', async () => {
  await openAccount('tercera');
  await appoint('tercera', 'amiga', 'owner');
  const third = await calling(platform, 'tercera', 'amiga');
  const added = await owner('POST', '/collaborators', { slug: 'entre' });
  const path = `/collaborators/${idOf(added)}`;
  for (const [method, at, body] of [
    ['PATCH', path, { store_name: 'x' }],
    ['PUT', `${path}/refresh`, undefined],
    ['DELETE', path, undefined],
  ] as const) {
    expect(await third(method, at, body)).toMatchObject({
      status: 404,
      body: { code: 'collaborator_not_found' },
    });
  }
  expect((await owner('GET', '/collaborators')).body['results']).toContainEqual(
    expect.objectContaining({ id: idOf(added), store_name: 'Tienda entre' }),
  );
  await owner('DELETE', path);
});

test.each(['ajena', 'lejana', 'uno', 'nadie'])('%s cannot be one', async (slug) => {
  expect(await owner('POST', '/collaborators', { slug })).toMatchObject({
    status: 404,
    body: { code: 'store_not_found', field: 'slug' },
  });
});

test('five at a time, in the order in which they came; asked for twice at once, added once', async () => {
  const slugs = ['raiz', 'amiga', 'cafe', 'dulce', 'entre', 'fina'];
  for (const [index, slug] of slugs.entries()) {
    platform.clock.advance(index + 1);
    const both = await Promise.all([
      owner('POST', '/collaborators', { slug }),
      owner('POST', '/collaborators', { slug }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  }
  const names = ({ body }: Awaited<ReturnType<Caller>>) =>
    (body['results'] as { store_name: string }[]).map(({ store_name }) => store_name);
  const first = await owner('GET', '/collaborators');
  expect(names(first)).toEqual(slugs.slice(0, 5).map((slug) => `Tienda ${slug}`));
  expect(first.body['matches_estimated']).toBe(6);
  expect(names(await owner('GET', '/collaborators?offset=5'))).toEqual(['Tienda fina']);

  const found = await owner('GET', '/collaborators/profiles?text=tiENDA%20a');
  expect(found.body['results']).toMatchObject([{ slug: 'amiga', is_collaborator: true }]);
  const all = await owner('GET', '/collaborators/profiles?limit=50');
  expect(JSON.stringify(all.body)).not.toMatch(/ajena|lejana|"slug":"uno"/);
  expect(all.body['matches_estimated']).toBe(7);
});

test('the other side sees of whom it is a collaborator', async () => {
  await openAccount('vecina');
  await appoint('vecina', 'amiga', 'dispatcher');
  const call = await calling(platform, 'vecina', 'amiga');
  const { body } = await call('GET', '/store/st_amiga:st_amiga/collaborations');
  expect(body).toMatchObject({
    results: [{ store_name: 'Tienda uno', store_url: 'http://uno.localhost' }],
    matches_estimated: 1,
  });
  expect((await call('GET', '/store/st_uno:st_uno/collaborations')).status).toBe(404);
});
