import { beforeEach, describe, expect, test } from 'vitest';
import { forgetStore } from '../../../edge/modules/store/index.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { startPlatform, type Platform } from './platform.ts';
import { listItems, openStore, write } from './stores.ts';

const DAY_MS = 24 * 60 * 60_000;

let platform: Platform;
let slug: string;
let made = 0;

beforeEach(async () => {
  made += 1;
  slug = `tienda${made}`;
  await openStore({ slug, cell: 'a' });
  await listItems({ slug, cell: 'a' }, 2);
  platform = startPlatform();
});

async function visit(path = '/productos') {
  const answer = await platform.ask(`http://${slug}.localhost${path}`);
  const text = await answer.text();
  return {
    name: /og:site_name" content="([^"]+)"/.exec(text)?.[1],
    theme: /\/theme\/st_\w+\.(\d+)\.css/.exec(text)?.[1],
    cache: answer.headers.get('x-page-cache'),
    status: answer.status,
  };
}

/** Renames the store and raises its revision, as every write of an owner does. */
function rename(name: string): Promise<void> {
  return write(
    'a',
    sql`UPDATE store SET name = ${name}, revision = revision + 1 WHERE slug = ${slug}`,
  );
}

describe('a page is kept under its store’s revision', () => {
  test('and given again while nothing was written', async () => {
    expect(await visit()).toMatchObject({ cache: 'miss', theme: '1' });
    expect(await visit()).toMatchObject({ cache: 'hit' });
    platform.clock.advance(4_000);
    expect(await visit()).toMatchObject({ cache: 'hit' });
  });

  test('its writer sees a change with the next request', async () => {
    await visit();
    await rename('Nueva');
    forgetStore(`st_${slug}`);
    expect(await visit()).toMatchObject({ cache: 'miss', name: 'Nueva', theme: '2' });
    expect(await visit()).toMatchObject({ cache: 'hit', name: 'Nueva' });
  });

  test('a clock that is put back shows nobody the store of before', async () => {
    platform.clock.advance(DAY_MS);
    await visit();
    platform.clock.advance(-DAY_MS);
    await rename('Nueva');
    expect(await visit()).toMatchObject({ name: 'Nueva', theme: '2' });
  });

  test('everyone else within five seconds', async () => {
    await visit();
    await rename('Nueva');
    platform.clock.advance(5_001);
    // The old answer comes once more, while the revision is read behind it.
    expect(await visit()).toMatchObject({ cache: 'hit', name: `Tienda ${slug}` });
    expect(await visit()).toMatchObject({ cache: 'miss', name: 'Nueva', theme: '2' });
  });

  test('and never later than a minute, however seldom the store is asked for', async () => {
    await visit();
    await rename('Nueva');
    platform.clock.advance(60_001);
    expect(await visit()).toMatchObject({ cache: 'miss', name: 'Nueva' });
  });

  test('stock and time move by themselves: after a minute it is stitched anew', async () => {
    await visit();
    platform.clock.advance(60_001);
    expect(await visit()).toMatchObject({ cache: 'miss' });
  });

  test("another store's page stays", async () => {
    const first = slug;
    await visit();
    await openStore({ slug: `otra${made}`, cell: 'a' });
    slug = `otra${made}`;
    await visit();
    slug = first;
    await rename('Nueva');
    forgetStore(`st_${first}`);
    expect((await visit()).cache).toBe('miss');
    slug = `otra${made}`;
    expect((await visit()).cache).toBe('hit');
  });
});

describe('pages that are never kept', () => {
  test('a page that is not there', async () => {
    await visit('/productos/none/none');
    expect(await visit('/productos/none/none')).toMatchObject({ status: 404, cache: 'miss' });
  });

  test('a store that is gone', async () => {
    await visit('/terms');
    for (const statement of leaving()) await write('a', statement);
    platform.clock.advance(60_001);
    expect((await visit('/terms')).status).toBe(404);
  });
});

/** The rows that a store's deletion removes, in an order in which they can go. */
function leaving() {
  const id = `st_${slug}`;
  return [
    sql`DELETE FROM listing WHERE store_id = ${id}`,
    sql`DELETE FROM sku WHERE item_id IN (SELECT id FROM item WHERE owner_id = ${id})`,
    sql`DELETE FROM item WHERE owner_id = ${id}`,
    sql`DELETE FROM store WHERE id = ${id}`,
  ];
}
