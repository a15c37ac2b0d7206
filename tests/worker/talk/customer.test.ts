/** The customer beside a conversation: cart, orders and earlier questions, as far as the reader's grants allow. */
import { beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { TalkCustomer } from '../../../shared/contracts/talk-customer.ts';
import { startPlatform } from '../platform/platform.ts';
import { listItems, NOON, openStore, write } from '../platform/stores.ts';
import { sell } from '../profiles/sold.ts';
import { hire, openModa, talker, told, type Talker } from './people.ts';

vi.setConfig({ testTimeout: 60_000 });

const platform = startPlatform();
const MODA = 'st_moda';
let duena: Talker;

beforeAll(async () => {
  duena = await openModa(platform);
  await listItems({ slug: 'moda', cell: 'a' }, 2);
  await openStore({ slug: 'otra', cell: 'a' });
});

const read = (who: Talker, id: string) =>
  who.call<TalkCustomer>('GET', `/api/inbox/conversation/${id}/customer`);

async function begun(name = 'Ana Ruiz'): Promise<{ ana: Talker; id: string }> {
  const ana = await talker(platform, 'moda', name);
  const { id } = (await ana.start(MODA)).body.conversation;
  return { ana, id };
}

/** Puts two of an item into the account's cart. */
const fill = (who: Talker) =>
  who.call('POST', '/api/shopping-carts/mine/products/bulk', {
    lines: [{ item: 'it_moda-1', sku: 'sk_moda-1', amount: 2 }],
  });

async function page(who: Talker, path: string): Promise<string> {
  const answer = await platform.ask(`http://moda.localhost${path}`, {
    headers: { cookie: who.cookie, 'accept-language': 'es' },
  });
  return answer.text();
}

test('of somebody new there is nothing but the question that waits', async () => {
  const { id } = await begun();
  await told(id);
  expect((await read(duena, id)).body).toMatchObject({
    cart: { lines: [], total: 0 },
    orders: { count: 0, results: [] },
    contacts: [],
    questions: [{ seq: 1, answered_at: null }],
  });
});

test('the cart is priced now, and the orders are those that this store delivers to the account', async () => {
  const { ana, id } = await begun();
  expect((await fill(ana)).status).toBe(200);
  for (const [n, at] of [1, 2, 3, 4, 5, 6].map((one) => [one, NOON + one] as const)) {
    await sell({ store: 'moda', number: `MJ-${n}`, account: ana.id, at });
  }
  await sell({ store: 'moda', number: 'MJ-DE-OTRA', account: duena.id });
  await sell({ store: 'moda', supplier: 'otra', number: 'MJ-DE-OTRO', account: ana.id });
  const waiting = await sell({ store: 'moda', number: 'MJ-SIN-PAGAR', account: ana.id });
  await write(
    'a',
    sql`UPDATE purchase_order SET state = 'awaiting_payment' WHERE id = ${waiting.order}`,
  );
  const { cart, orders } = (await read(duena, id)).body;
  expect(cart).toMatchObject({
    total: 2000,
    currency: 'MXN',
    lines: [{ name: 'Artículo 1', amount: 2, total: 2000, path: '/productos/moda/articulo-1' }],
  });
  expect(orders?.count).toBe(6);
  expect(orders?.results.map(({ number }) => number)).toEqual([
    'MJ-6',
    'MJ-5',
    'MJ-4',
    'MJ-3',
    'MJ-2',
  ]);
});

test('earlier questions and messages of the contact form stand there too', async () => {
  const { ana, id } = await begun();
  await duena.write(id, { body: 'Sí, hay.' }, MODA);
  await told(id);
  await ana.write(id, { body: '¿Y en azul?' });
  await told(id);
  const form = { name: 'Ana', email: 'ana@example.com', message: '¿Abren el domingo?' };
  expect((await ana.call('POST', '/api/contact/', form)).status).toBe(201);
  const { questions, contacts } = (await read(duena, id)).body;
  expect(questions.map(({ seq, answered_at: at }) => [seq, at !== null])).toEqual([
    [3, false],
    [1, true],
  ]);
  expect(contacts).toMatchObject([{ teaser: '¿Abren el domingo?' }]);
});

test('each reader sees what their grants open, and nobody else anything', async () => {
  const { ana, id } = await begun();
  await fill(ana);
  const eva = await talker(platform, 'moda', 'Eva');
  await hire(eva, MODA, 'dispatcher');
  const seen = (await read(eva, id)).body;
  // A dispatcher handles orders, and does not read the contact form's messages.
  expect(seen.contacts).toBeNull();
  expect(seen.cart?.lines).toHaveLength(1);
  for (const role of [null, 'accountant', 'marketing'] as const) {
    await hire(eva, MODA, role);
    expect((await read(eva, id)).status).toBe(403);
  }
  // Not the customer either, and not for a conversation that is not the store's.
  expect((await read(ana, id)).status).toBe(403);
  const bea = await talker(platform, 'moda', 'Bea');
  const between = (await ana.start(bea.id)).body.conversation.id;
  expect((await read(duena, between)).status).toBe(404);
});

test('the store’s page shows it in a panel, and the customer’s own page does not', async () => {
  const { ana, id } = await begun();
  await sell({ store: 'moda', number: 'MJ-PANEL', account: ana.id });
  const ours = await page(duena, `/admin/mensajes/${id}`);
  expect(ours).toContain('MJ-PANEL');
  expect(ours).toContain('<shop-talk-customer');
  const theirs = await page(ana, `/me/inbox/conversation/${id}`);
  expect(theirs).not.toContain('<shop-talk-customer');
});
