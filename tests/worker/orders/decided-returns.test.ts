/** A seller accepts a return, or declines it: once, with words that its buyer gets. */
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { audit } from '../../../edge/modules/ledger/index.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { fresh, rows, write } from '../purchase/world.ts';
import { HOUR_MS, makeShop } from './returning.ts';

newBuyersEachTest();

let shop: Awaited<ReturnType<typeof makeShop>>;
beforeEach(async () => {
  shop = await makeShop();
});

const body = { units: [{ line: 0, amount: 3 }], reason: 'broken', detail: 'Rota' };

async function asked() {
  const order = await shop.deliver();
  return { order, id: (await shop.ask(order, body)).body.id };
}

/** The mails to the buyer about decisions, after they went out. */
async function told() {
  const waiting = await rows(
    'a',
    sql<{ id: string }>`SELECT id FROM outbox WHERE store_id = ${shop.store.id}
      AND topic = 'mail.return_of_buyer' AND payload ->> 'event' IN ('accepted', 'declined')`,
  );
  for (const { id } of waiting) await consume(shop.world, shop.store, id);
  const ids = new Set(waiting.map(({ id }) => id));
  return (await sentBy(shop.store)).filter(({ id }) => ids.has(id));
}

test('an accepted return stays open, tells the buyer what comes next, and goes on as ever', async () => {
  const { order, id } = await asked();
  expect((await shop.read(id)).may_decide).toBe(true);
  const key = fresh('decide-key-nr-');
  const words = 'Pega la guía.\n<b>Llévalo</b> a la sucursal.';
  const made = await shop.decide(id, 'accepted', words, key);
  expect(made.body).toMatchObject({
    state: 'open',
    decision: { answer: 'accepted', text: words },
    may_decide: false,
    may_close: true,
  });
  expect((await shop.decide(id, 'accepted', words, key)).body).toEqual(made.body);
  for (const again of ['accepted', 'declined'] as const) {
    expect((await shop.decide(id, again)).body).toMatchObject({ code: 'return_is_decided' });
  }
  expect((await shop.seen(order)).returns[0]?.decision?.text).toBe(words);
  expect((await shop.lock(order)).unlocks_at).toBeNull();
  const mails = await told();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.html).toContain('&lt;b&gt;Llévalo&lt;/b&gt; a la sucursal.');
  expect((await shop.inspect(id, [{ line: 0, back: 3, lost: 0, missing: 0 }])).status).toBe(200);
  expect((await shop.close(id)).body.state).toBe('closed');
});

test('a declined return is closed with its reason, frees the money, and may be asked for once more', async () => {
  const { order, id } = await asked();
  expect((await shop.ask(order, body)).body).toMatchObject({ code: 'return_is_open' });
  const made = await shop.decide(id, 'declined', 'Se ve usada.');
  expect(made.body).toMatchObject({ state: 'closed', closed_by: 'seller', may_close: false });
  expect((await shop.read(id)).decision).toMatchObject({
    answer: 'declined',
    text: 'Se ve usada.',
  });
  expect((await shop.lock(order)).unlocks_at).not.toBeNull();
  expect((await told())[0]?.html).toContain('Se ve usada.');
  expect((await shop.close(id)).body).toMatchObject({ code: 'return_is_closed' });
  // The same units once more, and no third time.
  const second = await shop.ask(order, body);
  expect(second.status).toBe(201);
  expect((await shop.lock(order)).unlocks_at).toBeNull();
  await shop.decide(second.body.id, 'declined', 'No es de nuestra tienda.');
  expect((await shop.seen(order)).refusal).toBe('return_declined');
  expect((await shop.ask(order, body)).body).toMatchObject({ code: 'return_declined' });
  const now = shop.world.clock.now();
  const books = await audit(shop.world.work('a').cell, shop.store.id, { extent: 'whole', now });
  expect(books.differences).toEqual([]);
});

test('after the buyer’s time a declined return is not asked for again', async () => {
  const { order, id } = await asked();
  await shop.decide(id, 'declined');
  shop.world.clock.advance(73 * HOUR_MS);
  expect((await shop.ask(order, body)).body).toMatchObject({ code: 'return_expired' });
});

test('of many who decide at one time one is heard, and the buyer is told once', async () => {
  const { id } = await asked();
  const answers = await Promise.all(
    [0, 1, 2, 3].map((n) => shop.decide(id, n % 2 === 0 ? 'accepted' : 'declined')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await told()).toHaveLength(1);
});

test('none is declined while a refund is on its way, once it was looked at, or where the buyer withdrew', async () => {
  const { order, id } = await asked();
  shop.world.cards.refundsEnd('pending');
  await shop.refund(order, { part: 'amount', amount: 1_000, reason: 'returned' });
  expect((await shop.decide(id, 'declined')).body).toMatchObject({ code: 'return_has_refunds' });
  const other = await asked();
  await write('a', sql`UPDATE return_request SET withdrawal_code = 'AR-1' WHERE id = ${other.id}`);
  expect((await shop.decide(other.id, 'declined')).body).toMatchObject({
    code: 'return_is_withdrawal',
  });
  expect((await shop.decide(other.id, 'accepted')).status).toBe(200);
  const third = await asked();
  await shop.inspect(third.id, [{ line: 0, back: 3, lost: 0, missing: 0 }]);
  expect((await shop.decide(third.id, 'declined')).body).toMatchObject({
    code: 'return_is_inspected',
  });
});
