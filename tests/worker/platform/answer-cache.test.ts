import { beforeEach, describe, expect, test } from 'vitest';
import { forgetStore } from '../../../edge/modules/store/index.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { startPlatform, type Platform } from './platform.ts';
import { listItems, openStore, write } from './stores.ts';

const LIST = '/api/products-list-public/';

let platform: Platform;
let slug: string;
let made = 0;

beforeEach(async () => {
  made += 1;
  slug = `lista${made}`;
  await openStore({ slug, cell: 'a' });
  await listItems({ slug, cell: 'a' }, 2);
  platform = startPlatform();
});

async function read(path = LIST, init: RequestInit = {}, at = `${slug}.localhost`) {
  const answer = await platform.ask(`http://${at}${path}`, init);
  const { headers, status } = answer;
  const { results } = (await answer.json()) as { results?: { name: string; owner: string }[] };
  return {
    status,
    names: results?.map(({ name }) => name),
    owners: results?.map(({ owner }) => owner),
    maxAge: Number(/max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]),
    cookies: headers.getSetCookie(),
  };
}

/** Changes every item without a new revision: only a fresh read sees the change. */
function rename(name: string): Promise<void> {
  return write('a', sql`UPDATE item SET name = ${name} WHERE owner_id = ${`st_${slug}`}`);
}

/** Raises the store's revision, as every write of an owner does. */
async function raise(): Promise<void> {
  await write('a', sql`UPDATE store SET revision = revision + 1 WHERE slug = ${slug}`);
}

const OLD = ['Artículo 1', 'Artículo 2'];
const NEW = ['Nuevo', 'Nuevo'];

describe('an answer that is the same for everybody', () => {
  test('is given again for the time that its contract allows, callers included', async () => {
    expect(await read()).toMatchObject({ names: OLD, maxAge: 5 });
    await rename('Nuevo');
    platform.clock.advance(3_200);
    expect(await read()).toMatchObject({ names: OLD, maxAge: 1 });
    platform.clock.advance(1_800);
    expect(await read()).toMatchObject({ names: NEW, maxAge: 5 });
  });

  test('shows a write to its writer at once, to everybody within five seconds', async () => {
    await read();
    await rename('Nuevo');
    await raise();
    expect((await read()).names).toEqual(OLD);
    forgetStore(`st_${slug}`);
    expect((await read()).names).toEqual(NEW);
  });

  test('is another one for another query, and the same whatever else the address says', async () => {
    await read();
    await rename('Nuevo');
    for (const other of ['?limit=2', '?sort=list_price', '?offset=0&available=true']) {
      expect((await read(LIST + other)).names, other).toEqual(NEW);
    }
    for (const same of ['?offset=0', '?utm_source=x', '?limit=36&offset=0']) {
      expect((await read(LIST + same)).names, same).toEqual(OLD);
    }
  });

  test('is another one for another store, address and language', async () => {
    const first = slug;
    await read();
    const other = `otra${made}`;
    await openStore({ slug: other, cell: 'a', root: first });
    await listItems({ slug: other, cell: 'a' }, 1);
    const strange = await read(LIST, {}, `${other}.localhost`);
    expect(strange.owners).toEqual([`st_${other}`]);
    await rename('Nuevo');
    expect((await read(LIST, {}, `localhost/tienda/${first}`)).names).toEqual(NEW);
    expect((await read(LIST, { headers: { 'accept-language': 'en' } })).names).toEqual(NEW);
    expect((await read()).names).toEqual(OLD);
  });

  test('holds no data of the first caller', async () => {
    const headers = { cookie: 'referral=ac_x; cart=cr_x; theme=dark' };
    expect((await read(LIST, { headers })).cookies).toEqual([]);
    await rename('Nuevo');
    expect(await read()).toMatchObject({ names: OLD, cookies: [] });
  });
});

describe('answers that are never kept', () => {
  test('a failure', async () => {
    const path = `/api/catalogues/ca_${slug}`;
    expect((await read(path)).status).toBe(404);
    await write(
      'a',
      sql`INSERT INTO catalogue (id, store_id, name, slug, position, updated_at)
        VALUES (${`ca_${slug}`}, ${`st_${slug}`}, 'None', 'none', 0, 0)`,
    );
    expect((await read(path)).status).toBe(200);
  });

  test('how much of an item is left', async () => {
    const path = `/api/public/products/it_${slug}-1`;
    const left = async () => {
      const answer = await platform.ask(`http://${slug}.localhost${path}`);
      const { skus } = (await answer.json()) as { skus: { available: number }[] };
      return skus[0]?.available;
    };
    expect(await left()).toBe(10);
    await write('a', sql`UPDATE sku SET reserved = 4 WHERE item_id = ${`it_${slug}-1`}`);
    expect(await left()).toBe(6);
  });

  test('anything, where the caches are off', async () => {
    platform = startPlatform({ PAGE_CACHE: 'off' });
    await read();
    await rename('Nuevo');
    expect((await read()).names).toEqual(NEW);
  });
});
