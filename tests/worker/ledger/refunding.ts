/** A paid purchase, and the calls by which its store's accountant gives it back. */
import { sql } from '../../../edge/db/cell-sql.ts';
import { moneyEndpoints } from '../../../edge/flows/money/endpoints.ts';
import { reconcile } from '../../../edge/flows/purchase/index.ts';
import { audit } from '../../../edge/modules/ledger/index.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import type { OwnPaymentView } from '../../../shared/contracts/own-payments.ts';
import type { RefundView } from '../../../shared/contracts/refunds.ts';
import { nobody } from '../../support/nobody.ts';
import { accountant, makeDesk } from '../orders/desk.ts';
import { buyer, withKey, type Basket } from '../purchase/buyer.ts';
import { fresh, makeWorld, row, rows, type TestStore } from '../purchase/world.ts';

/** A desk whose accountant gives money back. */
export async function makeCounter() {
  const desk = await makeDesk();
  const { world, store, item } = desk;
  const money = makeWorld(
    { ...nobody, identity: () => Promise.resolve(accountant) },
    { endpoints: moneyEndpoints, cards: world.cards },
  );
  const at = (by: TestStore) => `/admin/suppliers/${by.id}`;
  return {
    ...desk,
    money,
    /** Buys by card; gives the ids of the orders, the payment and the provider's reference. */
    paid: async (basket: readonly Basket[] = [{ item, amount: 2 }]) => {
      const { awaiting, pay, purchase } = buyer(world, store);
      const { token, checkout } = await awaiting(basket);
      await pay(token, FAKE_TOKENS.approve);
      const { body } = await purchase(checkout);
      const payment = await row(
        'a',
        sql<{ id: string }>`SELECT id FROM payment WHERE checkout_id = ${checkout}`,
      );
      return {
        checkout,
        payment: payment.id,
        orders: body.orders.map(({ id }) => id),
        order: body.orders[0]?.id ?? '',
        reference: world.cards.asked.at(-1)?.reference ?? '',
      };
    },
    refund: async (order: string, body: object, by = store, key = fresh('refund-key-number-')) => {
      const path = `${at(by)}/orders/${order}/refunds`;
      const answer = await money.call<RefundView>(by, 'POST', path, body, withKey(key));
      await money.settled();
      return answer;
    },
    retry: async (refund: string, by = store) => {
      const path = `${at(by)}/refunds/${refund}/retry`;
      const answer = await money.call<RefundView>(by, 'POST', path, undefined, withKey());
      await money.settled();
      return answer;
    },
    mark: (refund: string, body: object, by = store) =>
      money.call<RefundView>(by, 'POST', `${at(by)}/refunds/${refund}/mark`, body, withKey()),
    read: async (payment: string) => {
      const path = `${at(store)}/payments/${payment}`;
      return (await money.call<OwnPaymentView>(store, 'GET', path)).body;
    },
    /** Lets the schedule run so many minutes later. */
    after: async (minutes: number) => {
      world.clock.advance(minutes * 60_000);
      await reconcile(world.work('a'));
    },
    /** What the provider has given back, minor units. */
    given: async (reference: string): Promise<number> => {
      const found = await world.cards.find(reference);
      return found.ok ? found.value.refunded : Number.NaN;
    },
    /** The balances of the store's network that are not zero, by account. */
    balances: async (): Promise<Record<string, number>> => {
      const kept = await rows(
        'a',
        sql<{ name: string; balance: number }>`SELECT name, credits - debits AS balance
          FROM ledger_account WHERE network_id = ${store.id} AND credits <> debits`,
      );
      return Object.fromEntries(
        kept.map(({ name, balance }) => [name.replace(store.id, 'own'), balance]),
      );
    },
    differences: async () => {
      const now = world.clock.now();
      return (await audit(world.work('a').cell, store.id, { extent: 'whole', now })).differences;
    },
  };
}
export type Counter = Awaited<ReturnType<typeof makeCounter>>;
