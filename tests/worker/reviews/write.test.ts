/** Buyers review what was delivered; shoppers see it where the item is sold. */
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { readReviews } from '../../../edge/flows/reviews/read.ts';
import { readOrderReviews } from '../../../edge/flows/reviews/write.ts';
import { fresh, makeItem, makeStore, rows, write } from '../purchase/world.ts';
import { makeShelf, type Shelf } from './shelf.ts';

newBuyersEachTest();

const page = { owner: undefined, stars: undefined, offset: 0, limit: 10 } as const;

let shelf: Shelf;
beforeEach(async () => {
  shelf = await makeShelf();
});

const starsOf = (item: string) =>
  rows(
    'a',
    sql<{ counts: string; rated: number; rating_sum: number }>`SELECT rated, rating_sum,
      json_array(stars_1, stars_2, stars_3, stars_4, stars_5) AS counts
    FROM item WHERE id = ${item}`,
  );

test('a review is written once under its key, and shown with the counts that the item keeps', async () => {
  const { item, delivered, post, list, revision } = shelf;
  const order = await delivered();
  const before = await revision();
  const key = fresh('review-key-number-');
  const made = await post(order, {}, { key });
  expect([made.status, made.body]).toEqual([
    201,
    expect.objectContaining({ author: 'Ana R.', qualification: 5, hidden_for: null, version: 1 }),
  ]);
  expect((await post(order, {}, { key })).body).toEqual(made.body);
  expect(await revision()).toBe(before + 1);
  const again = await post(order);
  expect([again.status, again.body.code]).toEqual([409, 'already_reviewed']);
  await post(await delivered(), { qualification: 2, title: '', text: '' });
  expect(await starsOf(item.item)).toEqual([{ counts: '[0,1,0,0,1]', rated: 2, rating_sum: 7 }]);
  const all = await list();
  expect([all.matches_estimated, all.stars]).toEqual([2, [0, 1, 0, 0, 1]]);
  expect(
    all.results.map(({ qualification }) => qualification).toSorted((one, other) => one - other),
  ).toEqual([2, 5]);
  const best = await list('5');
  expect([best.matches_estimated, best.results.map(({ title }) => title)]).toEqual([1, ['Bien']]);
});

test('an order shows what was written of each of its items', async () => {
  const { delivered, post, store, world } = shelf;
  const order = await delivered();
  const read = async () => {
    const found = await readOrderReviews(world.scope(store), order);
    return found.ok ? found.value.items : expect.fail(found.error.code);
  };
  expect(await read()).toMatchObject([{ review: null }]);
  await post(order, { title: 'Bonita' });
  expect(await read()).toMatchObject([{ review: { title: 'Bonita', qualification: 5 } }]);
});

test('of twenty who write the same review at one time one does', async () => {
  const { item, delivered, post } = shelf;
  const order = await delivered();
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(order)));
  const told = answers.map(({ status, body }) => body.code ?? status);
  expect(told.filter((one) => one === 201)).toHaveLength(1);
  expect(new Set(told)).toEqual(new Set([201, 'already_reviewed']));
  expect(await starsOf(item.item)).toMatchObject([{ rated: 1, rating_sum: 5 }]);
});

describe('no review', () => {
  test('of an order that is on its way, that has no such item, or that another store sold', async () => {
    const { store, bought, delivered, post } = shelf;
    const early = await post(await bought());
    expect([early.status, early.body.code]).toEqual([409, 'review_too_early']);
    const order = await delivered();
    const { item } = await makeItem(store);
    const wrong = await post(order, { item });
    expect([wrong.status, wrong.body.code]).toEqual([404, 'item_not_found']);
    const foreign = await post(order, {}, { by: await makeStore() });
    expect([foreign.status, foreign.body.code]).toEqual([404, 'order_not_found']);
    const none = await post(`or_${'0'.repeat(26)}`);
    expect([none.status, none.body.code]).toEqual([404, 'order_not_found']);
  });

  test('by anybody but the account that bought', async () => {
    const { delivered, post, put, accountWorld } = shelf;
    const order = await delivered();
    await write('a', sql`UPDATE purchase_order SET account_id = 'ac_ana' WHERE id = ${order}`);
    const stranger = accountWorld('otra');
    for (const who of [stranger, (await makeShelf()).world]) {
      const refused = await post(order, {}, { who });
      expect([refused.status, refused.body.code]).toEqual([404, 'order_not_found']);
    }
    const ana = accountWorld('ana');
    expect((await post(order, {}, { who: ana })).status).toBe(201);
    expect((await put(order, { title: 'Ajena' }, stranger)).status).toBe(404);
    expect((await put(order, { title: 'Mía' }, ana)).body).toMatchObject({ title: 'Mía' });
  });

  test.each([
    [{ qualification: 0 }],
    [{ qualification: 6 }],
    [{ qualification: 4.5 }],
    [{ qualification: '5' }],
    [{ title: 'x'.repeat(151) }],
    [{ text: 'x'.repeat(5001) }],
    [{ item: 'it_../../x' }],
  ])('with %o', async (body) => {
    const { delivered, post } = shelf;
    expect((await post(await delivered(), body)).status).toBe(400);
  });
});

test('words are kept as text, whatever they hold', async () => {
  const { delivered, post, list } = shelf;
  const title = '<img src=x onerror=alert(1)> 👩‍👩‍👧 שלום';
  const text = `${'ñ'.repeat(4990)}\nfin\u202E👍`;
  expect((await post(await delivered(), { title, text })).status).toBe(201);
  const [shown] = (await list()).results;
  expect(shown).toMatchObject({ title, text: `${'ñ'.repeat(4990)}\nfin 👍` });
});

test('its author changes it, and the counts follow; an older version is refused', async () => {
  const { item, delivered, post, put, list } = shelf;
  const order = await delivered();
  expect((await put(order, {})).body.code).toBe('review_not_found');
  await post(order);
  const changed = await put(order, { qualification: 1, text: 'Se rompió', version: 1 });
  expect([changed.status, changed.body]).toEqual([
    200,
    expect.objectContaining({ qualification: 1, version: 2, changed_at: expect.any(String) }),
  ]);
  const late = await put(order, { qualification: 4, version: 1 });
  expect([late.status, late.body.code]).toEqual([409, 'edited_meanwhile']);
  expect(await starsOf(item.item)).toMatchObject([{ counts: '[1,0,0,0,0]' }]);
  expect((await list()).results[0]).toMatchObject({ text: 'Se rompió' });
  const racing = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => put(order, { text: `Turno ${turn}`, version: 2 })),
  );
  expect(racing.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('every store that sells an item shows its reviews, whichever sold it', async () => {
  const { world, store, post, list, revision, delivered, own } = shelf;
  const reseller = await makeStore();
  const goods = await makeItem(store, { onHand: 5, listedBy: [reseller] });
  const order = await delivered([{ item: goods }], reseller);
  const before = await revision(reseller);
  const made = await post(order, { item: goods.item }, { by: reseller });
  expect(made.status).toBe(201);
  for (const by of [store, reseller]) {
    expect((await list(undefined, by, goods)).results.map(({ id }) => id)).toEqual([made.body.id]);
  }
  expect(await revision(reseller)).toBe(before + 1);
  // The item's own store answers it, and no other.
  expect((await own('all', store)).map(({ id }) => id)).toEqual([made.body.id]);
  expect(await own('all', reseller)).toEqual([]);
  const none = await readReviews(world.scope(await makeStore()), goods.item, page);
  expect(none).toEqual({ ok: false, error: { code: 'item_not_found' } });
});
