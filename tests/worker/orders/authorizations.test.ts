/** Payments that are authorised at the checkout, and charged by their seller or by the way of their order. */
import { describe, expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { invoiceEndpoints } from '../../../edge/flows/invoices/endpoints.ts';
import { moneyEndpoints } from '../../../edge/flows/money/endpoints.ts';
import { receiptEndpoints } from '../../../edge/flows/orders/receipts.ts';
import { reconcile } from '../../../edge/flows/purchase/reconcile.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { nobody } from '../../support/nobody.ts';
import { TAX } from '../invoices/tax-data.ts';
import { buyer, newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { consume, sentBy } from '../purchase/outbox.ts';
import { paymentOf, webhook } from '../purchase/paying.ts';
import { fresh, makeItem, makeStore, makeWorld, rows, stockOf, write } from '../purchase/world.ts';
import { authorizing, chargesLater, DAY, from } from './authorizing.ts';
import { accountant } from './desk.ts';

newBuyersEachTest();

const { desk, authorized, act, ofBuyer, balances, differences, topics, movedMail } = authorizing();

describe('an authorised payment', () => {
  test('sells its order, tells its people, and posts nothing', async () => {
    const { order, checkout, paid, purchase } = await authorized();
    expect(paid.body.state).toBe('authorized');
    expect(desk().world.cards.asked.at(-1)).toMatchObject({ isLater: true });
    expect(await paymentOf('a', checkout)).toMatchObject({ state: 'authorized' });
    expect((await purchase(checkout)).body.payment_state).toBe('authorized');
    expect(await stockOf('a', desk().item)).toEqual({ on_hand: 4, reserved: 0 });
    expect(await balances()).toEqual({});
    expect((await desk().read(order)).body).toMatchObject({
      state: from,
      next: 'in_process',
      authorization: {
        amount: 10_000,
        captured: null,
        state: 'standing',
        asked: null,
        may_capture: true,
        ends_on: new Date(desk().world.clock.now() + 7 * DAY).toISOString(),
        steps: [{ step: 'authorized', amount: 10_000, by: null }],
      },
    });
    expect(await topics()).toEqual(['mail.order_confirmation']);
    expect(await differences()).toEqual([]);
    const [mail] = await rows(
      'a',
      sql<{ id: string }>`SELECT id FROM outbox
      WHERE store_id = ${desk().store.id}`,
    );
    expect(await consume(desk().world, desk().store, mail?.id ?? '')).toBe('ack');
    expect((await sentBy(desk().store))[0]?.html).toContain('pago autorizado, se cobra al enviar');
  });

  test.each([
    ['a bank that asks first', FAKE_TOKENS.threeDs],
    ['an answer that got lost', FAKE_TOKENS.timeOut],
  ])('comes by the one path after %s', async (_what, source) => {
    const { token, checkout, reference, confirm } = await authorized(source);
    if (source === FAKE_TOKENS.threeDs) desk().world.cards.settle(reference, 'approved');
    expect((await confirm(token)).body.state).toBe('authorized');
    expect((await webhook(desk().world, desk().store, 7)).status).toBe(200);
    expect((await webhook(desk().world, desk().store, 7)).status).toBe(200);
    expect(await paymentOf('a', checkout)).toMatchObject({ state: 'authorized', tries: 1 });
    expect(await balances()).toEqual({});
  });

  test('is refunded by nobody', async () => {
    const { order } = await authorized();
    const books = makeWorld(
      { ...nobody, identity: () => Promise.resolve(accountant) },
      { endpoints: moneyEndpoints },
    );
    const path = `/admin/suppliers/${desk().store.id}/orders/${order}/refunds`;
    const body = { part: 'amount', amount: 100, reason: 'goodwill' };
    const asked = await books.call(desk().store, 'POST', path, body, withKey());
    expect(asked).toMatchObject({ status: 409, body: { code: 'order_not_refundable' } });
  });
});

describe('is charged at once', () => {
  test('where its store says nothing, or another way to pay', async () => {
    await write('a', sql`UPDATE store SET charges_later = '[]' WHERE id = ${desk().store.id}`);
    const { paid, order } = await authorized();
    expect(paid.body.state).toBe('approved');
    expect((await desk().read(order)).body.authorization).toBeNull();
    expect(desk().world.cards.asked.at(-1)?.isLater).toBeUndefined();
  });

  test('what several sellers deliver', async () => {
    const other = await makeStore();
    await chargesLater(other.id);
    const goods = await makeItem(other, { price: 2_500, listedBy: [desk().store] });
    const { awaiting, pay } = buyer(desk().world, desk().store);
    const { token } = await awaiting([{ item: desk().item }, { item: goods }]);
    expect((await pay(token, FAKE_TOKENS.approve)).body.state).toBe('approved');
  });

  test('what is no goods', async () => {
    const shopper = buyer(desk().world, desk().store);
    const { token, checkout } = await shopper.awaiting([{ item: desk().item }]);
    await write(
      'a',
      sql`UPDATE order_line SET snapshot = json_set(snapshot, '$.type', 'service')
        WHERE order_id IN (SELECT id FROM purchase_order WHERE checkout_id = ${checkout})`,
    );
    expect((await shopper.pay(token, FAKE_TOKENS.approve)).body.state).toBe('approved');
  });
});

describe('a charge', () => {
  test('comes before any receipt and any invoice', async () => {
    const { order } = await authorized();
    const { store, world } = desk();
    const papers = makeWorld(
      { ...nobody, identity: () => Promise.resolve(accountant) },
      { endpoints: [...receiptEndpoints, ...invoiceEndpoints], cards: world.cards },
    );
    const at = `/admin/suppliers/${store.id}`;
    await papers.call(store, 'PUT', `${at}/billing`, TAX, withKey(fresh('billing-key-nr-')));
    await write(
      'a',
      sql`INSERT INTO order_billing (order_id, supplier_id, rfc, name, regime, cfdi_use, tax_place, asked_at)
      VALUES (${order}, ${store.id}, 'GODE561231GR8', 'EMILIA GODOY', '612', 'G03', '06700', 1)`,
    );
    const made = () =>
      Promise.all(
        [
          `/orders/${store.id}:${store.id}/order/${order}/receipts`,
          `${at}/orders/${order}/invoice`,
        ].map((path) => papers.call<{ code?: string }>(store, 'POST', path, {}, withKey())),
      );
    expect((await made()).map(({ body }) => body.code)).toEqual([
      'receipt_failed',
      'invoice_too_early',
    ]);
    await act('capture', order);
    expect((await made()).every(({ status }) => status < 300)).toBe(true);
  });

  test('is the moment from which its sale is due for an invoice', async () => {
    const { order } = await authorized();
    const due = () =>
      rows('a', sql<{ paid_at: number }>`SELECT paid_at FROM order_paid WHERE order_id = ${order}`);
    expect(await due()).toEqual([]);
    await act('capture', order);
    expect(await due()).toEqual([{ paid_at: desk().world.clock.now() }]);
  });

  test('by the button posts once, however often it is asked for', async () => {
    const { order, checkout } = await authorized();
    const charged = await act('capture', order);
    expect(charged.body.authorization).toMatchObject({
      state: 'captured',
      captured: 10_000,
      may_capture: false,
    });
    expect(charged.body.authorization?.steps.map(({ step }) => step)).toEqual([
      'captured',
      'capture_asked',
      'authorized',
    ]);
    expect(charged.body.authorization?.steps[1]?.by?.id).toBe('ac_despacho');
    expect((await act('capture', order)).status).toBe(200);
    expect(desk().world.cards.moved).toEqual(['capture']);
    expect(await paymentOf('a', checkout)).toMatchObject({ state: 'approved' });
    expect(await balances()).toEqual({
      'clearing:str_card': -10_000,
      'store:own:locked': 10_000,
    });
    expect(await differences()).toEqual([]);
    expect(await topics()).toEqual(['mail.order_confirmation', 'mail.order_moved']);
  });

  test('of a part lets go of the rest, and never takes more', async () => {
    const { order, checkout, purchase } = await authorized();
    expect((await act('capture', order, { amount: 10_001 })).body).toMatchObject({
      code: 'capture_too_much',
      field: 'amount',
    });
    const charged = await act('capture', order, { amount: 7_500 });
    expect(charged.body.authorization).toMatchObject({ state: 'captured', captured: 7_500 });
    expect((await act('capture', order, { amount: 7_500 })).status).toBe(200);
    expect((await act('capture', order, { amount: 9_000 })).body).toMatchObject({
      code: 'authorization_is_over',
    });
    expect(await balances()).toEqual({ 'clearing:str_card': -7_500, 'store:own:locked': 7_500 });
    expect(await differences()).toEqual([]);
    expect((await purchase(checkout)).body.orders[0]?.refunds).toMatchObject([
      { amount: 2_500, state: 'success', reason: 'not_captured' },
    ]);
    expect(await consume(desk().world, desk().store, await movedMail())).toBe('ack');
    expect((await sentBy(desk().store)).at(-1)?.html).toContain('$75.00');
    // The provider's word about the same charge changes nothing.
    expect((await webhook(desk().world, desk().store, 9)).status).toBe(200);
    expect(await balances()).toEqual({ 'clearing:str_card': -7_500, 'store:own:locked': 7_500 });
  });

  test('comes by itself as the order is handed over, and not before', async () => {
    const { order, checkout } = await authorized();
    expect((await desk().next(order, { from })).body.state).toBe('in_process');
    expect(await paymentOf('a', checkout)).toMatchObject({ state: 'authorized' });
    const key = fresh('move-key-number-');
    const moved = await desk().next(order, { from: 'in_process' }, key);
    expect(moved.body.state).toBe('to_deliver');
    expect((await desk().next(order, { from: 'in_process' }, key)).body.state).toBe('to_deliver');
    expect(await paymentOf('a', checkout)).toMatchObject({ state: 'approved' });
    expect(desk().world.cards.moved).toEqual(['capture']);
  });

  test('that the bank refuses keeps the order back, and may be asked for anew', async () => {
    const { order, checkout } = await authorized();
    desk().world.cards.authorizationsEnd('declined');
    expect((await act('capture', order)).body).toMatchObject({ code: 'capture_refused' });
    await desk().next(order, { from });
    expect((await desk().next(order, { from: 'in_process' })).body).toMatchObject({
      code: 'capture_refused',
    });
    expect((await desk().read(order)).body).toMatchObject({
      state: 'in_process',
      authorization: { state: 'standing', asked: null, fault: 'source_refused' },
    });
    expect(await balances()).toEqual({});
    desk().world.cards.authorizationsEnd('success');
    expect((await desk().next(order, { from: 'in_process' })).body.state).toBe('to_deliver');
    expect(await paymentOf('a', checkout)).toMatchObject({ state: 'approved' });
  });

  test('whose answer is lost is found by asking, and made once', async () => {
    const { order, checkout } = await authorized();
    desk().world.cards.authorizationsEnd('lost');
    const waiting = await act('capture', order);
    expect(waiting.body.authorization).toMatchObject({ state: 'standing', asked: 'capture' });
    await desk().next(order, { from });
    desk().world.clock.advance(2 * 60_000);
    await reconcile(desk().world.work('a'));
    expect(await paymentOf('a', checkout)).toMatchObject({ state: 'approved' });
    expect(desk().world.cards.moved).toEqual(['capture']);
    expect(await differences()).toEqual([]);
  });

  test('waits while the provider is down, and no cancellation overtakes it', async () => {
    const { order, checkout } = await authorized();
    desk().world.cards.authorizationsEnd('down');
    expect((await act('capture', order)).body.authorization).toMatchObject({ asked: 'capture' });
    const wish = { from, reason: 'requested_by_client' };
    expect((await ofBuyer('DELETE', order, wish)).status).toBe(409);
    expect((await desk().cancel(order, { from, reason: 'other', message: 'x' })).status).toBe(409);
    expect((await act('void', order, { from })).body).toMatchObject({ code: 'payment_pending' });
    desk().world.cards.authorizationsEnd('success');
    desk().world.clock.advance(2 * 60_000);
    await reconcile(desk().world.work('a'));
    expect(await paymentOf('a', checkout)).toMatchObject({ state: 'approved' });
  });

  test('that was made in the panel of the provider is taken over', async () => {
    const { order, checkout, reference } = await authorized();
    await desk().world.cards.authorizations.capture({
      chargeId: `ch_${reference}`,
      reference,
      amount: { amount: 6_000, currency: 'MXN' },
      idempotencyKey: 'by-hand',
    });
    expect((await webhook(desk().world, desk().store, 3)).status).toBe(200);
    expect(await paymentOf('a', checkout)).toMatchObject({ state: 'approved' });
    expect((await desk().read(order)).body.authorization).toMatchObject({ captured: 6_000 });
    expect(await balances()).toEqual({ 'clearing:str_card': -6_000, 'store:own:locked': 6_000 });
    expect(await differences()).toEqual([]);
  });
});
