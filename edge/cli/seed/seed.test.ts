import type { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkoutPart } from '../../../shared/contracts/checkout.ts';
import { checkoutTotals } from '../../../shared/rules/checkout-totals.ts';
import { orderStates } from '../../../shared/rules/order-states.ts';
import {
  rowsOf,
  seededDemo,
  seededPeople,
  type DemoDatabase,
} from '../../../tests/support/demo-database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 21, 12);

const TABLES = ['store', 'banner', 'header', 'item', 'sku', 'listing', 'catalogue'];
const CELLS = ['a', 'b'] as const;

let demo: DemoDatabase;
beforeAll(async () => {
  demo = await seededDemo(NOW);
});

function ids(database: DatabaseSync): Record<string, unknown[]> {
  return Object.fromEntries(
    TABLES.map((table) => [table, rowsOf(database, `SELECT id FROM ${table} ORDER BY id`)]),
  );
}

function both<Row>(text: string): Row[] {
  return CELLS.flatMap((cell) => rowsOf<Row>(demo[cell], text));
}

test('a second seed, months later, gives the same ids', async () => {
  const again = await seededDemo(NOW + 90 * DAY_MS);
  for (const cell of CELLS) expect(ids(again[cell])).toEqual(ids(demo[cell]));
  const members = 'SELECT * FROM catalogue_listing ORDER BY 1, 2';
  expect(rowsOf(again.a, members)).toEqual(rowsOf(demo.a, members));
  expect(rowsOf(again.directory, 'SELECT * FROM store')).toEqual(
    rowsOf(demo.directory, 'SELECT * FROM store'),
  );
});

test('what comes in sizes or colours is one item, with a variant for each', () => {
  const items = both<{ owner_id: string; name: string; photos: string }>(
    `SELECT owner_id, name, photos FROM item`,
  );
  const size = /\b(?:talla|X{0,3}[SL]|M|\d+(?:\.\d)? MX)\b/g;
  for (const of of [
    (item: (typeof items)[number]) => item.name.replaceAll(size, '').trim(),
    (item: (typeof items)[number]) => item.photos,
  ]) {
    const different = new Set(items.map((item) => `${item.owner_id} ${of(item)}`));
    expect(different.size).toBe(items.length);
  }
});

test('a ticket for several people admits as many as its name says', () => {
  const tickets = both<{ attributes: string; persons: number }>(
    `SELECT k.attributes, k.persons FROM sku k JOIN item i ON i.id = k.item_id
      WHERE i.kind = 'experience'`,
  );
  const groups = tickets.flatMap(({ attributes, persons }) => {
    const said = /(\d+) personas/.exec(attributes)?.[1];
    return said ? [{ attributes, persons, said: Number(said) }] : [];
  });
  expect(groups.length).toBeGreaterThan(3);
  for (const { attributes, persons, said } of groups) expect(persons, attributes).toBe(said);
});

test('no item promises a choice, a download or a ticket that this platform does not have', () => {
  const promise =
    /descarg|eliges (?:un|el) horario|horario a elegir|en línea una cita|eliges asiento|[Rr]eservas (?:tu|en línea)|boleto a la mano|download|(?:book|appointment) online|choose (?:a|the) time|ticket at hand|boletos[^.]* en el teléfono|se pueden transferir/i;
  const items = both<{ name: string; words: string }>(
    `SELECT name, concat_ws(' ', name, description, name_en, description_en, return_info) AS words FROM item
     UNION ALL SELECT s.name, concat_ws(' ', s.profile, h.description)
     FROM store s LEFT JOIN header h ON h.store_id = s.id`,
  );
  expect(items.filter(({ words }) => promise.test(words))).toEqual([]);
});

test('each store speaks of itself in English too', () => {
  const said = `profile ->> '$.english.about_text' || (profile ->> '$.english.seo_description')`;
  const silent = `SELECT slug FROM store s LEFT JOIN header h ON h.store_id = s.id WHERE ${said} || title_en IS NULL`;
  expect(both(silent)).toEqual([]);
});

test('a folder that an earlier version filled gets its people, once', async () => {
  const { directory } = await seededDemo(NOW);
  const people = () => rowsOf(directory, 'SELECT id, username FROM account ORDER BY id');
  const before = people();
  for (const table of ['bought_in', 'account_address', 'staff', 'advisor', 'promoter', 'account']) {
    directory.exec(`DELETE FROM ${table}`);
  }
  directory.exec('UPDATE store SET owner_id = NULL, is_proxy = 0');
  await seededPeople(directory, NOW);
  expect(people()).toEqual(before);
  expect(rowsOf(directory, 'SELECT slug FROM store WHERE is_proxy = 1')).toEqual([
    { slug: 'espejo' },
  ]);
  expect(rowsOf(directory, "SELECT owner_id FROM store WHERE slug = 'moda'")).toEqual([
    { owner_id: 'ac_lirio' },
  ]);
  directory.exec("UPDATE account SET full_name = 'Otra' WHERE username = 'rosa'");
  await seededPeople(directory, NOW);
  expect(rowsOf(directory, "SELECT full_name FROM account WHERE username = 'rosa'")).toEqual([
    { full_name: 'Otra' },
  ]);
}, 60_000);

describe('stores', () => {
  test('stand in two cells, and DIRECTORY says in which', () => {
    const told = rowsOf<{ slug: string; cell: string; root: string | null }>(
      demo.directory,
      'SELECT s.slug, s.cell, r.slug AS root FROM store s LEFT JOIN store r ON r.id = s.root_id',
    );
    for (const cell of CELLS) {
      const living = rowsOf<{ slug: string; root: string | null }>(
        demo[cell],
        'SELECT s.slug, r.slug AS root FROM store s LEFT JOIN store r ON r.id = s.root_id ORDER BY s.slug',
      );
      const expected = told.filter((store) => store.cell === cell);
      expect(living).toEqual(
        expected
          .map(({ slug, root }) => ({ slug, root }))
          .toSorted((one, other) => (one.slug < other.slug ? -1 : 1)),
      );
    }
    expect(told.map(({ slug }) => slug).toSorted()).toEqual(
      ['ana', 'casa', 'casa-central', 'espejo', 'eventos', 'foto', 'mercado', 'moda'].toSorted(),
    );
  });

  test('one lets people sign up without a PIN', () => {
    const skipping = 'SELECT slug FROM store WHERE can_skip_pin = 1';
    expect(rowsOf(demo.directory, skipping)).toEqual([{ slug: 'foto' }]);
  });

  test('are what the demo promises', () => {
    const kinds = both<{ slug: string; store_type: string; is_proxy: number }>(
      'SELECT slug, store_type, is_proxy FROM store',
    );
    const kindOf = (slug: string) => kinds.find((store) => store.slug === slug);
    expect(kindOf('mercado')).toMatchObject({ store_type: 'affinity' });
    expect(kindOf('casa')).toMatchObject({ store_type: 'franchise' });
    expect(kindOf('casa-central')).toMatchObject({ store_type: 'franchise' });
    expect(kindOf('ana')).toMatchObject({ store_type: 'affiliate' });
    expect(kindOf('espejo')).toMatchObject({ is_proxy: 1 });
    expect(kinds.filter((store) => store.is_proxy === 1)).toHaveLength(1);
    expect(rowsOf(demo.directory, 'SELECT slug FROM store WHERE is_proxy = 1')).toEqual([
      { slug: 'espejo' },
    ]);
  });

  test('are found by an alias and at the bare domain', () => {
    expect(rowsOf(demo.directory, 'SELECT host, store_id FROM domain')).toContainEqual({
      host: 'www.moda.test',
      store_id: 'st_moda',
    });
    expect(rowsOf(demo.directory, 'SELECT value FROM platform')).toEqual([{ value: 'st_mercado' }]);
  });
});

describe('items', () => {
  test('cover every kind and every case of the storefront', () => {
    const count = (where: string) =>
      both<{ n: number }>(`SELECT count(*) AS n FROM item i WHERE ${where}`).reduce(
        (sum, { n }) => sum + n,
        0,
      );
    for (const kind of ['product', 'digital', 'service', 'experience']) {
      expect(count(`kind = '${kind}'`), kind).toBeGreaterThan(0);
    }
    const stock = '(SELECT sum(on_hand) FROM sku k WHERE k.item_id = i.id)';
    const cases = {
      past: `experience_date <= ${NOW}`,
      coming: `experience_date > ${NOW}`,
      'sold out experience': `kind = 'experience' AND experience_date > ${NOW} AND ${stock} = 0`,
      'out of stock': `kind = 'product' AND ${stock} = 0`,
      'on demand': "stock_type = 'ondemand'",
      free: 'is_free = 1',
      'hidden price': 'hide_price = 1',
      variants: '(SELECT count(*) FROM sku k WHERE k.item_id = i.id) > 1',
      'crossed out': 'crossout_price > list_price',
      unpublished: "list_state = 'unpublished'",
      hidden: 'hidden = 1',
      limited: 'max_purchase_amount IS NOT NULL',
      'drop-shipped': 'is_dropshipping = 1',
    };
    for (const [name, where] of Object.entries(cases)) {
      expect(count(where), name).toBeGreaterThan(0);
    }
  });

  test('are real ones, each with a picture that is there', () => {
    const items = both<{ name: string; photos: string }>('SELECT name, photos FROM item');
    for (const { name, photos } of items) {
      expect(name).not.toMatch(/copy of|^test\b|prueba/i);
      const urls = (JSON.parse(photos) as { url: string }[]).map(({ url }) => url);
      expect(urls.length, name).toBeGreaterThan(0);
      for (const url of urls) expect(demo.media, name).toContain(url.replace('/media/', ''));
    }
  });

  test('are listed, many of them by several stores', () => {
    const listed = both<{ stores: number }>(
      'SELECT (SELECT count(*) FROM listing l WHERE l.item_id = i.id) AS stores FROM item i',
    );
    expect(listed.every(({ stores }) => stores > 0)).toBe(true);
    expect(listed.filter(({ stores }) => stores > 1).length).toBeGreaterThan(50);
  });
});

describe('the demo’s buyer', () => {
  const OWN = "FROM purchase_order WHERE account_id = 'ac_rosa'";

  test('has an order in every stage, and in more than one store', () => {
    const orders = both<{ state: string; store_id: string }>(`SELECT state, store_id ${OWN}`);
    expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(orderStates));
    const stores = [...new Set(orders.map((order) => order.store_id))].toSorted();
    expect(stores).toEqual(['st_eventos', 'st_foto', 'st_mercado', 'st_moda']);
    const told = rowsOf<{ store_id: string }>(
      demo.directory,
      "SELECT store_id FROM bought_in WHERE account_id = 'ac_rosa' ORDER BY store_id",
    );
    expect(told.map((row) => row.store_id)).toEqual(stores);
  });

  test('can pay her unpaid order for as long as its store holds, and no units are held', () => {
    const unpaid = both<{ checkout_id: string; total: number; amount: number; state: string }>(
      `SELECT o.checkout_id, o.total, p.amount, p.state FROM purchase_order o
        LEFT JOIN payment p ON p.checkout_id = o.checkout_id WHERE o.state = 'awaiting_payment'`,
    );
    expect(unpaid).toHaveLength(1);
    for (const { checkout_id: id, total, amount, state } of unpaid) {
      expect([amount, state]).toEqual([total, 'created']);
      const [checkout] = both<{ state: string; parts: string; minutes: number; most: number }>(
        `SELECT c.state, c.parts, (c.expires_at - c.created_at) / 60000.0 AS minutes,
          s.hold_minutes AS most FROM checkout c JOIN store s ON s.id = c.store_id
          WHERE c.id = '${id}' AND c.expires_at > ${NOW}`,
      );
      expect(checkout?.state).toBe('open');
      expect(checkout?.minutes).toBe(checkout?.most);
      const parts = z.array(checkoutPart).parse(JSON.parse(checkout?.parts ?? ''));
      const chosen = Object.fromEntries(parts.map((part) => [part.supplier, part.delivery_type]));
      expect(checkoutTotals(parts, chosen)).toMatchObject({ value: { total } });
    }
    expect(both('SELECT * FROM hold')).toEqual([]);
    expect(both('SELECT * FROM sku WHERE reserved > 0')).toEqual([]);
  });

  test('is the account that her orders name, and each of their lines has a picture', () => {
    const [contact] = both<{ contact: string }>(`SELECT DISTINCT contact ${OWN}`);
    const [rosa] = rowsOf<{ full_name: string; email: string; phone: string }>(
      demo.directory,
      "SELECT full_name, email, phone FROM account WHERE username = 'rosa'",
    );
    const { full_name, email, phone } = JSON.parse(contact?.contact ?? '{}') as typeof rosa &
      object;
    expect({ full_name, email, phone: `+52${phone}` }).toEqual(rosa);
    const lines = both<{ photo: string | null }>(
      "SELECT snapshot ->> '$.photo.url' AS photo FROM order_line",
    );
    expect(lines.filter(({ photo }) => photo === null)).toEqual([]);
  });
});

test('stores list partners, but for the mirror, and for one that shows the page without any', () => {
  const none = both<{ slug: string }>(
    'SELECT slug FROM store s WHERE NOT EXISTS (SELECT 1 FROM collaborator c WHERE c.store_id = s.id)',
  );
  expect(none.map(({ slug }) => slug).toSorted()).toEqual(['espejo', 'foto']);
});

describe('rows that belong together', () => {
  test.each(CELLS)('is whole in cell %s', (cell) => {
    const database = demo[cell];
    expect(rowsOf(database, 'PRAGMA foreign_key_check')).toEqual([]);
    const wrong = {
      'listing without its text':
        'SELECT id FROM listing WHERE id NOT IN (SELECT rowid FROM listing_text)',
      'listing with another price than its item':
        'SELECT l.id FROM listing l JOIN item i ON i.id = l.item_id WHERE l.list_price <> i.list_price OR l.kind <> i.kind',
      'item whose prices are not its variants':
        'SELECT i.id FROM item i WHERE (i.list_price, i.highest_price) <> (SELECT min(list_price), max(list_price) FROM sku WHERE item_id = i.id)',
      'catalogue that counts wrong':
        'SELECT id FROM catalogue c WHERE num_products <> (SELECT count(*) FROM catalogue_listing l WHERE l.catalogue_id = c.id)',
      'catalogue that holds what its store does not list':
        'SELECT c.id FROM catalogue c JOIN catalogue_listing m ON m.catalogue_id = c.id JOIN listing l ON l.id = m.listing_id WHERE l.store_id <> c.store_id',
      'banner to an item that its store does not list':
        'SELECT b.id FROM banner b WHERE product IS NOT NULL AND NOT EXISTS (SELECT 1 FROM listing l JOIN item i ON i.id = l.item_id WHERE l.store_id = b.store_id AND i.id = b.product AND i.owner_id = b.supplier)',
    };
    for (const [name, text] of Object.entries(wrong)) {
      expect(rowsOf(database, text), name).toEqual([]);
    }
  });
});
