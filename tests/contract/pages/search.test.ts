import { describe, expect, test } from 'vitest';
import { readPage, textOf } from '../../support/page.ts';
import { ana, anaByPath, eventos, foto, mercado, moda } from '../shops.ts';
import { search } from './searched.ts';

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
    // The page names the corrected text, except where the typed words were found as they are.
    if (one.corrected === undefined) return;
    expect(one.corrected).not.toBe(typed);
    expect((await search(shop, one.corrected)).names).toEqual(one.names);
  });

  test('in one word of several, and names the corrected text', async () => {
    const { corrected, matches } = await search(moda, 'flada corta');
    expect(matches).toBeGreaterThan(0);
    expect(corrected).toMatch(/falda\w* corta/);
    const page = await moda.get('/buscar?text=flada%20corta');
    expect(textOf(page.text)).toContain(corrected);
  });

  test('but not in a word of three letters, nor where no word is near', async () => {
    expect(await search(moda, 'xqz')).toMatchObject({ matches: 0, names: [] });
    expect(await search(moda, 'xyzzyplugh')).toMatchObject({ matches: 0, corrected: undefined });
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

  test('that the link leads to finds the words that begin with it', async () => {
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

test('a created search that nothing matches is the list of its kind, and says so', async () => {
  const [created, whole] = await Promise.all([
    moda.get('/productos?search=%22xyzzy%22*'),
    moda.get('/productos'),
  ]);
  const namesIn = (html: string) => {
    const list = readPage(html).dataOf('ItemList') ?? expect.fail('no list');
    return (list['itemListElement'] as { name: string }[]).map(({ name }) => name);
  };
  expect(namesIn(created.text)).toEqual(namesIn(whole.text));
  expect(textOf(created.text)).toContain('Nada coincide con «xyzzy»');
});
