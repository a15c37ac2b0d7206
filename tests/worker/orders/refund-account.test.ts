/** Money that only a transfer gives back: its buyer names a CLABE, its seller reads it, and it goes once that is done. */
import { expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { moneyEndpoints } from '../../../edge/flows/money/endpoints.ts';
import { boughtOrderEndpoints, orderWorkEndpoints } from '../../../edge/flows/orders/endpoints.ts';
import { refundAccountEndpoints } from '../../../edge/flows/orders/refund-account.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import type { BoughtOrder } from '../../../shared/contracts/orders.ts';
import type { OwnPaymentView } from '../../../shared/contracts/own-payments.ts';
import type { AskedAccount } from '../../../shared/contracts/refund-account.ts';
import type { RefundView } from '../../../shared/contracts/refunds.ts';
import { keychainOf } from '../../../shared/rules/permissions.ts';
import { nobody } from '../../support/nobody.ts';
import { buyer, newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { atOnce, taken } from '../purchase/racing.ts';
import { beginSlip } from '../purchase/slip-buyer.ts';
import { fresh, makeItem, makeStore, makeWorld, rows } from '../purchase/world.ts';
import { accountant } from './desk.ts';

newBuyersEachTest();

const CLABE = '032 180 00011835971 9';
const OTHER_CLABE = '646180110400000007';
const from = 'sent_to_supplier';
const ofBuyers = [...purchaseEndpoints, ...boughtOrderEndpoints, ...refundAccountEndpoints];

/** An order whose deposit has come, and the calls of its buyer and its seller about giving it back. */
async function deposited() {
  const begun = await beginSlip('deposit');
  const { store, checkout } = begun;
  await begun.go();
  await begun.seen();
  const id = (await begun.purchase(checkout)).body.orders[0]?.id ?? expect.fail('no order');
  const world = makeWorld(nobody, { endpoints: ofBuyers });
  // The browser that bought.
  await world.scope(store).visitor.noteBought(checkout);
  const keychain = keychainOf('owner', { store_type: 'other', is_proxy: false });
  const owner = { ...accountant, role: 'owner' as const, keychain };
  const staff = makeWorld(
    { ...nobody, identity: () => Promise.resolve(owner) },
    { endpoints: [...moneyEndpoints, ...orderWorkEndpoints] },
  );
  const at = `/admin/suppliers/${store.id}`;
  const { id: payment } = await begun.payment();
  return {
    ...begun,
    id,
    world,
    give: (number: string, key?: string, by = world) =>
      by.call<AskedAccount & { code?: string; field?: string }>(
        store,
        'PUT',
        `/orders/${id}/refund_account`,
        { holder: ' Ana Ruiz ', number },
        withKey(key),
      ),
    order: async () => (await world.call<BoughtOrder>(store, 'GET', `/orders/${id}`)).body,
    cancel: async () => {
      const body = { from, reason: 'cannot_be_fulfilled' };
      const answer = await staff.call(store, 'DELETE', `${at}/orders/${id}`, body, withKey());
      await staff.settled();
      return answer;
    },
    refund: async () => {
      const body = { part: 'amount', amount: 2_500, reason: 'goodwill' };
      const path = `${at}/orders/${id}/refunds`;
      const answer = await staff.call<RefundView>(store, 'POST', path, body, withKey());
      await staff.settled();
      return answer;
    },
    mark: (refund: string) => {
      const body = { proof: 'SPEI 8812734', by: 'store' };
      return staff.call(store, 'POST', `${at}/refunds/${refund}/mark`, body, withKey());
    },
    read: async () =>
      (await staff.call<OwnPaymentView>(store, 'GET', `${at}/payments/${payment}`)).body.refunds,
    kept: () =>
      rows(
        'a',
        sql<{ sealed: string; last_four: string }>`SELECT sealed, last_four FROM refund_account
          WHERE order_id = ${id}`,
      ),
    topics: async () =>
      (
        await rows(
          'a',
          sql<{ topic: string; payload: string }>`SELECT topic, payload FROM outbox
            WHERE store_id = ${store.id} AND topic IN ('mail.order_moved', 'alert.refund_account')`,
        )
      ).map(({ topic, payload }) => [topic, (JSON.parse(payload) as { stage?: string }).stage]),
  };
}

test('a cancelled deposit asks for an account, which its seller reads until the money is there', async () => {
  const { order, give, cancel, read, mark, kept, topics } = await deposited();
  expect((await order()).refund_account).toBeNull();
  expect((await give(CLABE)).body).toMatchObject({ code: 'refund_account_not_asked' });

  expect((await cancel()).status).toBe(200);
  expect((await order()).refund_account).toEqual({ kind: 'clabe', last_four: null });
  expect((await read())[0]).toMatchObject({ fault: 'by_hand', to_account: null });

  const key = fresh('account-key-number-');
  const given = await give(CLABE, key);
  expect(given.body).toEqual({ kind: 'clabe', last_four: '9719' });
  expect((await give(CLABE, key)).body).toEqual(given.body);
  expect((await order()).refund_account).toEqual(given.body);
  const [refund] = await read();
  const target = { kind: 'clabe', number: '032180000118359719', holder: 'Ana Ruiz' };
  expect(refund).toMatchObject({ to_account: target, may_mark: true });
  // Nobody who reads the database alone sees it.
  expect(JSON.stringify(await kept())).not.toContain('032180000118');

  expect((await give(OTHER_CLABE)).body).toMatchObject({ last_four: '0007' });
  expect((await read())[0]?.to_account?.number).toBe(OTHER_CLABE);
  expect(await topics()).toEqual([
    ['mail.order_moved', 'canceled_by_supplier'],
    ['alert.refund_account', undefined],
    ['alert.refund_account', undefined],
  ]);

  expect((await mark(refund?.id ?? '')).status).toBe(200);
  expect(await kept()).toEqual([]);
  expect((await order()).refund_account).toBeNull();
  expect((await read())[0]?.to_account).toBeNull();
  expect((await give(CLABE)).body).toMatchObject({ code: 'refund_account_not_asked' });
});

test('a part that the seller gives back asks for it by mail', async () => {
  const { order, refund, topics } = await deposited();
  expect((await refund()).status).toBe(201);
  expect((await order()).refund_account).toEqual({ kind: 'clabe', last_four: null });
  expect(await topics()).toEqual([['mail.order_moved', 'refund_account']]);
});

test('a number that no bank has given is refused beside its field, and nothing is kept', async () => {
  const { cancel, give, kept } = await deposited();
  await cancel();
  for (const number of ['032180000118359718', '12', 'x'.repeat(41)]) {
    const { status, body } = await give(number);
    expect([status, body.field]).toEqual(number.length > 40 ? [400, 'number'] : [422, 'number']);
  }
  expect(await kept()).toEqual([]);
});

test('nobody but its buyer names the account, or reads that one is asked for', async () => {
  const { cancel, give, kept, store, id } = await deposited();
  await cancel();
  const strangers = makeWorld(nobody, { endpoints: ofBuyers });
  expect((await give(CLABE, undefined, strangers)).body).toMatchObject({ code: 'order_not_found' });
  expect(await kept()).toEqual([]);
  const seen = await strangers.call<BoughtOrder>(store, 'GET', `/orders/${id}`);
  expect(seen.body.refund_account).toBeNull();
});

test('what a provider gives back asks for no account', async () => {
  const world = makeWorld(nobody, { endpoints: ofBuyers });
  const store = await makeStore();
  const { awaiting, pay, purchase } = buyer(world, store);
  const { token, checkout } = await awaiting([{ item: await makeItem(store) }]);
  await pay(token, 'tok_approve');
  world.cards.refundsEnd('pending');
  const { id = '' } = (await purchase(checkout)).body.orders[0] ?? {};
  const body = { from, reason: 'requested_by_client' };
  await world.call(store, 'DELETE', `/orders/${id}`, body, withKey());
  await world.settled();
  const { body: after } = await world.call<BoughtOrder>(store, 'GET', `/orders/${id}`);
  expect(after.refunds).toHaveLength(1);
  expect(after.refund_account).toBeNull();
});

test('of 20 accounts at one time one is kept', async () => {
  const { cancel, give, kept } = await deposited();
  await cancel();
  const all = await atOnce((n) => give(n % 2 === 0 ? CLABE : OTHER_CLABE));
  expect(taken(all)).toBeGreaterThan(0);
  const after = await kept();
  expect(after).toHaveLength(1);
  expect(['9719', '0007']).toContain(after[0]?.last_four);
});
