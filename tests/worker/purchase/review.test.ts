/** Payments that their provider takes days to decide about: goods, words, mails, and each way that it ends. */
import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { openDirectory } from '../../../edge/db/cells.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import { cancelBought } from '../../../edge/flows/orders/cancel-bought.ts';
import { audit } from '../../../edge/modules/ledger/index.ts';
import { reconcile } from '../../../edge/flows/purchase/index.ts';
import { sweepHolds } from '../../../edge/flows/purchase/sweep-holds.ts';
import { insertMailStop, readStopToken, stopPath } from '../../../edge/modules/mail/index.ts';
import { readEnv } from '../../../edge/env.ts';
import { fakeSender } from '../../../edge/providers/message/fake.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { reviewEnd } from '../../../shared/rules/payment-review.ts';
import { contact, newBuyersEachTest } from './buyer.ts';
import { consume } from './outbox.ts';
import { begin, HOLD_MS, paymentOf, webhook } from './paying.ts';
import { MINUTE_MS, row, rows, stockOf, write } from './world.ts';

newBuyersEachTest();

const DAY_MS = 24 * 60 * MINUTE_MS;

/** An order whose payment is looked at. */
async function beginReviewed(token: string = FAKE_TOKENS.review) {
  const begun = await begin();
  const { world, store, checkout } = begun;
  const paid = await begun.pay(begun.token, token);
  const { reference } = world.cards.asked[0]!;
  const until = reviewEnd(world.clock.now(), 'MX');
  return {
    ...begun,
    paid,
    until,
    settle: (outcome: 'approved' | 'declined') => world.cards.settle(reference, outcome),
    tell: (sequence: number) => webhook(world, store, sequence),
    payment: () => paymentOf('a', checkout),
    read: async () => (await begun.purchase(checkout)).body,
    held: () =>
      row(
        'a',
        sql<{ end: number }>`SELECT expires_at AS end FROM hold WHERE checkout_id = ${checkout}`,
      ),
    topics: async () =>
      (
        await rows(
          'a',
          sql<{
            topic: string;
          }>`SELECT topic FROM outbox WHERE store_id = ${store.id} ORDER BY rowid`,
        )
      ).map(({ topic }) => topic),
  };
}

describe('a payment in review', () => {
  test('keeps its goods two working days, says so, and is no order yet', async () => {
    const { world, paid, payment, read, held, until, item, topics } = await beginReviewed();
    expect([paid.status, paid.body.state, (await payment()).state]).toEqual([
      200,
      'in_review',
      'in_review',
    ]);
    const { payment_state, review, is_held, orders } = await read();
    expect([payment_state, review, is_held]).toEqual([
      'in_review',
      { until: new Date(until).toISOString(), waits_for: 'checks' },
      true,
    ]);
    expect(orders[0]).toMatchObject({ state: 'awaiting_payment', may_cancel: false });
    expect((await held()).end).toBe(until);
    expect(await topics()).toEqual(['mail.payment_review']);
    // Long after an ordinary hold would have ended.
    world.clock.advance(HOLD_MS * 4);
    await sweepHolds(world.work('a').cell, world.clock.now());
    expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 1 });
  });

  test('is neither paid again nor given up, and its order is not cancelled', async () => {
    const { world, store, token, pay, call, payment, read } = await beginReviewed();
    expect((await pay(token, FAKE_TOKENS.approve)).body).toMatchObject({ code: 'payment_pending' });
    expect((await call('POST', `/payment/${token}/cancel`)).body).toMatchObject({
      state: 'in_review',
    });
    const canceled = await cancelBought(world.scope(store), (await read()).orders[0]!.id, {
      from: 'awaiting_payment',
      reason: 'requested_by_client',
      message: '',
    });
    expect(canceled).toMatchObject({ ok: false, error: { code: 'payment_pending' } });
    expect([(await payment()).state, world.cards.asked.length]).toEqual(['in_review', 1]);
  });

  test('that is accepted completes its order, whoever is the first to say so, and once', async () => {
    const { settle, tell, confirm, token, read, item, topics, payment } = await beginReviewed();
    settle('approved');
    await Promise.all([tell(1), tell(1), confirm(token), tell(2), confirm(token)]);
    const { orders, payment_state, review } = await read();
    expect([payment_state, review, orders[0]!.state]).toEqual([
      'approved',
      undefined,
      'sent_to_supplier',
    ]);
    expect(await stockOf('a', item)).toEqual({ on_hand: 4, reserved: 0 });
    expect(await topics()).toEqual(['mail.payment_review', 'mail.order_confirmation']);
    expect((await payment()).tries).toBe(1);
  });

  test('is asked about every ten minutes, so that a lost event does not keep it', async () => {
    const { world, settle, payment } = await beginReviewed();
    settle('approved');
    world.clock.advance(9 * MINUTE_MS);
    await reconcile(world.work('a'));
    expect((await payment()).state).toBe('in_review');
    world.clock.advance(2 * MINUTE_MS);
    await reconcile(world.work('a'));
    expect((await payment()).state).toBe('approved');
  });

  test('that is refused is told, keeps its goods for a day, and may be paid another way', async () => {
    const { world, settle, tell, payment, held, topics, pay, token, read, item } =
      await beginReviewed();
    settle('declined');
    await Promise.all([tell(1), tell(1), tell(2)]);
    const refused = world.clock.now();
    expect([(await payment()).state, (await held()).end, await topics()]).toEqual([
      'declined',
      refused + DAY_MS,
      ['mail.payment_review', 'mail.payment_review'],
    ]);
    world.clock.advance(DAY_MS - MINUTE_MS);
    expect((await pay(token, FAKE_TOKENS.approve)).body.state).toBe('approved');
    expect((await read()).orders[0]!.state).toBe('sent_to_supplier');
    expect(await stockOf('a', item)).toEqual({ on_hand: 4, reserved: 0 });
  });

  test('that is refused, and that nobody pays, ends with that day', async () => {
    const { world, settle, tell, read, item } = await beginReviewed();
    settle('declined');
    await tell(1);
    world.clock.advance(DAY_MS);
    await reconcile(world.work('a'));
    expect((await read()).orders[0]!.state).toBe('canceled_by_customer');
    expect(await stockOf('a', item)).toEqual({ on_hand: 5, reserved: 0 });
  });

  test('that lasts longer frees its goods, and is given back where they are gone', async () => {
    const { world, store, settle, tell, read, item, until, payment } = await beginReviewed();
    world.clock.advance(until - world.clock.now());
    await reconcile(world.work('a'));
    expect([await stockOf('a', item), (await read()).orders[0]!.state]).toEqual([
      { on_hand: 5, reserved: 0 },
      'awaiting_payment',
    ]);
    await write('a', sql`UPDATE sku SET on_hand = 0 WHERE id = ${item.sku}`);
    settle('approved');
    await tell(1);
    expect([(await payment()).state, (await read()).payment_state]).toEqual([
      'refunded',
      'refunded',
    ]);
    const books = { extent: 'whole', now: world.clock.now() } as const;
    expect((await audit(world.work('a').cell, store.id, books)).differences).toEqual([]);
  });

  test('that waits for the account that takes it says so', async () => {
    const { read } = await beginReviewed(FAKE_TOKENS.sellerActs);
    expect((await read()).review).toMatchObject({ waits_for: 'seller' });
  });

  test('is told by a mail, which a reader who has stopped the store’s mails does not get', async () => {
    const { world, store } = await beginReviewed();
    const { id } = await row(
      'a',
      sql<{ id: string }>`SELECT id FROM outbox WHERE store_id = ${store.id}`,
    );
    const sender = fakeSender();
    expect(await consume(world, store, id, sender)).toBe('ack');
    const [mail] = sender.asked;
    expect(mail).toMatchObject({
      recipient: contact.email,
      text: expect.stringContaining('revis'),
    });

    const other = await beginReviewed();
    const token = (await stopPath(readEnv(env), other.store.id, contact.email)).split('/').at(-1)!;
    const hash = (await readStopToken(readEnv(env), other.store.id, token))!;
    const { id: storeId, slug } = other.store;
    await env.DIRECTORY.prepare('INSERT OR IGNORE INTO store (id, slug, cell) VALUES (?, ?, ?)')
      .bind(storeId, slug, 'a')
      .run();
    await openDirectory(env).write([insertMailStop(other.store.id, hash, 1)]);
    const message = await row(
      'a',
      sql<{ id: string }>`SELECT id FROM outbox WHERE store_id = ${other.store.id}`,
    );
    const nobody = fakeSender();
    expect(await consume(other.world, other.store, message.id, nobody)).toBe('ack');
    expect(nobody.asked).toEqual([]);
  });
});
