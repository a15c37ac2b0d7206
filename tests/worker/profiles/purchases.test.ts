/**
 * My purchases: orders of this store, of the account and of its proven contacts; of no other
 * account.
 */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { NOON, openStore } from '../platform/stores.ts';
import { signIn, type SignedIn } from './person.ts';
import { sell } from './sold.ts';

let platform: Platform;
beforeAll(async () => {
  await openStore({ slug: 'plaza', cell: 'a' });
  await openStore({ slug: 'vecina', cell: 'a' });
  platform = startPlatform();
});

const hour = (number: number) => NOON + number * 3_600_000;

async function visit(
  { cookie }: Pick<SignedIn, 'cookie'>,
  path = '/mis-compras',
  asked = platform,
): Promise<{ status: number; text: string }> {
  const answer = await asked.ask(`http://plaza.localhost${path}`, { headers: { cookie } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  // React keeps texts apart that stand side by side.
  const text = (await answer.text()).replaceAll('<!-- -->', '');
  return { status: answer.status, text };
}

/** The numbers of the orders that a page shows, in their order. */
async function numbersFor(person: Pick<SignedIn, 'cookie'>, path?: string): Promise<string[]> {
  const { status, text } = await visit(person, path);
  expect(status).toBe(200);
  return [...text.matchAll(/<span class="number">Pedido ([A-Z]+-\d+)</g)].map(
    ([, number]) => number ?? '',
  );
}

describe('the account that they belong to', () => {
  test('those placed while signed in, whatever contact they bear, in this store only', async () => {
    const ana = await signIn(platform, { store: 'plaza' });
    const bea = await signIn(platform, { store: 'plaza' });
    await sell({ store: 'plaza', number: 'ANA-1', account: ana.id, email: 'regalo@example.com' });
    await sell({ store: 'vecina', number: 'ANA-2', account: ana.id });
    await sell({ store: 'plaza', number: 'BEA-1', account: bea.id, at: hour(1) });
    expect(await numbersFor(ana)).toEqual(['ANA-1']);
    expect(await numbersFor(bea)).toEqual(['BEA-1']);
  });

  test('those of a proven e-mail, however it was written, each once and the latest first', async () => {
    const email = 'ada@example.com';
    const ada = await signIn(platform, { store: 'plaza', email });
    await sell({ store: 'plaza', number: 'ADA-1', email: 'Ada@Example.com' });
    await sell({ store: 'plaza', number: 'ADA-2', account: ada.id, email, at: hour(2) });
    await sell({ store: 'plaza', number: 'ADA-3', account: ada.id, at: hour(1) });
    await sell({ store: 'plaza', number: 'ADA-4', email: 'otra@example.com', at: hour(3) });
    await sell({ store: 'vecina', number: 'ADA-5', email });
    expect(await numbersFor(ada)).toEqual(['ADA-2', 'ADA-3', 'ADA-1']);
  });

  test('not those of a phone, even a proven one: it may have had another owner', async () => {
    const eva = await signIn(platform, { store: 'plaza', phone: '+525512345671' });
    const phone = '5512345671';
    await sell({ store: 'plaza', number: 'EVA-1', phone });
    await sell({ store: 'plaza', number: 'EVA-2', account: eva.id, phone, at: hour(1) });
    await sell({ store: 'plaza', number: 'EVA-3', account: 'ac_otra', phone, at: hour(2) });
    await sell({ store: 'plaza', number: 'EVA-4', phone: '5512345672' });
    expect(await numbersFor(eva)).toEqual(['EVA-2']);
  });

  test('an e-mail that was only claimed shows nothing, and is said how to prove', async () => {
    await sell({ store: 'plaza', number: 'VIC-1', email: 'victima@example.com' });
    const thief = await signIn(platform, {
      store: 'plaza',
      email: 'victima@example.com',
      emailVerified: false,
    });
    expect(await numbersFor(thief)).toEqual([]);
    expect((await visit(thief)).text).toContain('Compruébalo');
  });

  test('each is shown by the picture and name of its first item, and by who delivers', async () => {
    const mia = await signIn(platform, { store: 'plaza' });
    const items = ['Vela de cera', 'Florero', 'Mantel'];
    await sell({ store: 'plaza', number: 'MIA-1', account: mia.id, supplier: 'vecina', items });
    const { text } = await visit(mia);
    expect(text).toContain('<strong>Vela de cera</strong>');
    expect(text).toMatch(/<img src="\/media\/w\d+\/items\/0\.webp"/);
    expect(text).toContain('y 2 artículos más');
    expect(text).toMatch(/Vendido por [^<]*vecina/i);
  });

  test('a visitor who is not signed in is led to sign in', async () => {
    const answer = await platform.ask('http://plaza.localhost/mis-compras');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/login?next=%2Fmis-compras',
    ]);
  });
});

describe('many', () => {
  const names = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_none, index) => `MUC-${from - index}`);

  test('stand ten on a page, and none is left out or shown twice', async () => {
    const email = 'muchas@example.com';
    const lia = await signIn(platform, { store: 'plaza', email });
    for (let number = 1; number <= 23; number += 1) {
      // Some by the account, some by the e-mail, some by both; pairs at the same time.
      await sell({
        store: 'plaza',
        number: `MUC-${number}`,
        at: hour(Math.floor(number / 2)),
        ...(number % 3 === 0 ? {} : { account: lia.id }),
        ...(number % 3 === 1 ? {} : { email }),
      });
    }
    expect(await numbersFor(lia)).toEqual(names(23, 14));
    expect(await numbersFor(lia, '/mis-compras?page=2')).toEqual(names(13, 4));
    expect(await numbersFor(lia, '/mis-compras?page=3')).toEqual(names(3, 1));
    expect((await visit(lia, '/mis-compras?page=2')).text).toContain('Página 2 de 3');
    expect((await visit(lia, '/mis-compras?page=2&lang=en')).text).toContain('Page 2 of 3');
    const past = await visit(lia, '/mis-compras?page=9');
    expect(past.text).toContain('Ver las más recientes');
    expect(await numbersFor(lia, '/mis-compras?page=-1')).toEqual(names(23, 14));
  });
});

test.each([
  ['the orders', (text: string) => text.includes('purchase_order')],
  ['anything of the cell', () => true],
])(
  'what fails to read %s says so in the store, and leads to itself again',
  async (_what, fails) => {
    const ana = await signIn(platform, { store: 'plaza' });
    let isBroken = false;
    const cell = new Proxy(env.CELL_A, {
      get(database, property) {
        if (property === 'prepare') {
          return (text: string) => {
            if (isBroken && fails(text)) throw new Error('D1_ERROR: out of order');
            return database.prepare(text);
          };
        }
        const value = Reflect.get(database, property) as unknown;
        return typeof value === 'function' ? (value.bind(database) as unknown) : value;
      },
    });
    const failing = startPlatform({ CELL_A: cell });
    // The store itself is in memory from here on.
    await failing.ask('http://plaza.localhost/terms');
    isBroken = true;
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { status, text } = await visit(ana, '/mis-compras?page=2', failing);
    silenced.mockRestore();
    expect(status).toBe(503);
    expect(text).toContain('href="/mis-compras?page=2"');
    expect(text).not.toContain('Todavía no tienes compras');
  },
);

test('an order has a page by its own id: that order alone, in its store alone', async () => {
  const one = await sell({ store: 'plaza', number: 'UNO-1' });
  await sell({ store: 'plaza', number: 'DOS-1', with: one, supplier: 'vecina' });
  const both = await visit({ cookie: '' }, `/mis-compras/${one.checkout}`);
  expect(both.text).toMatch(/UNO-1[^]*DOS-1/);
  const only = await visit({ cookie: '' }, `/mis-compras/${one.order}`);
  expect(only.status).toBe(200);
  expect(only.text).toContain('UNO-1');
  expect(only.text).not.toContain('DOS-1');
  const elsewhere = await sell({ store: 'vecina', number: 'TRES-1' });
  expect((await visit({ cookie: '' }, `/mis-compras/${elsewhere.order}`)).status).toBe(404);
});

describe('the API', () => {
  const list = async (
    { id, cookie }: Pick<SignedIn, 'id' | 'cookie'>,
    query = '',
    mashup = `${id}:${id}`,
  ) => {
    const answer = await platform.ask(
      `http://plaza.localhost/api/orders/${mashup}/orders${query}`,
      { headers: { cookie } },
    );
    const body = (await answer.json()) as {
      results?: { number: string; id: string; supplier: string }[];
      matches_estimated?: number;
    };
    return { status: answer.status, body, numbers: body.results?.map(({ number }) => number) };
  };

  test('lists the caller’s own orders by every filter, the last changed first', async () => {
    const email = 'lista@example.com';
    const eva = await signIn(platform, { store: 'plaza', email });
    const first = await sell({ store: 'plaza', number: 'API-1', account: eva.id });
    const second = await sell({ store: 'plaza', number: 'API-2', email, at: hour(30) });
    await sell({ store: 'vecina', number: 'API-3', account: eva.id });
    const change = (order: string, set: string) =>
      env.CELL_A.prepare(`UPDATE purchase_order SET ${set} WHERE id = ?`).bind(order).run();
    await change(second.order, "state = 'canceled_by_customer', delivery_type = 'collection'");
    await change(first.order, `updated_at = ${hour(90)}`);
    const all = await list(eva);
    expect(all.status).toBe(200);
    expect(all.body).toMatchObject({
      matches_estimated: 2,
      results: [
        { number: 'API-1', id: first.order, supplier: 'st_plaza' },
        { number: 'API-2', id: second.order },
      ],
    });
    for (const [query, numbers] of [
      ['?sort=-created_at', ['API-2', 'API-1']],
      ['?sort=created_at', ['API-1', 'API-2']],
      ['?limit=1', ['API-1']],
      ['?limit=1&offset=1', ['API-2']],
      ['?state=delivered', ['API-1']],
      ['?payment_type=cash', ['API-1', 'API-2']],
      ['?payment_type=deposit', []],
      ['?delivery_type=collection', ['API-2']],
      ['?include_delivered=false', ['API-2']],
      ['?include_canceled=false', ['API-1']],
      ['?text=api-2', ['API-2']],
      [`?text=${first.order}`, ['API-1']],
      ['?start_date=2000-01-01&end_date=2000-01-02', []],
    ] as const) {
      expect((await list(eva, query)).numbers, query).toEqual(numbers);
    }
    expect((await list(eva, '?state=none')).status).toBe(400);
    expect((await list(eva, '?sort=total')).status).toBe(400);
  });

  test('answers a caller about nobody else', async () => {
    const [one, other] = [
      await signIn(platform, { store: 'plaza' }),
      await signIn(platform, { store: 'plaza' }),
    ];
    for (const mashup of [`${other.id}:${other.id}`, `${one.id}:${other.id}`, `${one.id}:x`]) {
      expect((await list(one, '', mashup)).status, mashup).toBe(404);
    }
    expect((await list({ id: one.id, cookie: '' })).status).toBe(401);
  });
});
