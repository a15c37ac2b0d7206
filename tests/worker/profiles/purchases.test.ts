/** My purchases: this store's, of an e-mail that was proven to be the reader's; nobody else's. */
import { beforeAll, expect, test } from 'vitest';
import { sql } from '../../../edge/db/sql.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { startPlatform, type Platform } from '../platform/platform.ts';
import { NOON, openStore, write } from '../platform/stores.ts';
import { signIn, type SignedIn } from './person.ts';

let platform: Platform;
beforeAll(async () => {
  await openStore({ slug: 'plaza', cell: 'a' });
  await openStore({ slug: 'vecina', cell: 'a' });
  platform = startPlatform();
  await sell('plaza', 'PLA-1', 'Ada@Example.com');
  await sell('plaza', 'PLA-2', 'otra@example.com');
  await sell('vecina', 'VEC-1', 'ada@example.com');
});

async function sell(slug: string, number: string, email: string): Promise<void> {
  const store = `st_${slug}`;
  const checkout = newId('checkout');
  await write(
    'a',
    sql`INSERT INTO checkout (id, store_id, cart_id, state, parts, currency, locale, address,
        expires_at, created_at)
      VALUES (${checkout}, ${store}, ${newId('cart')}, 'placed', '[]', 'MXN', 'es', '', ${NOON}, ${NOON})`,
  );
  await write(
    'a',
    sql`INSERT INTO purchase_order (id, number, checkout_id, store_id, supplier_id, state,
        payment_type, contact, currency, items_total, shipping_total, total, created_at, updated_at)
      VALUES (${newId('order')}, ${number}, ${checkout}, ${store}, ${store}, 'delivered', 'cash',
        ${JSON.stringify({ email })}, 'MXN', 100, 0, 100, ${NOON}, ${NOON})`,
  );
}

async function numbersFor({ cookie }: Pick<SignedIn, 'cookie'>): Promise<string[]> {
  const answer = await platform.ask('http://plaza.localhost/mis-compras', { headers: { cookie } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return (await answer.text()).match(/(?:PLA|VEC)-\d/g) ?? [];
}

test('one’s own, in this store only, however the e-mail was written', async () => {
  const ada = await signIn(platform, { store: 'plaza', email: 'ada@example.com' });
  expect(await numbersFor(ada)).toEqual(['PLA-1']);
});

test('an e-mail that was only claimed shows nothing', async () => {
  const thief = await signIn(platform, {
    store: 'plaza',
    email: 'otra@example.com',
    emailVerified: false,
  });
  expect(await numbersFor(thief)).toEqual([]);
});

test('who is not signed in is led to sign in', async () => {
  const answer = await platform.ask('http://plaza.localhost/mis-compras');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/login?next=%2Fmis-compras',
  ]);
});
