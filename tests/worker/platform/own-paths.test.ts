import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { storeInfo } from '../../../shared/contracts/store.ts';
import { appoint, openAccount, signIn } from './people.ts';
import { startPlatform, type Platform } from './platform.ts';
import { indexItems, listItems, openStore, write } from './stores.ts';

let platform: Platform;
const HOST = 'dueno.localhost';

beforeAll(async () => {
  platform = startPlatform();
  await openStore({ slug: 'raiz', cell: 'a' });
  await openStore({ slug: 'dueno', cell: 'a', root: 'raiz' });
  await openStore({ slug: 'vecina', cell: 'a', root: 'raiz' });
  await write('a', sql`UPDATE store SET store_type = 'affinity' WHERE id = 'st_raiz'`);
  await write(
    'a',
    sql`UPDATE store SET store_type = 'franchise', collection_address = 'Centro, San Andrés, Nuevo León'
      WHERE id = 'st_vecina'`,
  );
  await listItems({ slug: 'dueno', cell: 'a' }, 3);
  await write(
    'a',
    sql`INSERT INTO banner (id, store_id, position, hzt_image, vrt_image, type, action_type, url_target,
        target) VALUES ('bn_1', 'st_dueno', 0, 'a', 'b', 'URL', 'none', 1, 'all')`,
  );
  await openAccount('lucia');
  await appoint('lucia', 'dueno', 'admin');
});

interface Got {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> & {
    readonly code?: string;
    readonly message?: string;
    readonly results: { slug?: string }[];
    readonly permissions: string[];
  };
}

async function get(path: string, cookie = ''): Promise<Got> {
  const answer = await platform.ask(`http://${HOST}:8787/api${path}`, {
    headers: cookie ? { cookie } : {},
  });
  return { status: answer.status, body: await answer.json() };
}

describe('a path’s owner and kind', () => {
  test.each(['ac_dueno', 'dueno', 'st_dueno'])('%s leads to the store', async (owner) => {
    for (const path of [
      `/store/${owner}:${owner}/other/store/banners`,
      `/public/referral/${owner}/catalogues`,
    ]) {
      expect((await get(path)).status, path).toBe(200);
    }
    expect((await get(`/store/${owner}:${owner}/other/store/banners`)).body.results).toHaveLength(
      1,
    );
    expect((await get(`/store/${owner}:${owner}/other/store/headers`)).status).toBe(200);
    const franchises = await get(`/store/${owner}:${owner}/other/store/franchises`);
    expect(franchises.body.results.map(({ slug }) => slug)).toEqual(['vecina']);
    const sellers = await get(`/public/referral/${owner}/catalogues/none/franchises`);
    expect(sellers.body.code).toBe('catalogue_not_found');
    const goods = await get(`/public/referral/${owner}/catalogues/none/products`);
    expect(goods.body.code).toBe('catalogue_not_found');
  });

  test.each(['ac_vecina', 'vecina', 'st_vecina', 'ac_none'])('%s does not', async (owner) => {
    for (const path of [
      `/store/${owner}:${owner}/other/store/banners`,
      `/store/ac_dueno:${owner}/other/store/headers`,
      `/store/${owner}:${owner}/menu`,
      `/public/referral/${owner}/catalogues`,
      `/public/referral/${owner}/catalogues/none/products`,
      `/public/referral/${owner}/catalogues/none/franchises`,
    ]) {
      expect([path, (await get(path)).body.code]).toEqual([path, 'store_not_found']);
    }
  });

  test.each(['affinity', 'franchise', 'shop'])('a wrong kind, %s, is no address', async (type) => {
    for (const list of ['banners', 'headers', 'franchises']) {
      const { status, body } = await get(`/store/ac_dueno:ac_dueno/${type}/store/${list}`);
      expect([status, body.code]).toEqual([404, 'store_not_found']);
    }
  });
});

test.each(['st_dueno', 'dueno', 'ac_dueno'])(
  'the store of a person’s paths is named by %s too, and by no other store',
  async (key) => {
    const cookie = await signIn('lucia', HOST);
    const paths = (name: string) => [
      `/profile/ac_lucia:${name}/ac_lucia`,
      `/profile-admin/ac_lucia:${name}/date`,
      `/profile-public/ac_lucia:${name}/ac_lucia`,
      `/store/${name}:${name}/collaborations`,
    ];
    for (const path of paths(key))
      expect([path, (await get(path, cookie)).status]).toEqual([path, 200]);
    for (const path of [
      ...paths(key.replace('dueno', 'vecina')),
      '/profile/ac_ana:dueno/ac_lucia',
    ]) {
      expect([path, (await get(path, cookie)).status]).toEqual([path, 404]);
    }
  },
);

test('a menu without a name is the apps', async () => {
  const named = await get('/store/dueno:dueno/menu/apps');
  expect(named.body.results.length).toBeGreaterThan(0);
  expect(await get('/store/dueno:dueno/menu')).toEqual(named);
});

test('the anonymous id is a visitor’s, in the session and in a menu’s path', async () => {
  expect((await get('/auth/session')).body).toEqual({ person: null, user_id: 'anonymous' });
  const menu = await get('/store/dueno:dueno/menu');
  expect(await get('/store/dueno:anonymous/menu')).toEqual(menu);
  const named = startPlatform({ ANONYMOUS_ID: 'nadie' });
  const answer = await named.ask(`http://${HOST}:8787/api/auth/session`);
  expect(await answer.json()).toEqual({ person: null, user_id: 'nadie' });
  const cookie = await signIn('lucia', HOST);
  expect((await get('/auth/session', cookie)).body).toMatchObject({ user_id: 'ac_lucia' });
});

describe('a store’s answer', () => {
  test('names the caller’s grants and level', async () => {
    const visitor = (await get('/store/dueno')).body;
    expect(visitor).toMatchObject({ permissions: [], user_info: { user_level: 'zero' } });
    const cookie = await signIn('lucia', HOST);
    const own = (await get('/store/dueno', cookie)).body;
    expect(own).toMatchObject({ user_info: { user_level: 'one' } });
    expect(own.permissions).toContain('contact-admin');
    expect(own.permissions).not.toContain('staff-admin');
    const other = (await get('/store/vecina', cookie)).body;
    expect(other).toMatchObject({ permissions: [], user_info: { user_level: 'one' } });
  });

  test('leaves menu_fetching out: the edge renders the menus', async () => {
    const { body } = await get('/store/dueno');
    const told = Object.entries(storeInfo.shape).filter(
      ([, field]) => !field.safeParse(undefined).success,
    );
    expect(Object.keys(body).toSorted()).toEqual(
      [...told.map(([name]) => name), 'permissions', 'user_info'].toSorted(),
    );
    expect(body).not.toHaveProperty('menu_fetching');
  });
});

test('a refusal carries its words as payload.messages beside its code', async () => {
  const { body } = await get('/store/nowhere');
  expect(body).toMatchObject({ code: 'store_not_found', payload: { messages: [body.message] } });
});

describe('a search of items', () => {
  const slugs = async (query: string) =>
    (await get(`/products-list-public?${query}`)).body.results.map(({ slug }) => slug);

  beforeAll(async () => {
    await indexItems({ slug: 'dueno', cell: 'a' }, (listing) => ({
      name: `Artículo ${listing}`,
      tags: listing === 2 ? ['Ropa de casa', 'algodón'] : ['ropa'],
      description: 'casa de algodón',
    }));
  });

  test.each(['ac_dueno', 'dueno', 'st_dueno'])('by its seller, %s', async (owner) => {
    expect(await slugs(`owner=${owner}`)).toHaveLength(3);
    expect(await slugs(`owner=${owner.replace('dueno', 'vecina')}`)).toEqual([]);
  });

  test('by an item’s own slug', async () => {
    expect(await slugs('slug=articulo-2')).toEqual(['articulo-2']);
    expect(await slugs('slug=articulo-2&type=service')).toEqual([]);
    expect(await slugs('slug=articulo')).toEqual([]);
  });

  test('by tags, each of which the item has to have', async () => {
    expect(await slugs('tags=ropa')).toHaveLength(3);
    expect(await slugs('tags=ropa%20de%20casa')).toEqual(['articulo-2']);
    expect(await slugs('tags=ropa,algod%C3%B3n')).toEqual(['articulo-2']);
    expect(await slugs('tags=casa,seda')).toEqual([]);
    expect(await slugs('text=articulo&tags=algodon')).toEqual(['articulo-2']);
    expect(await slugs('text=nada&tags=algodon')).toEqual([]);
  });

  test('takes where the visit came from, and answers the same', async () => {
    const all = await slugs('');
    expect(await slugs('campaign=otono&click_id=g-1')).toEqual(all);
    const long = await get(`/products-list-public?campaign=${'x'.repeat(101)}`);
    expect(long.status).toBe(400);
  });
});

describe('franchises', () => {
  const names = async (query: string) =>
    (await get(`/published/franchises?${query}`)).body.results.map(({ slug }) => slug);

  test('by state, whatever its accents', async () => {
    expect(await names('')).toEqual(['vecina']);
    expect(await names('state=nuevo%20leon')).toEqual(['vecina']);
    expect(await names('state=Jalisco')).toEqual([]);
  });

  test('by name, or text, which mean the same', async () => {
    for (const word of ['name', 'text']) {
      expect(await names(`${word}=vecin`)).toEqual(['vecina']);
      expect(await names(`${word}=nadie`)).toEqual([]);
    }
  });

  test('by the catalogue in which they sell, by its id or slug', async () => {
    await write(
      'a',
      sql`INSERT INTO catalogue (id, store_id, name, slug, position, updated_at)
        VALUES ('ca_mixto', 'st_dueno', 'Mixto', 'mixto', 0, 0),
          ('ca_propio', 'st_dueno', 'Propio', 'propio', 1, 0)`,
    );
    await write('a', sql`UPDATE item SET owner_id = 'st_vecina' WHERE id = 'it_dueno-1'`);
    await write(
      'a',
      sql`INSERT INTO catalogue_listing (catalogue_id, listing_id, position, list_price)
        SELECT iif(item_id = 'it_dueno-3', 'ca_propio', 'ca_mixto'), id, 0, list_price
        FROM listing WHERE store_id = 'st_dueno'`,
    );
    const sellers = async (catalogue: string) =>
      (await get(`/public/referral/ac_dueno/catalogues/${catalogue}/franchises`)).body;
    for (const catalogue of ['mixto', 'ca_mixto']) {
      expect(await sellers(catalogue)).toMatchObject({
        results: [{ slug: 'vecina' }],
        matches_estimated: 1,
      });
    }
    expect(await sellers('propio')).toMatchObject({ results: [], matches_estimated: 0 });
  });

  test('by type, the network’s affinity store with them', async () => {
    expect(await names('type=affinity')).toEqual(['raiz']);
    expect(await names('type=affinity,franchise')).toEqual(['raiz', 'vecina']);
    expect((await get('/published/franchises?type=other')).status).toBe(400);
  });
});
