/** Deposits in parts, step by step and in random histories: the books hold after each, and nothing is kept silently. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { confirmDeposit } from '../../../edge/flows/money/deposits.ts';
import { markRefund } from '../../../edge/flows/money/refunds.ts';
import { reconcile } from '../../../edge/flows/purchase/index.ts';
import { audit } from '../../../edge/modules/ledger/index.ts';
import { commit } from '../../../edge/unit-of-work/change.ts';
import { buyer, newBuyers, newBuyersEachTest, withKey } from '../purchase/buyer.ts';
import { staffed } from '../purchase/give-keys.ts';
import { paymentOf } from '../purchase/paying.ts';
import { openDeposits } from '../purchase/slip-buyer.ts';
import { fresh, makeItem, makeStore, makeWorld, MINUTE_MS, row, rows } from '../purchase/world.ts';

newBuyersEachTest();

const ASKED = 13_000;
const OTHERS = 3_000;

/** A deposit of 100.00 for the store that takes it and 30.00 for another one's goods. */
async function begin() {
  await newBuyers();
  const world = makeWorld();
  const payments = ['deposit'] as const;
  const [store, other] = [await makeStore('a', { payments }), await makeStore('a', { payments })];
  await openDeposits(world, store);
  const own = await makeItem(store, { price: 10_000 });
  const others = await makeItem(other, { price: OTHERS, listedBy: [store] });
  const shopper = buyer(world, store);
  const started = await shopper.ready([{ item: own }, { item: others }]);
  const placed = await shopper.place(started, { payment_type: 'deposit' });
  const token = placed.body.payment_token as string;
  await shopper.call('POST', `/payment/${token}/order/deposit`, undefined, withKey());
  const { id } = await paymentOf('a', started.body.id);
  const scope = staffed(world, store);
  const refunds = () =>
    rows(
      'a',
      sql<{ id: string; amount: number; reason: string; state: string }>`
        SELECT id, amount, reason, state FROM refund WHERE payment_id = ${id}`,
    );
  return {
    store,
    other,
    come: (amount?: number) => confirmDeposit(scope, id, { amount, key: fresh('came-key-nr-') }),
    wait: async (minutes: number) => {
      world.clock.advance(minutes * MINUTE_MS);
      await reconcile(world.work('a'));
    },
    async mark() {
      for (const one of (await refunds()).filter(({ state }) => state === 'failed')) {
        const marked = await commit(scope, undefined, 200, () =>
          markRefund(scope, one.id, { proof: 'SPEI 1', by: 'store' }),
        );
        expect(marked.ok).toBe(true);
      }
    },
    /** The postings, what stands of the payment, and what is owed to the buyer by its reasons. */
    async seen() {
      const posted = await rows(
        'a',
        sql<{ debit: string; credit: string; amount: number }>`SELECT debit, credit, amount
          FROM ledger_posting WHERE cause = ${`paid:${id}`}
            OR cause IN (SELECT 'refunded:' || id FROM refund WHERE payment_id = ${id})`,
      );
      const { state, arrived, came } = await row(
        'a',
        sql<{ state: string; arrived: number; came: number }>`SELECT state, arrived,
          (SELECT coalesce(sum(amount), 0) FROM payment_arrival WHERE payment_id = ${id}) AS came
          FROM payment WHERE id = ${id}`,
      );
      const sumOf = (reason: string, all: Awaited<ReturnType<typeof refunds>>) =>
        all.filter((one) => one.reason === reason).reduce((sum, { amount }) => sum + amount, 0);
      const owed = await refunds();
      const books = await audit(world.work('a').cell, store.id, {
        extent: 'whole',
        now: world.clock.now(),
      });
      expect(books.differences).toEqual([]);
      return {
        posted,
        state,
        arrived,
        came,
        short: sumOf('short', owed),
        surplus: sumOf('surplus', owed),
      };
    },
  };
}

type Begun = Awaited<ReturnType<typeof begin>>;
const NOTHING: readonly object[] = [];

test.each<[string, (one: Begun) => Promise<unknown>, object, boolean]>([
  ['a part comes', (one) => one.come(5_000), { state: 'requires_action', arrived: 5_000 }, false],
  [
    'a part comes, and its end',
    async (one) => {
      await one.come(5_000);
      await one.wait(61);
    },
    { state: 'declined', arrived: 0, short: 5_000 },
    false,
  ],
  [
    'a part comes, its end, and its way back',
    async (one) => {
      await one.come(5_000);
      await one.wait(61);
      await one.mark();
    },
    { state: 'declined', arrived: 0, short: 5_000 },
    false,
  ],
  [
    'a part comes, and the rest',
    async (one) => {
      await one.come(5_000);
      await one.come(8_000);
    },
    { state: 'approved', arrived: ASKED, short: 0, surplus: 0 },
    true,
  ],
  [
    'a part comes, and more than the rest',
    async (one) => {
      await one.come(5_000);
      await one.come(9_000);
    },
    { state: 'approved', surplus: 1_000 },
    true,
  ],
  [
    'too much comes, and goes back',
    async (one) => {
      await one.come(20_000);
      await one.mark();
    },
    { state: 'approved', surplus: 7_000 },
    true,
  ],
])(
  '%s: the books say what the store owes the other, and nothing else',
  async (_, play, stands, paid) => {
    const one = await begin();
    await play(one);
    const { posted, ...seen } = await one.seen();
    expect(seen).toMatchObject(stands);
    expect(posted).toEqual(
      paid
        ? [
            {
              debit: `owed:${one.store.id}`,
              credit: `store:${one.other.id}:locked`,
              amount: OTHERS,
            },
          ]
        : NOTHING,
    );
  },
);

const anyStep = fc.oneof(
  fc.record({ do: fc.constant('come' as const), amount: fc.integer({ min: 1, max: 16_000 }) }),
  fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 70 }) }),
  fc.record({ do: fc.constantFrom('rest' as const, 'mark' as const) }),
);

test('no history keeps a peso silently, or posts one that the platform never held', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 8 }), async (steps) => {
      const one = await begin();
      for (const step of steps) {
        if (step.do === 'come') await one.come(step.amount);
        else if (step.do === 'wait') await one.wait(step.minutes);
        else if (step.do === 'rest') await one.come();
        else await one.mark();
        const { posted, state, arrived, came, short, surplus } = await one.seen();
        const isPaid = state === 'approved';
        // All that came stands for the payment, or is owed back.
        expect(came).toBe(arrived + short);
        expect(surplus).toBe(isPaid ? arrived - ASKED : 0);
        if (state === 'requires_action') expect(arrived).toBeLessThan(ASKED);
        if (state === 'declined') expect(arrived).toBe(0);
        expect(posted).toHaveLength(isPaid ? 1 : 0);
      }
    }),
    { numRuns: 20 },
  );
}, 120_000);
