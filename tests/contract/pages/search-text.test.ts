/** The texts that a search takes: joins, fields, phrases, days, and arbitrary input. */
import { describe, expect, test } from 'vitest';
import type { ItemList } from '../../../shared/contracts/items.ts';
import { eventos, foto, mercado, moda } from '../shops.ts';
import { search } from './searched.ts';

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

  test('from..to as the days of experiences, in the store’s time zone', async () => {
    const { results: all } = (
      await eventos.get('/api/products-list-public?type=experience&limit=100')
    ).json() as ItemList;
    const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Mexico_City' });
    const dayOf = (date: string | null) => zone.format(new Date(date ?? Number.NaN));
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

  test('all of these with filters and counts', async () => {
    const list = (
      await mercado.get(
        '/api/products-list-public?text=falda%20OR%20camara%20OR%20silla&facets=true&type=product&price_to=500000&limit=100',
      )
    ).json() as ItemList;
    expect(list.results.length).toBe(list.matches_estimated);
    for (const item of list.results) {
      expect(item.type).toBe('product');
      expect(item.list_price).toBeLessThanOrEqual(500_000);
    }
    const own = list.facets?.types.find((one) => one.type === 'product');
    expect(own?.count).toBe(list.matches_estimated);
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
