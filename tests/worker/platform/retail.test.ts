/** What a franchise's branch has in store: a page of franchises alone, while their section is on. */
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { startPlatform, type Platform } from './platform.ts';
import { listItems, openStore, profile, write } from './stores.ts';

const theme = profile.store_theme_info;
const withRetail = {
  store_theme_info: { ...theme, sections_info: { ...theme.sections_info, retail: true } },
};

let platform: Platform;
beforeAll(async () => {
  await openStore({ slug: 'red', cell: 'a' });
  await openStore({ slug: 'sucursal', cell: 'a', root: 'red', profile: withRetail });
  await openStore({ slug: 'otra', cell: 'a', root: 'red', profile: withRetail });
  await openStore({ slug: 'sin', cell: 'a', root: 'red' });
  await write(
    'a',
    sql`UPDATE store SET store_type = 'franchise' WHERE slug IN ('sucursal', 'sin')`,
  );
  await listItems({ slug: 'sucursal', cell: 'a' }, 3);
  await listItems({ slug: 'otra', cell: 'a' }, 1);
  // The second is sold out; one of another store is sold here, too.
  await write('a', sql`UPDATE sku SET on_hand = 0 WHERE item_id = 'it_sucursal-2'`);
  await write(
    'a',
    sql`INSERT INTO listing (store_id, item_id, kind, list_price, queue_position)
      VALUES ('st_sucursal', 'it_otra-1', 'product', 1000, 9)`,
  );
  platform = startPlatform();
});

const page = (slug: string) => platform.ask(`http://${slug}.localhost/retail`);

test('shows the branch’s own goods that can be bought now, and the way there', async () => {
  const answer = await page('sucursal');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  const shown = [...new Set(html.match(/(?:sucursal|otra)\/articulo-\d/g))];
  expect(shown).toEqual(['sucursal/articulo-1', 'sucursal/articulo-3']);
  expect(html).toContain('<title>En tienda');
  expect(html).toContain('href="/contacto"');
});

test.each(['otra', 'sin'])(
  'is no page of %s: no franchise, or without the section',
  async (slug) => {
    expect((await page(slug)).status).toBe(404);
  },
);

test('stands in the menu of franchises alone', async () => {
  const home = async (slug: string) => (await platform.ask(`http://${slug}.localhost/`)).text();
  expect(await home('sucursal')).toContain('href="/retail"');
  for (const slug of ['otra', 'sin']) {
    expect(await home(slug)).not.toContain('/retail');
  }
});
