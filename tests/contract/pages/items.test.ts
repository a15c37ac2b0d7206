import { beforeAll, describe, expect, test } from 'vitest';
import type { ItemDetail } from '../../../shared/contracts/items.ts';
import type { StoreInfo } from '../../../shared/contracts/store.ts';
import { rowsOf, seededDemo, type DemoDatabase } from '../../support/demo-database.ts';
import { readPage, type ReadPage, type StructuredData } from '../../support/page.ts';
import { ana, anaByPath, espejo, eventos, foto, mercado, moda } from '../shops.ts';

interface ItemRow {
  id: string;
  slug: string;
  owner_id: string;
  owner_slug: string;
  owner: string;
  kind: string;
  name: string;
  list_price: number;
  highest_price: number;
  experience_date: number | null;
}

const SECTION: Readonly<Record<string, string>> = {
  product: 'productos',
  service: 'servicios',
  experience: 'experiencias',
  digital: 'digitales',
};

let demo: DemoDatabase;
beforeAll(async () => {
  demo = await seededDemo(Date.now());
});

/** The first item of a store's list for which the condition holds. */
function itemOf(cell: 'a' | 'b', store: string, where: string): ItemRow {
  const [row] = rowsOf<ItemRow>(
    demo[cell],
    `SELECT i.*, o.slug AS owner_slug, o.owner FROM listing l JOIN item i ON i.id = l.item_id
     JOIN store o ON o.id = i.owner_id WHERE l.store_id = ? AND (${where}) ORDER BY l.queue_position LIMIT 1`,
    store,
  );
  if (!row) throw new Error(`${store} lists nothing with ${where}`);
  return row;
}

async function read(shop: typeof moda, path: string): Promise<ReadPage & { status: number }> {
  const answer = await shop.get(path);
  return { ...readPage(answer.text), status: answer.status };
}

function pathOf(item: ItemRow): string {
  return `/${SECTION[item.kind]}/${item.owner_slug}/${item.slug}`;
}

describe('an item answers under every form of the route table', () => {
  const cases: ['a' | 'b', string, typeof moda, string][] = [
    ['a', 'st_moda', moda, "i.kind = 'product'"],
    ['a', 'st_ana', ana, "i.kind = 'product' AND i.owner_id = 'st_foto'"],
    ['a', 'st_ana', anaByPath, "i.kind = 'product' AND i.owner_id = 'st_moda'"],
    ['b', 'st_eventos', eventos, "i.kind = 'service'"],
    ['b', 'st_eventos', eventos, "i.kind = 'experience'"],
    ['a', 'st_mercado', mercado, "i.kind = 'digital'"],
  ];

  test.each(cases)('cell %s, %s: %#', async (cell, store, shop, where) => {
    const item = itemOf(cell, store, where);
    const forms = [item.id, item.slug].flatMap((name) => [
      ...[item.owner_id, item.owner_slug].flatMap((owner) => [
        `/productos/${owner}/${name}`,
        `/servicios/${owner}/${name}`,
        `/experiencias/${owner}/${name}`,
        `/digitales/${owner}/${name}`,
        `/web/${owner}/products/${name}`,
        `/web/${owner}/services/${name}`,
        `/negocios/${owner}/products/${name}`,
        `/negocios/${owner}/services/${name}`,
        `/profiles/${owner}/products/${name}`,
        `/profiles/${owner}/services/${name}`,
      ]),
      `/profiles/${item.owner}/products/${name}`,
      `/products/${name}`,
      `/services/${name}`,
    ]);
    const { canonical_url: home } = (
      await shop.get(`/api/store/${store.slice(3)}`)
    ).json() as StoreInfo;
    await Promise.all(
      forms.map(async (path) => {
        const page = await read(shop, path);
        expect(page.status, path).toBe(200);
        expect(page.headings, path).toEqual([item.name]);
        expect(page.canonical, path).toBe(home + pathOf(item));
      }),
    );
  });

  test('but not under an owner that is not its own', async () => {
    const item = itemOf('a', 'st_ana', "i.owner_id = 'st_foto'");
    for (const owner of [
      'ana',
      'st_ana',
      'moda',
      'none',
      'it_x',
      "foto'%20OR%201=1%20--",
      'FOTO%00',
    ]) {
      expect((await ana.get(`/productos/${owner}/${item.slug}`)).status, owner).toBe(404);
    }
  });
});

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
    expect(data).toMatchObject({
      startDate: new Date(item.experience_date ?? 0).toISOString(),
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

  test('tells what can be had', async () => {
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

  test('of a hidden price tells none, nor does anything else of the page', async () => {
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

  test('of the way to it: BreadcrumbList from the store to the item', async () => {
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

  test('cannot be broken out of', async () => {
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

describe('what is not for sale is still shown to who has its address', () => {
  test('unpublished and hidden items, out of search engines', async () => {
    for (const where of ["i.list_state = 'unpublished'", 'i.hidden = 1']) {
      const cell = rowsOf(demo.a, `SELECT 1 FROM item i WHERE ${where}`).length > 0 ? 'a' : 'b';
      const [store, shop] =
        cell === 'a' ? (['st_mercado', mercado] as const) : (['st_eventos', eventos] as const);
      const item = itemOf(cell, store, where);
      const page = await read(shop, pathOf(item));
      expect(page.status).toBe(200);
      expect(page.meta['robots']).toMatch('noindex');
      const detail = (await shop.get(`/api/public/products/${item.id}`)).json() as ItemDetail;
      expect(detail.can_buy).toBe(false);
    }
  });

  test('everything of a read-only store', async () => {
    const item = itemOf('b', 'st_espejo', 'i.hide_price = 0');
    const { text } = await espejo.get(pathOf(item));
    expect(readPage(text).headings).toEqual([item.name]);
    expect(text).not.toContain('<shop-cart');
    expect(text).toContain('"can_buy":false');
  });
});
