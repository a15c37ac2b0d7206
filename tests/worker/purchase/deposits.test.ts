/** Deposits: the account shown, confirmed by the seller, ended, late, given up, cancelled. */
import { describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { confirmDeposit } from '../../../edge/flows/money/deposits.ts';
import { cancelBought } from '../../../edge/flows/orders/cancel-bought.ts';
import { audit } from '../../../edge/modules/ledger/index.ts';
import { reconcile } from '../../../edge/flows/purchase/index.ts';
import { sweepHolds } from '../../../edge/flows/purchase/sweep-holds.ts';
import { buyer, newBuyersEachTest, withKey } from './buyer.ts';
import { staffed } from './give-keys.ts';
import { paymentOf } from './paying.ts';
import { beginSlip, openDeposits } from './slip-buyer.ts';
import { makeItem, makeStore, makeWorld, MINUTE_MS, row, rows, stockOf, write } from './world.ts';

newBuyersEachTest();

const HOUR_MS = 60 * MINUTE_MS;

describe('a deposit', () => {
  test('shows the store’s account, holds its goods for an hour, and tells nobody but the buyer', async () => {
    const { world, store, item, started, checkout, go, purchase, payment, mails, stages } =
      await beginSlip('deposit');
    expect(started.body.payment_types).toEqual(['cash', 'deposit', 'str_card', 'openpay_store']);
    const led = await go();
    expect([led.status, led.body.approval_url]).toEqual([
      200,
      `http://${store.slug}.localhost/mis-compras/${checkout}`,
    ]);
    const { slip, orders, payment_state } = (await purchase(checkout)).body;
    expect(slip).toEqual({
      kind: 'deposit',
      number: orders[0]!.number,
      account: '032180000118359719',
      account_kind: 'clabe',
      bank: 'Banco de Prueba',
      agreement: null,
      holder: 'Lirio SA de CV',
      until: new Date(world.clock.now() + HOUR_MS).toISOString(),
      received: 0,
      is_over: false,
    });
    expect(payment_state).toBe('requires_action');
    expect(orders[0]!.payment_metadata).toMatchObject({
      kind: 'deposit',
      account: '032180000118359719',
      number: orders[0]!.number,
    });
    const { end } = await row(
      'a',
      sql<{ end: number }>`SELECT expires_at AS end FROM hold WHERE checkout_id = ${checkout}`,
    );
    expect(end).toBe(world.clock.now() + HOUR_MS);
    expect([await stockOf('a', item), (await payment()).state]).toEqual([
      { on_hand: 5, reserved: 1 },
      'requires_action',
    ]);
    expect(await stages()).toEqual(['awaiting_payment']);
    expect(await mails()).toEqual({ n: 1 });
    // The confirmation, which tells the seller too, waits for the money.
    expect(
      await rows(
        'a',
        sql`SELECT id FROM outbox WHERE topic = 'mail.order_confirmation'
        AND store_id = ${store.id}`,
      ),
    ).toEqual([]);
  });

  test('of 20 clicks at once one number and one mail come, and each repeat is led there', async () => {
    const { go, mails, payment } = await beginSlip('deposit');
    const clicks = await Promise.all(Array.from({ length: 20 }, async () => go()));
    for (const { status } of clicks) expect([200, 409]).toContain(status);
    expect(await go('same')).toEqual(await go('same'));
    expect([(await mails()).n, (await payment()).tries]).toEqual([1, 1]);
  });

  test('is paid by its seller’s word, once, and then the order is sent', async () => {
    const { item, go, seen, due, stages, payment, slip, checkout } = await beginSlip('deposit');
    await go();
    expect(await due()).toMatchObject([{ amount: 10_000, buyer: 'Ana Ruiz', is_over: false }]);
    const said = await Promise.all(Array.from({ length: 20 }, async () => seen()));
    expect(said.every(({ ok }) => ok)).toBe(true);
    expect([await stages(), (await payment()).state, await slip(), await due()]).toEqual([
      ['sent_to_supplier'],
      'approved',
      null,
      [],
    ]);
    expect(await stockOf('a', item)).toEqual({ on_hand: 4, reserved: 0 });
    // The platform never held it: nothing stands in the books.
    expect(
      await rows(
        'a',
        sql`SELECT l.cause FROM ledger_posting l JOIN payment p
        ON l.cause = 'paid:' || p.id WHERE p.checkout_id = ${checkout}`,
      ),
    ).toEqual([]);
  });

  test('is confirmed by nobody but the account that takes it, and not before there is one', async () => {
    const { world, go, seen, payment } = await beginSlip('deposit');
    expect(await seen()).toMatchObject({ ok: false, error: { code: 'deposit_not_due' } });
    await go();
    const stranger = await makeStore('a');
    expect(await confirmDeposit(staffed(world, stranger), (await payment()).id)).toMatchObject({
      error: { code: 'payment_not_found' },
    });
    expect((await payment()).state).toBe('requires_action');
  });

  test('that nobody pays ends with its hour: freed, cancelled and over in one step', async () => {
    const { world, item, go, stages, slip, payment, checkout } = await beginSlip('deposit');
    await go();
    world.clock.advance(HOUR_MS - 1);
    await reconcile(world.work('a'));
    expect([(await payment()).state, await stockOf('a', item)]).toEqual([
      'requires_action',
      { on_hand: 5, reserved: 1 },
    ]);
    world.clock.advance(1);
    await reconcile(world.work('a'));
    expect([await stages(), (await payment()).state, await stockOf('a', item)]).toEqual([
      ['canceled_by_customer'],
      'declined',
      { on_hand: 5, reserved: 0 },
    ]);
    expect(await slip()).toMatchObject({ is_over: true });
    const { state } = await row(
      'a',
      sql<{ state: string }>`SELECT state FROM checkout WHERE id = ${checkout}`,
    );
    expect(state).toBe('expired');
  });

  test('that comes late stands while its goods are there, and is refused when they are gone', async () => {
    const one = await beginSlip('deposit', { onHand: 1 });
    await one.go();
    one.world.clock.advance(2 * HOUR_MS);
    await reconcile(one.world.work('a'));
    expect(await one.due()).toMatchObject([{ is_over: true }]);
    expect(await one.seen()).toMatchObject({ ok: true, value: { state: 'approved' } });
    expect([await one.stages(), await stockOf('a', one.item)]).toEqual([
      ['sent_to_supplier'],
      { on_hand: 0, reserved: 0 },
    ]);
    const two = await beginSlip('deposit', { onHand: 1 });
    await two.go();
    two.world.clock.advance(2 * HOUR_MS);
    await reconcile(two.world.work('a'));
    await write('a', sql`UPDATE sku SET on_hand = 0 WHERE id = ${two.item.sku}`);
    expect(await two.seen()).toMatchObject({ ok: false, error: { code: 'out_of_stock' } });
    expect([await two.stages(), (await two.payment()).state]).toEqual([
      ['canceled_by_customer'],
      'declined',
    ]);
    two.world.clock.advance(73 * HOUR_MS);
    expect([await two.due(), (await two.seen()).ok]).toEqual([[], false]);
  });

  test('races its own end: whichever comes first, stock and stages agree', async () => {
    for (let n = 0; n < 5; n += 1) {
      const { world, item, go, seen, stages, payment } = await beginSlip('deposit', { onHand: 1 });
      await go();
      world.clock.advance(HOUR_MS);
      await Promise.all([seen(), sweepHolds(world.work('a').cell, world.clock.now()), seen()]);
      await sweepHolds(world.work('a').cell, world.clock.now());
      expect([await stages(), (await payment()).state, await stockOf('a', item)]).toEqual([
        ['sent_to_supplier'],
        'approved',
        { on_hand: 0, reserved: 0 },
      ]);
    }
  });

  test('can be given up for another way, and keeps its goods no longer than a buyer needs', async () => {
    const { world, started, checkout, go, place, pay, stages, slip } = await beginSlip('deposit');
    await go();
    const other = await place(started, { payment_type: 'str_card' });
    expect([other.status, await slip()]).toEqual([201, null]);
    const { end } = await row(
      'a',
      sql<{ end: number }>`SELECT expires_at AS end FROM checkout WHERE id = ${checkout}`,
    );
    expect(end).toBe(world.clock.now() + 15 * MINUTE_MS);
    expect((await pay(other.body.payment_token as string, 'tok_approve')).body.state).toBe(
      'approved',
    );
    expect(await stages()).toEqual(['sent_to_supplier']);
  });

  test('given up and asked for again keeps its goods no longer than a renewed checkout', async () => {
    const { world, token, call, go, slip } = await beginSlip('deposit');
    const start = world.clock.now();
    let refused = '';
    for (let n = 0; n < 40 && refused === ''; n += 1) {
      const led = await go();
      if (led.status === 200) {
        expect(Date.parse((await slip())?.until ?? '')).toBeLessThanOrEqual(start + 1.5 * HOUR_MS);
        await call('POST', `/payment/${token}/cancel`);
        world.clock.advance(10 * MINUTE_MS);
      } else refused = (led.body as unknown as { code: string }).code;
    }
    expect(refused).toBe('payment_type_not_available');
  });

  test('can be cancelled with its order, whose goods are free at once', async () => {
    const { world, store, item, go, purchase, checkout, stages, payment } =
      await beginSlip('deposit');
    await go();
    const order = (await purchase(checkout)).body.orders[0]!.id;
    const scope = world.scope(store);
    const canceled = await cancelBought(scope, order, {
      from: 'awaiting_payment',
      reason: 'requested_by_client',
      message: '',
    });
    if (!canceled.ok) expect.fail(canceled.error.code);
    await scope.cell.write([...canceled.value.statements]);
    expect([await stages(), (await payment()).state, await stockOf('a', item)]).toEqual([
      ['canceled_by_customer'],
      'created',
      { on_hand: 5, reserved: 0 },
    ]);
  });

  test('for two sellers is taken by the store, which owes the other its part', async () => {
    const world = makeWorld();
    const [store, other] = [
      await makeStore('a', { payments: ['deposit'] }),
      await makeStore('a', { payments: ['deposit'] }),
    ];
    await openDeposits(world, store);
    const own = await makeItem(store, { price: 10_000 });
    const others = await makeItem(other, { price: 3_000, listedBy: [store] });
    const shopper = buyer(world, store);
    const started = await shopper.ready([{ item: own }, { item: others }]);
    const placed = await shopper.place(started, { payment_type: 'deposit' });
    const token = placed.body.payment_token as string;
    await shopper.call('POST', `/payment/${token}/order/deposit`, undefined, withKey());
    const { id } = await paymentOf('a', started.body.id);
    expect(await confirmDeposit(staffed(world, store), id)).toMatchObject({ ok: true });
    expect(
      await rows(
        'a',
        sql`SELECT debit, credit, amount FROM ledger_posting WHERE cause = ${`paid:${id}`}`,
      ),
    ).toEqual([{ debit: `owed:${store.id}`, credit: `store:${other.id}:locked`, amount: 3_000 }]);
    const books = await audit(world.work('a').cell, store.id, {
      extent: 'whole',
      now: world.clock.now(),
    });
    expect(books.differences).toEqual([]);
  });

  test('is offered by no store without an account, nor with a wrong number', async () => {
    const { world } = await beginSlip('deposit');
    const store = await makeStore('a', { payments: ['cash', 'deposit'] });
    const wrong = { holder: 'A', bank: 'B', bank_account: '032180000118359718' };
    expect(await openDeposits(world, store, wrong)).toMatchObject({
      error: { code: 'bank_account_invalid', field: 'keys.bank_account' },
    });
  });

  test('of a guest goes on counting against the visitor’s holds, as any hold without a contact', async () => {
    const { go, checkout } = await beginSlip('deposit');
    await go();
    const { visitor } = await row(
      'a',
      sql<{ visitor: string | null }>`SELECT visitor FROM hold WHERE checkout_id = ${checkout}`,
    );
    expect(visitor).not.toBeNull();
  });
});
