import { describe, expect, test } from 'vitest';
import { readPage, textOf } from '../../support/page.ts';
import { ana, anaByPath, eventos, foto, mercado, moda } from '../shops.ts';

interface Found {
  names: string[];
  matches: number;
  corrected: string | undefined;
}

async function search(shop: typeof moda, text: string, more = ''): Promise<Found> {
  const answer = await shop.get(
    `/api/products-list-public?limit=100&text=${encodeURIComponent(text)}${more}`,
  );
  expect(answer.status, text).toBe(200);
  const { results, matches_estimated: matches, corrected } = answer.json();
  return { names: (results as { name: string }[]).map(({ name }) => name), matches, corrected };
}

describe('finds', () => {
  test('whole words in name, tags and description, by relevance', async () => {
    const { names, matches, corrected } = await search(moda, 'falda');
    expect(matches).toBe(names.length);
    expect(corrected).toBeUndefined();
    expect(names.length).toBeGreaterThan(2);
    expect(names[0]).toMatch(/falda/i);
  });

  test.each([
    ['camara', 'Cámara'],
    ['CÁMARA', 'camara'],
    ['niña', 'nina'],
    ['Ñiña', 'niña'],
    ['algodón', 'algodon'],
  ])('%s as %s: accents and case are one', async (one, other) => {
    for (const shop of [moda, foto, mercado]) {
      const [first, second] = await Promise.all([search(shop, one), search(shop, other)]);
      expect(first.names).toEqual(second.names);
    }
    expect((await search(mercado, one)).matches).toBeGreaterThan(0);
  });

  test.each([
    ['fal', 'falda'],
    ['pantal', 'pantalón'],
    ['camisa', 'camisas'],
    ['vestidos', 'vestido'],
    ['shirts', 'shirt'],
    ['dress', 'dresses'],
  ])('%s what begins with it, as %s', async (typed, meant) => {
    const [one, other] = await Promise.all([search(moda, typed), search(moda, meant)]);
    expect(other.matches).toBeGreaterThan(0);
    for (const name of other.names) expect(one.names).toContain(name);
  });

  test.each([
    ['shoe', /zapat|tenis|bot/i],
    ['skirt', /falda/i],
    ['jacket', /chamarra|abrigo/i],
  ])('by English words too: %s', async (word, name) => {
    const { names } = await search(moda, word);
    expect(
      names.some((one) => name.test(one)),
      names.join(),
    ).toBe(true);
  });
});

describe('forgives a typing mistake', () => {
  test.each([
    [moda, 'flada', 'falda'],
    [moda, 'faldda', 'falda'],
    [moda, 'zapatlla', 'zapatilla'],
    [moda, 'chamara', 'chamarra'],
    [moda, 'jackt', 'jacket'],
    [moda, 'sneekers', 'sneakers'],
    [foto, 'camrea', 'camara'],
    [foto, 'cámera', 'camara'],
  ])('%#: %s', async (shop, typed, meant) => {
    const [one, other] = await Promise.all([search(shop, typed), search(shop, meant)]);
    expect(other.matches).toBeGreaterThan(0);
    expect(one.matches).toBeGreaterThan(0);
    // It says which words it took, unless the typed one was found as it is.
    if (one.corrected === undefined) return;
    expect(one.corrected).not.toBe(typed);
    expect((await search(shop, one.corrected)).names).toEqual(one.names);
  });

  test('in one word of several, and says what it took', async () => {
    const { corrected, matches } = await search(moda, 'flada corta');
    expect(matches).toBeGreaterThan(0);
    expect(corrected).toMatch(/falda\w* corta/);
    const page = await moda.get('/buscar?text=flada%20corta');
    expect(textOf(page.text)).toContain(corrected);
  });

  test('but not in a word of three letters, nor where nothing is near', async () => {
    expect(await search(moda, 'xqz')).toMatchObject({ matches: 0, names: [] });
    expect(await search(moda, 'xyzzyplugh')).toMatchObject({ matches: 0, corrected: undefined });
  });
});

describe('understands', () => {
  test('a space and AND as both', async () => {
    const [space, and, one, other] = await Promise.all(
      ['falda corta', 'falda AND corta', 'falda', 'corta'].map((text) => search(moda, text)),
    );
    expect(and?.names).toEqual(space?.names);
    expect(and?.matches).toBeGreaterThan(0);
    for (const name of and?.names ?? []) {
      expect(one?.names).toContain(name);
      expect(other?.names).toContain(name);
    }
  });

  test('OR as either', async () => {
    const [both, one, other] = await Promise.all(
      ['falda OR chamarra', 'falda', 'chamarra'].map((text) => search(moda, text)),
    );
    expect(new Set(both?.names)).toEqual(new Set([...(one?.names ?? []), ...(other?.names ?? [])]));
    expect(both?.matches).toBeGreaterThan(one?.matches ?? 0);
  });

  test('name:value, in both languages', async () => {
    const [es, en] = await Promise.all([search(moda, 'nombre:falda'), search(moda, 'name:falda')]);
    expect(es.names).toEqual(en.names);
    expect(es.matches).toBeGreaterThan(0);
    for (const name of es.names) expect(name).toMatch(/falda/i);
    const tagged = await search(moda, 'tag:falda');
    const everywhere = await search(moda, 'falda');
    for (const name of tagged.names) expect(everywhere.names).toContain(name);
    expect((await search(eventos, 'tipo:servicio')).matches).toBe(
      (await search(eventos, '', '&type=service')).matches,
    );
    expect((await search(foto, 'categoria:camaras')).matches).toBe(
      (await search(foto, '', '&catalogue=camaras')).matches,
    );
  });

  test('quotes as one phrase', async () => {
    const { names } = await search(moda, '"falda corta"');
    expect(names.length).toBeGreaterThan(0);
    for (const name of names.slice(0, 3)) expect(name).toMatch(/falda/i);
    expect((await search(moda, '"corta falda"')).matches).toBe(0);
    expect((await search(moda, '"falda cor"*')).names).toEqual(expect.arrayContaining(names));
  });

  test('from..to as the days of experiences, where the store is', async () => {
    const all = (await eventos.get('/api/products-list-public?type=experience&limit=100')).json()
      .results as { name: string; experience_date: string }[];
    const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Mexico_City' });
    const dayOf = (date: string) => zone.format(new Date(date));
    const days = [...new Set(all.map((one) => dayOf(one.experience_date)))].toSorted();
    const [first = '', ...rest] = days;
    const last = rest.at(-1) ?? first;
    const within = async (text: string, from: string, to: string) => {
      const { names } = await search(eventos, text);
      const expected = all.filter(
        ({ experience_date: date }) => dayOf(date) >= from && dayOf(date) <= to,
      );
      expect(names.toSorted(), text).toEqual(expected.map(({ name }) => name).toSorted());
    };
    for (const day of days) await within(`${day}..${day}`, day, day);
    await within(`${first}..${last}`, first, last);
    await within(`${last}..${first}`, first, last);
    await within(`${last}..`, last, '9999');
    await within(`..${first}`, '0000', first);
    const [year, month, day] = first.split('-');
    await within(`${day}/${month}/${year}..${day}/${month}/${year}`, first, first);
  });

  test('all of it with filters and counts', async () => {
    const list = (
      await mercado.get(
        '/api/products-list-public?text=falda%20OR%20camara%20OR%20silla&facets=true&type=product&price_to=500000&limit=100',
      )
    ).json();
    expect(list.results.length).toBe(list.matches_estimated);
    for (const item of list.results) {
      expect(item.type).toBe('product');
      expect(item.list_price).toBeLessThanOrEqual(500_000);
    }
    const own = list.facets.types.find((one: { type: string }) => one.type === 'product');
    expect(own.count).toBe(list.matches_estimated);
  });
});

describe('stays inside its store', () => {
  test('a word of another store is not found, nor offered as a correction', async () => {
    expect((await search(foto, 'falda')).matches).toBe(0);
    expect(await search(foto, 'flada')).toMatchObject({ corrected: undefined, matches: 0 });
    expect((await search(eventos, 'camara')).matches).toBe(0);
  });

  test('a reseller finds what it lists', async () => {
    const [own, listed] = await Promise.all([search(ana, 'camara'), search(foto, 'camara')]);
    for (const name of own.names) expect(listed.names).toContain(name);
    expect((await search(anaByPath, 'camara')).names).toEqual(own.names);
  });
});

const HOSTILE = [
  '"',
  '""',
  '"""',
  '*',
  '**',
  '()',
  ')(',
  'AND',
  'OR',
  'AND OR AND',
  'OR OR',
  'NOT x',
  'NEAR(a b)',
  'a NEAR b',
  'name:',
  ':x',
  'name:"',
  'name:*',
  'x:y:z',
  "'; DROP TABLE item; --",
  "' OR '1'='1",
  '%',
  '_',
  '%%%',
  '\\',
  '`',
  '..',
  '....',
  '2026-13-45..2026-99-99',
  '0000-00-00..',
  'a..b',
  '\u0000',
  '\u0000falda',
  '\uFFFD',
  '💥',
  '🧵🪡',
  'ﬁ',
  'ǅ',
  'İstanbul',
  '１２３',
  '²',
  '𐄇',
  '٣',
  'Ω',
  '日本語',
  'ا',
  '\u202Efalda',
  '-falda',
  '+falda',
  '^falda',
  '{falda}',
  'falda^2',
  'falda:',
  '(falda',
  'falda)',
  '"falda',
  'falda"',
  'f*a*l',
  '<script>',
  '&amp;',
  'x'.repeat(200),
  'a '.repeat(100),
  '"a" '.repeat(50),
  'a OR '.repeat(40),
  '('.repeat(200),
  'tipo:nada',
  'catalogo:',
  'tipo:servicio tipo:producto',
];

test('no text at all makes an error', async () => {
  await Promise.all(
    HOSTILE.map(async (text, index) => {
      const shop = index % 2 === 0 ? moda : eventos;
      const query = encodeURIComponent(text);
      const [call, page, inCatalogue] = await Promise.all([
        shop.get(`/api/products-list-public?text=${query}&facets=true`),
        shop.get(`/buscar?text=${query}`),
        moda.get(`/api/catalogues/ca_moda-mujer/products/search?text=${query}`),
      ]);
      expect(call.status, text).toBe(200);
      expect(page.status, text).toBe(200);
      expect(inCatalogue.status, text).toBe(200);
      expect(page.text).not.toContain('<script>alert');
      if (/[<"&]/.test(text)) expect(page.text).not.toContain(`>${text}<`);
    }),
  );
});

describe('a search without a match', () => {
  test('offers the list of its kind with the text in quotes and an asterisk', async () => {
    const { text, status } = await moda.get('/buscar?text=xyzzy');
    expect(status).toBe(200);
    const link = '/productos?search=%22xyzzy%22*';
    expect(readPage(text).addresses).toContain(link);
    const created = await moda.get(link);
    expect(created.status).toBe(200);
    expect(readPage(created.text).meta['robots']).toMatch('noindex');
    const services = await eventos.get('/servicios?text=xyzzy');
    expect(readPage(services.text).addresses).toContain('/servicios?search=%22xyzzy%22*');
    const byPath = await anaByPath.get('/buscar?text=xyzzy');
    expect(readPage(byPath.text).addresses).toContain('/tienda/ana/productos?search=%22xyzzy%22*');
  });

  test('that is created finds what begins with it', async () => {
    const { text } = await moda.get('/productos?search=%22fal%22*');
    const list = readPage(text).dataOf('ItemList')?.['itemListElement'] as { name: string }[];
    expect(list.some(({ name }) => /falda/i.test(name))).toBe(true);
  });
});

test('an empty search is the whole list', async () => {
  for (const query of ['', '?text=', '?text=%20%20']) {
    const page = readPage((await moda.get(`/buscar${query}`)).text);
    expect(page.dataOf('ItemList')?.['itemListElement']).toHaveLength(36);
  }
});
