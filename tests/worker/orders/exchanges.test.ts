/** A returned unit comes back as another variant of its item: the stock, the money and the words of each turn. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { newBuyersEachTest } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { rows, write } from '../purchase/world.ts';
import { makeColours } from './exchanging.ts';
import { HOUR_MS } from './returning.ts';

newBuyersEachTest();

let shop: Awaited<ReturnType<typeof makeColours>>;
beforeEach(async () => {
  shop = await makeColours();
});
afterEach(async () => {
  const found = await shop.differences();
  if (found.length > 0) throw new Error(JSON.stringify(found));
});

/** A return of one cup for a red one. */
async function wanted(amount = 1) {
  const order = await shop.deliver();
  const { body } = await shop.want(order, shop.red.sku, amount);
  return { order, id: body.id };
}
const came = (back: number, lost = 0, missing = 0) => [{ line: 0, back, lost, missing }];

/** A return whose red cup waits to be sent. */
async function waiting(amount = 1) {
  const made = await wanted(amount);
  await shop.decide(made.id, 'accepted');
  await shop.inspect(made.id, came(amount));
  return made;
}

/** What both sides were told of a return, after the mails went out. */
async function told(to: 'buyer' | 'store') {
  const waits = await rows(
    'a',
    sql<{ id: string; event: string }>`SELECT id, payload ->> 'event' AS event FROM outbox
      WHERE store_id = ${shop.store.id} AND topic = ${`mail.return_of_${to}`} ORDER BY rowid`,
  );
  for (const { id } of waits) await consume(shop.world, shop.store, id);
  const sent = await sentBy(shop.store);
  return waits.map(({ id, event }) => [event, sent.find((one) => one.id === id)?.html ?? '']);
}

test('a cup is exchanged for a red one: kept as it is accepted, sent after the inspection, and its money stays', async () => {
  const { order, id } = await wanted(2);
  expect(await shop.leftOf(shop.red)).toBe(5);
  const accepted = await shop.decide(id, 'accepted', 'Mándala.');
  expect(accepted.body.lines[0]?.exchange).toEqual({
    state: 'kept',
    sku: shop.red.sku,
    variant: 'rojo',
    units: 2,
  });
  expect(await shop.leftOf(shop.red)).toBe(3);
  const cups = (await shop.leftOf(shop.cup)) ?? 0;
  const seen = await shop.inspect(id, came(2));
  expect(seen.body).toMatchObject({ due: 0, may_close: false, may_exchange: true });
  expect((await shop.close(id)).body).toMatchObject({ code: 'exchange_waits' });
  expect((await shop.withdraw(order, id)).body).toMatchObject({ code: 'exchange_waits' });
  const sent = await shop.sendOut(id, 'one-key-of-a-swap');
  expect(sent.body).toMatchObject({
    lines: [{ exchange: { state: 'sent', units: 2 } }],
    parcel: { carrier: 'Estafeta', tracking_number: 'EST-1', tracking_url: null },
    due: 0,
    may_close: true,
    may_exchange: false,
  });
  expect((await shop.sendOut(id, 'one-key-of-a-swap')).body).toEqual(sent.body);
  expect((await shop.sendOut(id)).body).toMatchObject({ code: 'exchange_not_open' });
  expect((await shop.refuse(id)).body).toMatchObject({ code: 'exchange_not_open' });
  expect([await shop.leftOf(shop.red), await shop.leftOf(shop.cup)]).toEqual([3, cups + 2]);
  expect((await shop.close(id)).body.state).toBe('closed');
  const bought = await shop.world.call<{ orders: { lines: object[]; total: number }[] }>(
    shop.store,
    'GET',
    `/orders/${order}`,
  );
  expect(bought.body).toMatchObject({
    total: 35_000,
    lines: [{ amount: 3, exchanged: [{ units: 2, variant: 'rojo' }] }, { amount: 1 }],
  });
  expect((await told('buyer')).map(([event]) => event)).toEqual([
    'exchange_asked',
    'exchange_kept',
    'exchange_inspected',
    'exchange_sent',
    'closed',
  ]);
  expect((await told('store')).map(([event]) => event)).toEqual(['exchange_asked']);
  const mails = new Map((await told('buyer')) as [string, string][]);
  expect(mails.get('exchange_kept')).toContain('Mándala.');
  expect(mails.get('exchange_sent')).toContain('Estafeta · EST-1');
});

test('only variants of the item at the price that was paid, and of which enough are free, are offered', async () => {
  const order = await shop.deliver();
  const [line, plate] = (await shop.seen(order)).lines;
  expect(line?.variants).toEqual([
    { sku: shop.red.sku, variant: 'rojo' },
    { sku: shop.blue.sku, variant: 'azul' },
  ]);
  expect((await shop.seen(order, 'en')).lines[0]?.variants[0]?.variant).toBe('rojo-en');
  expect(plate?.variants).toEqual([]);
  for (const { sku } of [shop.golden, shop.chipped, shop.cup]) {
    expect((await shop.want(order, sku)).body.code).toBe('exchange_not_possible');
  }
  await write('a', sql`UPDATE sku SET on_hand = 1 WHERE id = ${shop.red.sku}`);
  expect((await shop.want(order, shop.red.sku, 2)).body.code).toBe('exchange_not_possible');
  await write('a', sql`UPDATE sku SET reserved = 1 WHERE id = ${shop.red.sku}`);
  expect((await shop.want(order, shop.red.sku)).body.code).toBe('exchange_not_possible');
  await write('a', sql`UPDATE sku SET reserved = 0 WHERE id = ${shop.red.sku}`);
  await write('a', sql`UPDATE item SET hidden = 1 WHERE id = ${shop.cup.item}`);
  expect((await shop.want(order, shop.blue.sku)).body.code).toBe('exchange_not_possible');
});

test('what is sold out by then is told to the seller, who accepts it for money', async () => {
  const { order, id } = await wanted();
  await write('a', sql`UPDATE sku SET on_hand = 0 WHERE id = ${shop.red.sku}`);
  expect((await shop.inspect(id, came(1))).body).toMatchObject({ code: 'exchange_undecided' });
  expect((await shop.decide(id, 'accepted')).body).toMatchObject({ code: 'exchange_sold_out' });
  expect((await shop.read(id)).may_decide).toBe(true);
  const made = await shop.decide(id, 'accepted', 'Te devolvemos el dinero.', undefined, false);
  expect(made.body.lines[0]?.exchange?.state).toBe('refused');
  expect((await shop.inspect(id, came(1))).body).toMatchObject({ due: 10_000, may_close: true });
  expect(await shop.leftOf(shop.red)).toBe(0);
  expect((await told('buyer')).map(([event]) => event)).toEqual([
    'exchange_asked',
    'exchange_money',
    'inspected',
  ]);
  expect(
    (await shop.refund(order, { part: 'amount', amount: 10_000, reason: 'returned' })).status,
  ).toBe(201);
});

describe('it ends without an exchange', () => {
  test('where its buyer wants the money, until the seller has answered', async () => {
    const { order, id } = await wanted();
    const made = await shop.cancel(order, id, 'key-of-one-money');
    expect(made.body.lines[0]?.exchange?.state).toBe('canceled');
    expect((await shop.cancel(order, id, 'key-of-one-money')).body).toEqual(made.body);
    expect((await shop.cancel(order, id)).body.code).toBe('exchange_not_open');
    expect((await told('store')).map(([event]) => event)).toEqual([
      'exchange_asked',
      'exchange_canceled',
    ]);
    await shop.decide(id, 'accepted');
    expect(await shop.leftOf(shop.red)).toBe(5);
    const other = await wanted();
    await shop.decide(other.id, 'accepted');
    expect((await shop.cancel(other.order, other.id)).body.code).toBe('exchange_not_open');
  });

  test.each(['withdraw', 'close'] as const)('by a %s before the goods came', async (way) => {
    const { order, id } = await wanted(2);
    await shop.decide(id, 'accepted');
    expect(await shop.leftOf(shop.red)).toBe(3);
    const made = await (way === 'close' ? shop.close(id) : shop.withdraw(order, id));
    expect(made.body).toMatchObject({
      state: 'closed',
      lines: [{ exchange: { state: 'canceled' } }],
    });
    expect(await shop.leftOf(shop.red)).toBe(5);
  });

  test('with the return that is declined, whose units may be named anew', async () => {
    const { order, id } = await wanted(3);
    await shop.decide(id, 'declined', 'Está usada.');
    expect((await shop.read(id)).lines[0]?.exchange?.state).toBe('canceled');
    expect((await shop.want(order, shop.red.sku, 3)).status).toBe(201);
  });

  test('where the seller refuses it in words, and money is due', async () => {
    const made = await wanted(2);
    expect((await shop.refuse(made.id)).body).toMatchObject({ code: 'exchange_not_open' });
    await shop.decide(made.id, 'accepted');
    await shop.inspect(made.id, came(0, 1, 1));
    expect(await shop.leftOf(shop.red)).toBe(4);
    const refused = await shop.refuse(made.id, 'Llegó <rota>.');
    expect(refused.body).toMatchObject({
      exchange_refusal: 'Llegó <rota>.',
      lines: [{ exchange: { state: 'refused' } }],
      due: 10_000,
      may_close: true,
    });
    expect(await shop.leftOf(shop.red)).toBe(5);
    expect((await told('buyer')).at(-1)?.[1]).toContain('Llegó &lt;rota&gt;.');
  });

  test('for units that never came; for those that came broken it goes on', async () => {
    const made = await wanted(3);
    await shop.decide(made.id, 'accepted');
    const seen = await shop.inspect(made.id, came(1, 1, 1));
    expect(seen.body).toMatchObject({ due: 0, lines: [{ exchange: { state: 'kept', units: 2 } }] });
    expect(await shop.leftOf(shop.red)).toBe(3);
    const none = await wanted();
    await shop.decide(none.id, 'accepted');
    expect((await shop.inspect(none.id, came(0, 0, 1))).body).toMatchObject({
      lines: [{ exchange: { state: 'canceled' } }],
      due: 0,
      may_close: true,
    });
    expect(await shop.leftOf(shop.red)).toBe(3);
  });

  test('by a withdrawal from the whole purchase', async () => {
    shop = await makeColours('AR');
    const { order, id } = await wanted();
    await shop.decide(id, 'accepted');
    const { number } = await shop.seen(order);
    const email = (await shop.read(id)).email.toLowerCase();
    const { withdrawPurchase } = await import('../../../edge/flows/returns/withdraw-purchase.ts');
    const made = await withdrawPurchase(shop.world.scope(shop.store), {
      number,
      email,
      detail: '',
    });
    if (!made.ok) throw new Error(made.error.code);
    expect((await shop.world.work('a').cell.write(made.value.statements)).ok).toBe(true);
    expect(
      (await shop.read(id)).lines.map(({ amount, exchange }) => [amount, exchange?.state]),
    ).toEqual([
      [3, 'canceled'],
      [1, undefined],
    ]);
    expect(await shop.leftOf(shop.red)).toBe(5);
  });
});

test('what came in exchange is returned in its turn, as the variant that it is, and never above what was paid', async () => {
  const { order, id } = await waiting(1);
  await shop.sendOut(id);
  for (const { clock } of [shop.world, shop.staff]) clock.advance(80 * HOUR_MS);
  await shop.close(id);
  expect((await shop.lock(order)).unlocks_at).toBe(shop.world.clock.now() + 72 * HOUR_MS);
  const kinds = (await shop.seen(order)).lines.filter(({ line }) => line === 0);
  expect(kinds.map(({ variant, left }) => [variant, left])).toEqual([
    [null, 2],
    ['rojo', 1],
  ]);
  expect((await shop.want(order, shop.blue.sku, 2, shop.red.sku)).body.code).toBe('return_units');
  const again = await shop.want(order, shop.blue.sku, 1, shop.red.sku);
  expect(again.body.lines[0]).toMatchObject({
    from: { variant: 'rojo' },
    exchange: { variant: 'azul' },
  });
  const before = (await shop.leftOf(shop.red)) ?? 0;
  await shop.decide(again.body.id, 'accepted');
  await shop.inspect(again.body.id, came(1));
  expect(await shop.leftOf(shop.red)).toBe(before + 1);
  await shop.sendOut(again.body.id);
  await shop.close(again.body.id);
  // Now all three go back for money: the blue one, then the two that were sold.
  const units = [{ line: 0, amount: 1, from: shop.blue.sku }];
  const third = await shop.ask(order, { units, reason: 'broken', detail: 'Rota' });
  await shop.inspect(third.body.id, came(1));
  expect((await shop.read(third.body.id)).due).toBe(10_000);
  expect(
    (await shop.refund(order, { part: 'line', line: 0, amount: 10_000, reason: 'returned' }))
      .status,
  ).toBe(201);
  await shop.close(third.body.id);
  for (const { clock } of [shop.world, shop.staff]) clock.advance(HOUR_MS);
  const last = await shop.ask(order, {
    units: [{ line: 0, amount: 2 }],
    reason: 'broken',
    detail: 'Rota',
  });
  await shop.inspect(last.body.id, came(2));
  expect((await shop.read(last.body.id)).due).toBe(20_000);
  const rest = { part: 'line', line: 0, reason: 'returned' };
  expect((await shop.refund(order, { ...rest, amount: 20_001 })).body.code).toBe('refund_too_much');
  expect((await shop.refund(order, { ...rest, amount: 20_000 })).status).toBe(201);
  expect((await shop.refund(order, { ...rest, amount: 1 })).body.code).toBe('refund_too_much');
});
