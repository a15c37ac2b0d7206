/**
 * Every code that authorises × charging an authorisation and giving it up × how its provider fails, by its own adapter
 * at the sandbox's wire: nothing is handed over meanwhile, nothing is done twice, nothing is stuck, and pages are read.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { reconcile } from '../../../edge/flows/purchase/index.ts';
import { audit } from '../../../edge/modules/ledger/index.ts';
import { fixedClock } from '../../../shared/kernel/clock.ts';
import { authorizingCodes, type AuthorizingCode } from '../../../shared/rules/authorizations.ts';
import { browsing } from '../purchase/browsing.ts';
import { buyer, newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { FAULTS } from '../purchase/faults.ts';
import type { Captured, Taken } from '../purchase/memory-cards.ts';
import { openDirect } from '../purchase/memory-direct.ts';
import { openPages } from '../purchase/memory-pages.ts';
import { paymentOf } from '../purchase/paying.ts';
import { MINUTE_MS, NOON, rows, stockOf, write } from '../purchase/world.ts';
import { chargesLater, from } from './authorizing.ts';
import { makeDesk } from './desk.ts';

newBuyersEachTest();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** How an act ends: its payment, its order, the units in stock, what the provider did. */
const ENDS = {
  capture: ['approved', from, 4, ['capture']],
  void: ['voided', 'canceled_by_supplier', 5, ['cancel']],
} as const;
type Act = keyof typeof ENDS;
const ACTS = Object.keys(ENDS) as Act[];

/** Before what is asked for is done; and after it, where the provider heard of it at all. */
const CASES = Object.entries(FAULTS).flatMap(([name, fault]) => [
  { name, at: 'before it is done', isDone: false, fault },
  ...(name === 'down' ? [] : [{ name, at: 'after it was done', isDone: true, fault }]),
]);

/** The sandbox's books of a code, in place of the network. */
function openBooks(code: AuthorizingCode) {
  if (code === 'conekta_card') return openPages(fixedClock(NOON));
  const books = openDirect(fixedClock(NOON));
  return { ...books, authorizations: books.authorizations(code) };
}

/** An order whose payment was authorised, or whatever the buyer has proved instead. */
async function authorized(code: AuthorizingCode, proved: Taken = {}) {
  const books = openBooks(code);
  const desk = await makeDesk({ payments: books.payments });
  const { world, staff, store, item } = desk;
  await chargesLater(store.id, [code]);
  const takes = JSON.stringify([code]);
  await write('a', sql`UPDATE store SET payment_types = ${takes} WHERE id = ${store.id}`);
  const browse = await browsing(store, item, books.payments);
  const shopper = buyer(world, store);
  const started = await shopper.ready([{ item }]);
  const placed = await shopper.place(started, { payment_type: code });
  const { id: checkout } = started.body;
  const token = placed.body.payment_token as string;
  const way = code === 'str_card' ? 'card' : code;
  const source = code === 'str_card' ? { source_id: 'pm_1' } : undefined;
  const paid = await shopper.call('POST', `/payment/${token}/order/${way}`, source, withKey());
  expect(paid.status).toBe(200);
  books.pay(proved);
  await shopper.confirm(token);
  const [order] = (await shopper.purchase(checkout)).body.orders;
  const id = order?.id ?? expect.fail('no order');
  const settled = () => Promise.all([world.settled(), staff.settled()]);
  return {
    ...desk,
    books,
    browse,
    id,
    act: async (what: Act) => {
      const path = `/admin/suppliers/${store.id}/orders/${id}/authorization/${what}`;
      const answer = await staff.call(store, 'POST', path, { from }, withKey());
      await settled();
      return answer;
    },
    later: async (minutes = 15) => {
      world.clock.advance(minutes * MINUTE_MS);
      await reconcile(world.work('a'));
      await settled();
    },
    stands: async () => {
      const { state } = await paymentOf('a', checkout);
      const [at] = (await shopper.purchase(checkout)).body.orders;
      const { on_hand: units } = await stockOf('a', item);
      return [state, at?.state, units, books.authorizations.moved];
    },
    /** What the books hold of it, and how they differ from what they have to be. */
    kept: async () => {
      const balances = await rows(
        'a',
        sql<{ name: string; balance: number }>`SELECT name, credits - debits AS balance
          FROM ledger_account WHERE network_id = ${store.id} AND credits <> debits ORDER BY name`,
      );
      const now = world.clock.now();
      const { differences } = await audit(world.work('a').cell, store.id, { extent: 'whole', now });
      return [balances.map(({ balance }) => balance), differences];
    },
  };
}

const WRONG: [string, Captured][] = [
  ['a wrong amount', { amount: 9_999 }],
  ['a wrong currency', { currency: 'USD' }],
];

describe.each(authorizingCodes)('%s', (code) => {
  describe.each(ACTS)('%s', (what) => {
    test.each(CASES)('$name $at is asked for until it has answered, once', async (one) => {
      const { books, browse, act, later, stands, kept, next, id } = await authorized(code);
      books.breakBy(one.fault, undefined, one.isDone);
      await act(what);
      await Promise.all([later(), browse()]);
      expect((await stands()).slice(0, 3)).toEqual(['authorized', ...ENDS[what].slice(1, 3)]);
      expect(await kept()).toEqual([[], []]);
      if (what === 'capture') {
        await next(id, { from });
        const handedOver = await next(id, { from: 'in_process' });
        expect(handedOver).toMatchObject({ status: 409, body: { code: 'payment_pending' } });
      }
      books.breakBy(undefined);
      for (let turn = 0; turn < 4; turn += 1) await later();
      const [state, order, units, moved] = await stands();
      expect([state, units, moved]).toEqual([ENDS[what][0], ...ENDS[what].slice(2)]);
      expect(order).toBe(what === 'capture' ? 'in_process' : 'canceled_by_supplier');
      expect(await kept()).toEqual([what === 'capture' ? [-10_000, 10_000] : [], []]);
    });

    test('a provider that is down until the authorisation has ended takes nothing', async () => {
      const { books, act, later, stands, kept } = await authorized(code);
      books.breakBy(FAULTS['down']);
      await act(what);
      await later(30 * 24 * 60);
      books.authorizations.expire();
      books.breakBy(undefined);
      for (let turn = 0; turn < 3; turn += 1) await later();
      expect(await stands()).toEqual(['voided', 'canceled_by_supplier', 5, []]);
      expect(await kept()).toEqual([[], []]);
    });
  });

  test.each(WRONG)('%s that is captured goes back, and its order with it', async (_, taken) => {
    const { books, act, later, stands, kept } = await authorized(code);
    books.authorizations.lie(taken);
    await act('capture');
    for (let turn = 0; turn < 3; turn += 1) await later();
    expect(await stands()).toEqual(['refunded', 'canceled_by_supplier', 5, ['capture']]);
    expect(books.refunded()).toBe(taken.amount ?? 10_000);
    expect(await kept()).toEqual([[], []]);
  });

  test('less than was asked for is what the buyer has paid', async () => {
    const { books, act, later, stands, kept } = await authorized(code);
    books.authorizations.lie({ captured: 9_000 });
    await act('capture');
    await later();
    expect(await stands()).toEqual(['approved', from, 4, ['capture']]);
    expect(books.refunded()).toBe(0);
    expect(await kept()).toEqual([[-9_000, 9_000], []]);
  });

  test.each(WRONG)('%s of what is given up changes nothing of that', async (_, taken) => {
    const { books, act, stands, kept } = await authorized(code);
    books.authorizations.lie(taken);
    await act('void');
    expect(await stands()).toEqual(['voided', 'canceled_by_supplier', 5, ['cancel']]);
    expect(await kept()).toEqual([[], []]);
  });

  test.each(WRONG)('%s that is authorised is given up', async (_, proved) => {
    const { books, later, stands, kept } = await authorized(code, proved);
    for (let turn = 0; turn < 2; turn += 1) await later();
    expect(await stands()).toEqual(['voided', 'canceled_by_customer', 5, ['cancel']]);
    expect(books.refunded()).toBe(0);
    expect(await kept()).toEqual([[], []]);
  });
});
