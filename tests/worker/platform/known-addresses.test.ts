/** Which addresses have a kept page: those that visitors are led to, and no others. */
import { beforeAll, expect, test } from 'vitest';
import { startPlatform, type Platform } from './platform.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { listItems, openStore, write } from './stores.ts';

const STORE = { slug: 'feria', cell: 'a' } as const;
const ORIGIN = 'http://feria.localhost';

let platform: Platform;
beforeAll(async () => {
  await openStore(STORE);
  await listItems(STORE, 40);
  await write(
    'a',
    sql`UPDATE sku SET attributes = iif(position = 0 AND id LIKE '%1', '{"Talla":"M"}', '{"Talla":"L"}')
      WHERE id LIKE 'sk_feria-%'`,
  );
  platform = startPlatform();
});

/** Whether the second visit of an address is answered with the page of the first. */
async function isKept(path: string): Promise<boolean> {
  for (let visit = 0; visit < 2; visit += 1) await (await platform.ask(ORIGIN + path)).text();
  const answer = await platform.ask(ORIGIN + path);
  await answer.text();
  expect(answer.status, path).toBe(200);
  return answer.headers.get('x-page-cache') === 'hit';
}

test('an address that a page of the store links to is kept', async () => {
  for (const path of [
    '/',
    '/productos',
    '/productos?page=2',
    '/productos?sort=list_price',
    '/productos?sort=-list_price&page=2',
    '/productos?available=true',
    '/marketplace?type=product',
    '/productos?price=-19999',
    '/productos?size=M',
    '/productos?size=L&sort=list_price',
    '/catalogos?page=1',
    '/franquicias',
    '/products/articulo-1',
  ]) {
    expect(await isKept(path), path).toBe(true);
  }
});

test('an address that somebody made up is answered, and not kept', async () => {
  for (const path of [
    '/productos?page=3',
    '/productos?page=01',
    '/productos?page=x',
    '/productos?sort=name',
    '/productos?available=perhaps',
    '/productos?text=falda',
    '/buscar?text=falda',
    '/buscar?search=falda',
    '/productos?price=1234-',
    '/productos?price_from=1234',
    '/productos?size=M%2CL',
    '/productos?size=M&size=L',
    '/productos?size=none',
    '/productos?size=M&available=true',
    '/productos?owner=feria&size=M',
    '/productos?price_to=1234',
    '/productos?catalogue=none',
    '/marketplace?type=experience',
    '/catalogos?page=2',
    '/franquicias?text=x',
    '/franquicias?page=9',
    '/products/articulo-1?sku=sk_none',
  ]) {
    expect(await isKept(path), path).toBe(false);
  }
});

test('a parameter that no page knows makes no other address', async () => {
  await platform.ask(`${ORIGIN}/servicios`);
  const answer = await platform.ask(`${ORIGIN}/servicios?utm_source=x&any=${crypto.randomUUID()}`);
  expect(answer.headers.get('x-page-cache')).toBe('hit');
});
