/** The book of addresses at a checkout: the session's own account's, and no other's. */
import { beforeAll, expect, test } from 'vitest';
import type { BookAddress } from '../../../shared/contracts/addresses.ts';
import { sampleAddress } from '../../../shared/contracts/samples.ts';
import { startPlatform } from '../platform/platform.ts';
import { listItems, openStore } from '../platform/stores.ts';
import { signIn, type SignedIn } from './person.ts';

const platform = startPlatform();
const ORIGIN = 'http://patio.localhost';

let ana: SignedIn;
let bea: SignedIn;
/** The checkout's page. */
let page: string;
/** The addresses of each account by their streets. */
const ids: Record<string, string> = {};

async function keep(person: SignedIn, route: string, country = 'MX'): Promise<void> {
  const given = { ...sampleAddress, sublocality: 'Centro', route, country };
  const { status, body } = await person.call<BookAddress>('POST', '/api/addresses/', given);
  expect(status).toBe(201);
  ids[route] = body.id;
}

beforeAll(async () => {
  const store = { slug: 'patio', cell: 'b' } as const;
  await openStore(store);
  await listItems(store, 1);
  ana = await signIn(platform, { store: 'patio' });
  bea = await signIn(platform, { store: 'patio', name: 'Bea Sol' });
  for (const route of ['Colima', 'Durango']) await keep(ana, route);
  for (const route of ['Oaxaca', 'Puebla']) await keep(bea, route);
  await keep(ana, 'Lavalle', 'AR');
  const lines = [{ item: 'it_patio-1', sku: 'sk_patio-1', amount: 1 }];
  const { body: made } = await ana.call<{ cart: string }>('POST', '/api/shopping-carts', { lines });
  const path = `/api/shopping-carts/${made.cart}/checkout`;
  const { body } = await ana.call<{ id: string }>('POST', path, {});
  page = `${ORIGIN}/checkout/${body.id}`;
});

async function visit(cookie: string): Promise<string> {
  return (await platform.ask(page, { headers: { cookie } })).text();
}

/** The page after its book's button was pressed with an id. */
async function pick(cookie: string, id = '', fields: Record<string, string> = {}): Promise<string> {
  const answer = await platform.ask(page, {
    method: 'POST',
    headers: { origin: ORIGIN, cookie },
    body: new URLSearchParams({
      'address.route': 'Mérida',
      ...fields,
      intent: 'address',
      address_book: id,
      idempotency_key: crypto.randomUUID(),
    }),
  });
  return answer.text();
}
const routeIn = (html: string) => /name="address\.route"[^>]*value="([^"]*)"/.exec(html)?.[1];

test('the account’s own addresses that are delivered to may be chosen', async () => {
  const html = await visit(ana.cookie);
  const [, list = ''] = /<select[^>]*name="address_book"[^>]*>(.*?)<\/select>/s.exec(html) ?? [];
  expect([...list.matchAll(/value="(ad_\w+)"/g)].map(([, id]) => id)).toEqual([
    ids['Colima'],
    ids['Durango'],
  ]);
  expect(html).not.toContain('Lavalle');
});

test('a chosen one comes in the fields, with everything else as it was typed', async () => {
  const html = await pick(ana.cookie, ids['Durango'], { note: 'Toca el timbre' });
  expect(routeIn(html)).toBe('Durango');
  expect(html).toContain('Toca el timbre');
});

test('another account’s address is not shown, by its id neither', async () => {
  const html = await pick(ana.cookie, ids['Oaxaca']);
  expect(routeIn(html)).toBe('Mérida');
  expect(html).not.toContain('Oaxaca 120');
  // Another account that opens the checkout's address gets its own book.
  const hers = await pick(bea.cookie, ids['Durango']);
  expect(hers).not.toContain('Durango 120');
  expect(hers).toContain('Oaxaca 120');
  const visitors = [await visit(''), await pick('', ids['Durango'])];
  for (const shown of visitors)
    expect(shown).not.toMatch(/name="address_book"|Durango 120|Colima 120/);
});

test('an address that is not delivered to is not filled in', async () => {
  expect(routeIn(await pick(ana.cookie, ids['Lavalle']))).toBe('Mérida');
});
