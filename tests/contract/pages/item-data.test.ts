import { describe, expect, test } from 'vitest';
import type { ItemDetail } from '../../../shared/contracts/items.ts';
import { rowsOf } from '../../support/demo-database.ts';
import { readPage, type StructuredData } from '../../support/page.ts';
import { eventos, foto, mercado, moda } from '../shops.ts';
import { demo, itemOf, pathOf, read, type ItemRow } from './item-pages.ts';

describe('structured data', () => {
  const COMPLETE = ['@context', '@id', 'name', 'description', 'url', 'image'];

  async function dataOf(shop: typeof moda, item: ItemRow, type: string): Promise<StructuredData> {
    const page = await read(shop, pathOf(item));
    const data = page.dataOf(type);
    if (!data) throw new Error(`${pathOf(item)} tells no ${type}`);
    for (const name of COMPLETE) expect(data[name], name).toBeTruthy();
    for (const image of data['image'] as string[]) {
      const { pathname, origin } = new URL(image);
      expect(origin).toBe(new URL(String(data['url'])).origin);
      expect((await shop.get(pathname)).status, image).toBe(200);
    }
    return data;
  }

  test('of a product with one price: Product and Offer', async () => {
    const item = itemOf(
      'a',
      'st_moda',
      "i.kind = 'product' AND i.hide_price = 0 AND i.list_price = i.highest_price AND i.list_price > 0",
    );
    const data = await dataOf(moda, item, 'Product');
    expect(data).toMatchObject({
      name: item.name,
      sku: expect.any(String),
      brand: { '@type': 'Brand' },
      offers: {
        '@type': 'Offer',
        url: moda.origin + pathOf(item),
        price: (item.list_price / 100).toFixed(2),
        priceCurrency: 'MXN',
        availability: expect.stringMatching(
          /^https:\/\/schema\.org\/(InStock|OutOfStock|MadeToOrder)$/,
        ),
        seller: { '@type': 'Organization', name: 'Lirio' },
      },
    });
  });

  test('of a product whose variants differ in price: AggregateOffer', async () => {
    const item = itemOf(
      'a',
      'st_mercado',
      "i.kind = 'product' AND i.hide_price = 0 AND i.list_price < i.highest_price",
    );
    const data = await dataOf(mercado, item, 'Product');
    const [{ n } = { n: 0 }] = rowsOf<{ n: number }>(
      demo.a,
      'SELECT count(*) AS n FROM sku WHERE item_id = ?',
      item.id,
    );
    expect(data['offers']).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: (item.list_price / 100).toFixed(2),
      highPrice: (item.highest_price / 100).toFixed(2),
      offerCount: n,
      priceCurrency: 'MXN',
    });
  });

  test('of an experience: Event with its place, its hour and its offer', async () => {
    const item = itemOf(
      'b',
      'st_eventos',
      `i.kind = 'experience' AND i.hide_price = 0 AND i.experience_date > ${Date.now()}`,
    );
    const data = await dataOf(eventos, item, 'Event');
    expect(Date.parse(String(data['startDate']))).toBe(item.experience_date);
    expect(data).toMatchObject({
      startDate: expect.stringMatching(/-06:00$/),
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: expect.any(String),
        address: { '@type': 'PostalAddress', addressCountry: 'MX' },
      },
      organizer: { '@type': 'Organization', name: 'Telón' },
      offers: { priceCurrency: 'MXN' },
    });
  });

  test('tells the availability', async () => {
    const availability = async (shop: typeof moda, item: ItemRow) => {
      const page = await read(shop, pathOf(item));
      const data = page.dataOf('Product') ?? page.dataOf('Event');
      const offers = data?.['offers'] as StructuredData | undefined;
      return String(offers?.['availability']).replace('https://schema.org/', '');
    };
    const stock = '(SELECT sum(on_hand) FROM sku k WHERE k.item_id = i.id)';
    const out = itemOf(
      'a',
      'st_mercado',
      `i.kind = 'product' AND i.stock_type = 'onstock' AND i.hide_price = 0 AND ${stock} = 0`,
    );
    expect(await availability(mercado, out)).toBe('OutOfStock');
    const made = itemOf(
      'a',
      'st_mercado',
      "i.stock_type = 'ondemand' AND i.kind = 'product' AND i.hide_price = 0",
    );
    expect(await availability(mercado, made)).toBe('MadeToOrder');
    const full = itemOf(
      'b',
      'st_eventos',
      `i.kind = 'experience' AND i.experience_date > ${Date.now()} AND i.hide_price = 0 AND ${stock} = 0`,
    );
    expect(await availability(eventos, full)).toBe('SoldOut');
    const past = itemOf(
      'b',
      'st_eventos',
      `i.kind = 'experience' AND i.experience_date < ${Date.now()} AND i.hide_price = 0`,
    );
    expect(await availability(eventos, past)).toBe('Discontinued');
  });

  test('of a hidden price tells none, nor does the rest of the page', async () => {
    const cells = [
      ['a', 'st_mercado', mercado],
      ['b', 'st_eventos', eventos],
    ] as const;
    const found = cells.flatMap(([cell, store, shop]) => {
      const [item] = rowsOf<ItemRow>(
        demo[cell],
        `SELECT i.*, o.slug AS owner_slug FROM listing l JOIN item i ON i.id = l.item_id JOIN store o ON o.id = i.owner_id
         WHERE l.store_id = ? AND i.hide_price = 1 LIMIT 1`,
        store,
      );
      return item ? [{ item, shop }] : [];
    });
    expect(found.length).toBeGreaterThan(0);
    for (const { item, shop } of found) {
      const { text } = await shop.get(pathOf(item));
      const page = readPage(text);
      expect((page.dataOf('Product') ?? page.dataOf('Event'))?.['offers']).toBeUndefined();
      expect(text).not.toContain(`"list_price":${item.list_price}`);
      expect(text).not.toContain((item.list_price / 100).toLocaleString('es-MX'));
      const detail = (await shop.get(`/api/public/products/${item.id}`)).json() as ItemDetail;
      expect(detail).toMatchObject({ list_price: null, crossout_price: null, can_buy: false });
      for (const sku of detail.skus) expect(sku.list_price).toBeNull();
    }
  });

  test('of the path to the item: BreadcrumbList from the store to the item', async () => {
    const item = itemOf('a', 'st_foto', "i.kind = 'product'");
    const list = (await read(foto, pathOf(item))).dataOf('BreadcrumbList');
    const steps = list?.['itemListElement'] as StructuredData[];
    expect(steps.map((step) => step['position'])).toEqual(steps.map((_, index) => index + 1));
    expect(steps.at(0)).toMatchObject({ item: `${foto.origin}/marketplace` });
    expect(steps.at(-1)).toMatchObject({ name: item.name, item: foto.origin + pathOf(item) });
    for (const step of steps) {
      expect((await foto.get(new URL(String(step['item'])).pathname)).status).toBe(200);
    }
  });

  test('cannot end its script element', async () => {
    for (const shop of [moda, eventos, mercado]) {
      const { text } = await shop.get('/marketplace');
      for (const [, json = ''] of text.matchAll(
        /<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs,
      )) {
        expect(json).not.toMatch(/<[/!]/);
        expect(() => JSON.parse(json)).not.toThrow();
      }
    }
  });
});
