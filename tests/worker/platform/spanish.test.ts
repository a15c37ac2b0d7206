import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { startPlatform, type Platform } from './platform.ts';
import { listItems, openStore, write } from './stores.ts';

let platform: Platform;

beforeAll(async () => {
  platform = startPlatform();
  for (const slug of ['mexicana', 'portena']) {
    await openStore({ slug, cell: 'a' });
    await listItems({ slug, cell: 'a' }, 1);
    await write(
      'a',
      sql`UPDATE item SET list_price = 124900, highest_price = 124900 WHERE owner_id = ${`st_${slug}`}`,
    );
    await write('a', sql`UPDATE sku SET list_price = 124900 WHERE item_id = ${`it_${slug}-1`}`);
    await write('a', sql`UPDATE listing SET list_price = 124900 WHERE store_id = ${`st_${slug}`}`);
  }
  await write('a', sql`UPDATE store SET country = 'AR' WHERE id = 'st_portena'`);
});

async function visit(slug: string, languages: string) {
  const answer = await platform.ask(`http://${slug}.localhost:8787/productos`, {
    headers: { 'accept-language': languages },
  });
  const text = await answer.text();
  return {
    lang: /<html lang="([^"]+)"/.exec(text)?.[1],
    language: answer.headers.get('content-language'),
    names: [...text.matchAll(/Español(?: \(Argentina\))?(?=<)/g)].map(([name]) => name),
    price: /(?:MX|MXN )?\$?\s?1[.,]249[.,]00/.exec(text.replaceAll('\u00a0', ' '))?.[0],
  };
}

const MEXICAN = { lang: 'es-MX', language: 'es-MX', price: '$1,249.00' };
// What is sold here is priced in Mexican pesos.
const ARGENTINE = { lang: 'es-AR', language: 'es-AR', price: 'MXN 1.249,00' };

describe('the Spanish of a page', () => {
  test.each([
    ['mexicana', 'es-MX', MEXICAN],
    ['mexicana', 'es-AR,es;q=0.9,en;q=0.8', ARGENTINE],
    // The page that was kept for the one is not given to the other.
    ['mexicana', 'es', MEXICAN],
    ['portena', 'es-MX', ARGENTINE],
    ['portena', 'en', { lang: 'en-US', language: 'en-US', price: 'MX$1,249.00' }],
  ])('of %s for %s', async (slug, languages, expected) => {
    const page = await visit(slug, languages);
    expect(page).toMatchObject(expected);
    const isArgentine = expected === ARGENTINE || slug === 'portena';
    expect(new Set(page.names)).toEqual(new Set([isArgentine ? 'Español (Argentina)' : 'Español']));
  });

  test('a call can ask for it by X-Locale', async () => {
    const asked = (tag: string) =>
      platform.ask('http://mexicana.localhost:8787/api/none', { headers: { 'x-locale': tag } });
    const words = async (tag: string) =>
      ((await (await asked(tag)).json()) as { message: string }).message;
    expect(await words('es-AR')).toBe(await words('es'));
    expect(await words('es-AR')).not.toBe(await words('en'));
  });
});
