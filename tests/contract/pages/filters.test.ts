import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../support/demo-database.ts';
import { textOf } from '../../support/page.ts';
import { casa, eventos, foto, mercado, moda } from '../shops.ts';
import {
  AVAILABLE,
  called,
  counted,
  demo,
  LISTED,
  namesOf,
  PRICED,
  shown,
  type Cell,
} from './listed.ts';

describe('filters', () => {
  test.each<[string, typeof moda, Cell, string, string]>([
    ['type=service', eventos, 'b', 'st_eventos', "i.kind = 'service'"],
    ['price_from=50000', foto, 'a', 'st_foto', `l.list_price >= 50000 AND ${PRICED}`],
    ['price_to=49999', moda, 'a', 'st_moda', `l.list_price <= 49999 AND ${PRICED}`],
    [
      'price_from=20000&price_to=60000',
      casa,
      'a',
      'st_casa',
      `l.list_price BETWEEN 20000 AND 60000 AND ${PRICED}`,
    ],
    ['available=true', eventos, 'b', 'st_eventos', AVAILABLE],
    ['available=false', eventos, 'b', 'st_eventos', `NOT (${AVAILABLE})`],
    ['available=true&type=product', foto, 'a', 'st_foto', `${AVAILABLE} AND i.kind = 'product'`],
    ['owner=st_foto', mercado, 'a', 'st_mercado', "i.owner_id = 'st_foto'"],
    [
      'catalogue=camaras&price_from=100000',
      foto,
      'a',
      'st_foto',
      `l.id IN (SELECT listing_id FROM catalogue_listing WHERE catalogue_id = 'ca_foto-camaras') AND l.list_price >= 100000 AND ${PRICED}`,
    ],
    [
      'type=experience&available=true&price_to=200000',
      eventos,
      'b',
      'st_eventos',
      `i.kind = 'experience' AND ${AVAILABLE} AND l.list_price <= 200000 AND ${PRICED}`,
    ],
  ])('%s', async (query, shop, cell, store, where) => {
    const expected = namesOf(cell, store, where);
    const list = await called(shop, query);
    expect(list.names.toSorted()).toEqual(expected.toSorted());
    expect(list.matches).toBe(expected.length);
    const page = await shown(shop, `/marketplace?${query}`);
    // A page has no filter by owner, so its address names none.
    if (!query.includes('owner'))
      expect(page.toSorted()).toEqual(list.names.slice(0, 36).toSorted());
  });

  test.each([
    'price_from=x',
    'price_to=-1',
    'available=maybe',
    'type=car',
    'catalogue=none%20such',
    'sort=',
  ])('a page ignores %s', async (query) => {
    expect(await shown(moda, `/productos?${query}`)).toEqual(await shown(moda, '/productos'));
  });

  test('a catalogue that does not exist leaves no item', async () => {
    expect(await shown(moda, '/productos?catalogue=none')).toEqual([]);
  });

  test('a filter does not reveal a hidden price', async () => {
    const hidden = rowsOf<{ name: string }>(
      demo.b,
      `SELECT i.name ${LISTED} AND i.hide_price = 1`,
      'st_eventos',
    ).map(({ name }) => name);
    expect(hidden.length).toBeGreaterThan(0);
    for (const query of ['price_from=0', 'price_to=100000000']) {
      const { names } = await called(eventos, query);
      for (const name of hidden) expect(names).not.toContain(name);
    }
  });
});

describe('counts beside the filters', () => {
  const count = (cell: Cell, store: string, where: string) => namesOf(cell, store, where).length;

  test.each<[typeof moda, Cell, string, string, string]>([
    [eventos, 'b', 'st_eventos', '', '1'],
    [foto, 'a', 'st_foto', '', '1'],
    [eventos, 'b', 'st_eventos', 'available=true', AVAILABLE],
    [foto, 'a', 'st_foto', 'price_to=300000', `l.list_price <= 300000 AND ${PRICED}`],
  ])('%#: each choice leaves as many as it says', async (shop, cell, store, query, where) => {
    const { facets, matches } = await counted(shop, query);
    expect(matches).toBe(count(cell, store, where));
    for (const { type, count: told } of facets.types) {
      expect(told, type).toBe(count(cell, store, `${where} AND i.kind = '${type}'`));
    }
    const types = facets.types.reduce((sum, one) => sum + one.count, 0);
    expect(types).toBe(matches);
    for (const { slug, count: told } of facets.catalogues) {
      const inside = `l.id IN (SELECT listing_id FROM catalogue_listing WHERE catalogue_id = 'ca_${store.slice(3)}-${slug}')`;
      expect(told, slug).toBe(count(cell, store, `${where} AND ${inside}`));
    }
    expect(facets.available).toBe(count(cell, store, `${where} AND ${AVAILABLE}`));
    // A filter's own choices are counted without that filter.
    const others = query.startsWith('price') ? '1' : where;
    for (const { from, to, count: told } of facets.prices) {
      const step = `l.list_price >= ${from ?? 0} AND l.list_price <= ${to ?? 1e15}`;
      expect(told, `${from}..${to}`).toBe(
        count(cell, store, `${others} AND ${PRICED} AND ${step}`),
      );
    }
  });

  test('are the same on the page as in the call, each with its address', async () => {
    const { facets } = await counted(eventos, '');
    const { text } = await eventos.get('/marketplace');
    for (const { type, count: told } of facets.types) {
      const [choice] =
        new RegExp(`<input type="radio" name="type" value="${type}".*?</label>`, 's').exec(text) ??
        [];
      expect(textOf(choice ?? ''), type).toMatch(new RegExp(`\\b${told}\\b`));
      expect(await shown(eventos, `/marketplace?type=${type}`)).toHaveLength(Math.min(told, 36));
    }
  });
});
