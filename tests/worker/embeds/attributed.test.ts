/** A sale that began on a partner's page is the partner's; a forged proof makes nobody earn. */
import { expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { signHandoff } from '../../../edge/modules/embed-keys/token.ts';
import { buyer, newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import {
  fresh,
  makeItem,
  makeStore,
  makeWorld,
  row,
  write,
  type TestStore,
} from '../purchase/world.ts';

newBuyersEachTest();
const world = makeWorld();
const HOUR_MS = 60 * 60 * 1000;

async function withPartner(store: TestStore, state = 'active'): Promise<string> {
  const id = fresh('ek_');
  await write(
    'a',
    sql`INSERT INTO embed_key (id, store_id, public_key, partner, origins, per_minute, state,
        created_at)
      VALUES (${id}, ${store.id}, ${`pk_${id}`}, 'Blog', '["https://blog.example"]', 600,
        ${state}, 0)`,
  );
  return id;
}

function proofOf(store: TestStore, key: string): Promise<string> {
  return signHandoff(world.scope(store), {
    key,
    store: store.id,
    origin: 'https://blog.example',
    referral: null,
    campaign: null,
  });
}

/** The attribution in the row of an order that a buyer with this proof places. */
async function bought(store: TestStore, proof: string): Promise<object> {
  const own = buyer(world, store);
  const cart = await own.cart([{ item: await makeItem(store, { kind: 'service' }) }]);
  const started = await own.call<{ id: string; cart: string }>(
    'POST',
    `/shopping-carts/${cart}/checkout`,
    {},
    { ...withKey(), cookie: `partner=${proof}` },
  );
  expect(started.status).toBe(201);
  expect((await own.place(started)).status).toBe(201);
  const { attribution } = await row(
    'a',
    sql<{ attribution: string }>`SELECT attribution FROM purchase_order
      WHERE checkout_id = ${started.body.id}`,
  );
  return JSON.parse(attribution) as object;
}

test('the order’s row names the partner’s key', async () => {
  const store = await makeStore();
  const key = await withPartner(store);
  expect(await bought(store, await proofOf(store, key))).toEqual({ partner: key });
});

test('the sale stands, unattributed, with a proof that is forged, late, another store’s or paused', async () => {
  const [store, other] = [await makeStore(), await makeStore()];
  const key = await withPartner(store);
  const proof = await proofOf(store, key);
  const [text = '', signature = ''] = proof.split('.');
  const paused = await withPartner(store, 'paused');
  for (const wrong of [
    `${text}.${signature.slice(0, -1)}`,
    `${text.slice(0, -4)}AAAA.${signature}`,
    `${proof}.${signature}`,
    '.',
    'x'.repeat(2_000),
    await proofOf(store, paused),
    await proofOf(other, await withPartner(other)),
    await proofOf(store, 'ek_nobody'),
  ]) {
    expect(await bought(store, wrong)).toEqual({});
  }
  world.clock.advance(26 * HOUR_MS);
  expect(await bought(store, proof)).toEqual({});
});

test('within an hour the proof is the same text, so that elements can be kept', async () => {
  const store = await makeStore();
  expect(await proofOf(store, 'ek_one')).toBe(await proofOf(store, 'ek_one'));
});
