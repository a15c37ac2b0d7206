/** A buyer returns what was delivered, the seller answers and gives back, and one of them closes it. */
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { returnEndpoints } from '../../../edge/flows/returns/endpoints.ts';
import { readOrderReturns } from '../../../edge/flows/returns/of-buyer.ts';
import { audit, keepBooks } from '../../../edge/modules/ledger/index.ts';
import { nobody } from '../../support/nobody.ts';
import { newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { makeStore, makeWorld, row, rows, write } from '../purchase/world.ts';
import { HOUR_MS, makeShop } from './returning.ts';

newBuyersEachTest();

const NONE = `rt_${'0'.repeat(26)}`;
const WISH = { reason: 'broken', detail: 'Llegó <b>rota</b> 😢' };

let shop: Awaited<ReturnType<typeof makeShop>>;
beforeEach(async () => {
  shop = await makeShop();
});

const units = (amount: number, line = 0) => ({ units: [{ line, amount }], ...WISH });

test('the terms of a line are read in the buyer’s language', async () => {
  const { cup, deliver, seen } = shop;
  const terms = {
    return_type: '72hrs',
    return_policy: 'customized',
    return_policy_legend: 'Sin usar',
    return_policy_legend_en: 'Unused',
  };
  await write(
    'a',
    sql`UPDATE item SET return_info = ${JSON.stringify(terms)} WHERE id = ${cup.item}`,
  );
  const order = await deliver();
  const legends = async (locale: 'es' | 'en') =>
    (await seen(order, locale)).lines.map((line) => line.terms);
  const { return_policy_legend_en: english, ...spanish } = terms;
  expect((await legends('es'))[0]).toEqual(spanish);
  expect((await legends('en'))[0]).toEqual({ ...spanish, return_policy_legend: english });
});

describe('a return', () => {
  test('is asked for, answered, refunded by line and closed', async () => {
    const { deliver, ask, answer, refund, close, read, list, seen, write: say } = shop;
    const order = await deliver();
    expect(await seen(order)).toMatchObject({
      refusal: null,
      lines: [{ left: 3 }, { left: 1 }],
      returns: [],
    });
    const asked = await ask(order, units(2));
    expect([asked.status, asked.body.state]).toEqual([201, 'open']);
    const { id } = asked.body;
    expect((await list('?state=open')).map((one) => one.id)).toEqual([id]);
    expect((await answer(id, '¿Me mandas una foto?')).body.comments).toHaveLength(1);
    expect((await say(order, id, 'Ya la tiré')).body.comments.map(({ by }) => by)).toEqual([
      'seller',
      'customer',
    ]);
    const line = { part: 'line', line: 0, amount: 20_000, reason: 'returned' };
    expect((await refund(order, line)).status).toBe(201);
    expect(await read(id)).toMatchObject({
      buyer: 'Ana Ruiz',
      lines: [{ line: 0, amount: 2 }],
      refunds: [{ state: 'success', amount: 20_000 }],
      refundable: { left: 15_000, lines: [{ left: 10_000 }, { left: 5_000 }] },
      may_close: true,
    });
    expect((await close(id)).body).toMatchObject({ state: 'closed', closed_by: 'seller' });
    expect((await close(id)).body.code).toBe('return_is_closed');
    expect((await answer(id, 'Tarde')).body.code).toBe('return_is_closed');
    expect(await list('?state=open')).toEqual([]);
    expect(await seen(order)).toMatchObject({
      refusal: null,
      lines: [{ left: 1 }, { left: 1 }],
      returns: [{ id, state: 'closed', detail: WISH.detail }],
      refunds: [{ amount: 20_000 }],
    });
  });

  test('once under its key; of twenty at one time one is opened, and no unit named twice', async () => {
    const { deliver, ask, withdraw } = shop;
    const order = await deliver();
    const key = 'return-key-of-one';
    const first = await ask(order, units(2), key);
    expect((await ask(order, units(2), key)).body).toEqual(first.body);
    await withdraw(order, first.body.id);
    const twenty = await Promise.all(Array.from({ length: 20 }, () => ask(order, units(1))));
    expect(twenty.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of twenty)
      if (status !== 201) expect(['return_is_open', 'return_units']).toContain(body.code);
    const named = await row(
      'a',
      sql<{ n: number }>`SELECT sum(amount) AS n FROM return_line l
        JOIN return_request q ON q.id = l.return_id WHERE q.order_id = ${order}`,
    );
    expect(named.n).toBe(3);
  });

  test('of nothing, of more than was bought, or of what its seller does not take back is refused', async () => {
    const { cup, deliver, ask } = shop;
    const order = await deliver();
    for (const named of [
      [{ line: 0, amount: 4 }],
      [{ line: 2, amount: 1 }],
      [
        { line: 0, amount: 1 },
        { line: 0, amount: 1 },
      ],
    ]) {
      expect((await ask(order, { ...WISH, units: named })).body.code).toBe('return_units');
    }
    for (const body of [
      { ...WISH, units: [] },
      { ...units(1), reason: 'porque sí' },
      { ...units(1), detail: '  ' },
      { ...units(1), detail: 'a'.repeat(1_001) },
    ]) {
      expect((await ask(order, body)).status).toBe(400);
    }
    await write(
      'a',
      sql`UPDATE item SET return_info = '{"return_type":"disallowed"}' WHERE id = ${cup.item}`,
    );
    expect((await ask(order, units(1))).body.code).toBe('return_units');
    expect((await ask(order, units(1, 1))).status).toBe(201);
  });

  test.each([
    ['MX', 72],
    ['AR', 240],
  ])('in %s is asked for within %i hours of the receipt', async (country, hours) => {
    const { world, deliver, ask, seen } = await makeShop(country);
    const order = await deliver();
    world.clock.advance(hours * HOUR_MS - 1);
    expect((await seen(order)).refusal).toBeNull();
    world.clock.advance(1);
    const late = await ask(order, units(1));
    expect([late.status, late.body.code]).toEqual([409, 'return_expired']);
    expect(late.body.message).toBe('El plazo para devolver esta compra terminó');
  });

  test('of an order that was not delivered, or was canceled, is refused in words', async () => {
    const { deliver, ask } = shop;
    const order = await deliver();
    for (const [state, code] of [
      ['in_transit', 'return_too_early'],
      ['canceled_by_supplier', 'return_canceled'],
    ]) {
      await write('a', sql`UPDATE purchase_order SET state = ${state} WHERE id = ${order}`);
      expect((await ask(order, units(1))).body.code).toBe(code);
    }
  });

  test('is nobody else’s: a link, another browser, another store or seller finds none', async () => {
    const { store, deliver, ask, staff } = shop;
    const order = await deliver();
    const { id } = (await ask(order, units(1))).body;
    const stranger = makeWorld({ ...nobody }, { endpoints: returnEndpoints });
    const path = `/orders/${order}/returns`;
    for (const [to, body] of [
      [path, units(1)],
      [`${path}/${id}/comments`, { text: 'Hola' }],
      [`${path}/${id}/close`, {}],
    ] as const) {
      const answer = await stranger.call(store, 'POST', to, body, withKey());
      expect([answer.status, answer.body.code]).toEqual([404, 'order_not_found']);
    }
    const own = await readOrderReturns(stranger.scope(store), order);
    expect(own).toMatchObject({ value: { needs_sign_in: true, returns: [], lines: [] } });
    const other = await makeStore();
    const foreign = `/admin/suppliers/${other.id}/returns/${id}`;
    expect((await staff.call(other, 'GET', foreign)).body.code).toBe('return_not_found');
    const elsewhere = `/admin/suppliers/${store.id}/returns`;
    expect((await staff.call(other, 'GET', elsewhere)).body.code).toBe('not_found');
    expect((await shop.write(order, NONE, 'Hola')).body.code).toBe('return_not_found');
  });
});

describe('the money of the order', () => {
  test('waits in its locked wallets until the return is closed, and for its time', async () => {
    const { world, store, deliver, ask, close, lock } = shop;
    const order = await deliver();
    world.clock.advance(71 * HOUR_MS);
    const { id } = (await ask(order, units(1))).body;
    world.clock.advance(100 * HOUR_MS);
    await keepBooks(world.work('a'));
    expect(await lock(order)).toEqual({ locked: 35_000, unlocks_at: null });
    shop.staff.clock.advance(171 * HOUR_MS);
    expect((await close(id)).status).toBe(200);
    await keepBooks(world.work('a'));
    expect((await lock(order)).locked).toBe(0);
    const now = world.clock.now();
    const books = await audit(world.work('a').cell, store.id, { extent: 'whole', now });
    expect(books.differences).toEqual([]);
  });

  test('is unlocked in its time where the return was closed before', async () => {
    const { world, deliver, ask, withdraw, lock } = shop;
    const order = await deliver();
    const received = world.clock.now();
    const { id } = (await ask(order, units(1))).body;
    expect((await lock(order)).unlocks_at).toBeNull();
    await withdraw(order, id);
    expect((await lock(order)).unlocks_at).toBe(received + 72 * HOUR_MS);
  });

  test('is not let go while a refund is on its way: whoever comes second is told', async () => {
    const { world, deliver, ask, close, withdraw, read, refund } = shop;
    const order = await deliver();
    const { id } = (await ask(order, units(1))).body;
    world.cards.refundsEnd('pending');
    await refund(order, { part: 'amount', amount: 100, reason: 'returned' });
    expect((await read(id)).may_close).toBe(false);
    expect((await close(id)).body.code).toBe('return_has_refunds');
    expect((await withdraw(order, id)).body.code).toBe('return_has_refunds');
    world.cards.refundsEnd('success');
    for (let round = 0; round < 5; round += 1) {
      const next = await deliver();
      const made = (await ask(next, units(1))).body.id;
      const [given, closed] = await Promise.all([
        refund(next, { part: 'amount', amount: 100, reason: 'returned' }),
        close(made),
      ]);
      expect(given.status).toBe(201);
      if (closed.status !== 200) expect(closed.body.code).toBe('return_has_refunds');
    }
  });
});

test('both sides are written to, each with its own link, and nobody about what they did themselves', async () => {
  const { world, store, deliver, ask, answer, write: say, close } = shop;
  const order = await deliver();
  const { id } = (await ask(order, units(1))).body;
  await answer(id, 'Hola');
  await say(order, id, 'Hola');
  await close(id);
  const asked = await rows(
    'a',
    sql<{ id: string; topic: string; event: string }>`SELECT id, topic, payload ->> 'event' AS event
      FROM outbox WHERE store_id = ${store.id} AND topic LIKE 'mail.return%' ORDER BY rowid`,
  );
  expect(asked.map(({ topic, event }) => [topic, event])).toEqual([
    ['mail.return_of_buyer', 'opened'],
    ['mail.return_of_store', 'opened'],
    ['mail.return_of_buyer', 'answered'],
    ['mail.return_of_store', 'answered'],
    ['mail.return_of_buyer', 'closed'],
  ]);
  for (const message of asked) expect(await consume(world, store, message.id)).toBe('ack');
  const mails = await sentBy(store);
  const to = (recipient: string) => mails.filter((mail) => mail.recipient === recipient);
  expect(to('ventas@casa.test')[0]?.html).toContain(`/admin/devoluciones/${id}`);
  expect(to('ana@example.com')[0]?.subject).toMatch(/^Pediste devolver artículos del pedido /);
  expect(to('ana@example.com')[0]?.html).toContain(`/mis-compras/${order}/devolucion`);
  expect(mails.map(({ html }) => html).join()).not.toContain('rota');
});
