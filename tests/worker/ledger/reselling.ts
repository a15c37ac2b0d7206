/** A network in which a reseller sells a supplier's goods, its buyers, and its books. */
import { env } from 'cloudflare:workers';
import { orderWorkEndpoints } from '../../../edge/flows/orders/endpoints.ts';
import { moneyEndpoints } from '../../../edge/flows/money/endpoints.ts';
import { audit, keepBooks } from '../../../edge/modules/ledger/index.ts';
import { purchaseEndpoints, settlePayment } from '../../../edge/flows/purchase/index.ts';
import { sellerCodeEndpoints } from '../../../edge/flows/purchase/seller-code.ts';
import { writeReference } from '../../../edge/modules/payments/index.ts';
import type { Touch } from '../../../shared/rules/resale-terms.ts';
import type { ChargeDispute } from '../../../edge/providers/payment/port.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import { walletEndpoints } from '../../../edge/flows/wallets/endpoints.ts';
import { sql } from '../../../edge/db/cell-sql.ts';
import type { Identity } from '../../../edge/unit-of-work/scope.ts';
import type { PlacedOrder } from '../../../shared/contracts/place-order.ts';
import type { RefundView } from '../../../shared/contracts/refunds.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import type { Answer } from '../../support/answer.ts';
import { nobody } from '../../support/nobody.ts';
import { accountant } from '../orders/desk.ts';
import { keychainOf } from '../../../shared/rules/permissions.ts';
import { address, buyer, withKey, type Basket } from '../purchase/buyer.ts';
import { fresh, makeItem, makeStore, makeWorld, row, rows, write } from '../purchase/world.ts';

/** Millionths of the margin. */
export interface TestRates {
  readonly seller: number;
  readonly up_one?: number;
  readonly up_two?: number;
  readonly network?: number;
}

/** An account in DIRECTORY; `sponsor` is whom it named when it registered. */
async function makeAccount(store: string, sponsor: string | null = null): Promise<string> {
  const name = fresh('persona-');
  const digits = name.replace(/\D/g, '').padStart(6, '0');
  await env.DIRECTORY.prepare(
    `INSERT INTO account (id, username, full_name, email, email_verified_at, phone, phone_verified_at, locale,
        store_id, referral, created_at, updated_at)
      VALUES (?1, ?2, 'Persona', ?3, 1, ?4, 1, 'es', ?5, ?6, 0, 0)`,
  )
    .bind(`ac_${name}`, name, `${name}@example.com`, `+525587${digits}`, store, sponsor)
    .run();
  return `ac_${name}`;
}

const staffOf = (role: 'accountant' | 'dispatcher'): Identity => ({
  ...accountant,
  role,
  keychain: keychainOf(role, { store_type: 'other', is_proxy: false }),
});

/**
 * @param given the rates of the network, none where left out; and of the goods the price, the margin
 *   and the supplier's shipping
 */
export async function makeNetwork(
  given: {
    readonly rates?: TestRates;
    /** Which touch earns by them. */
    readonly touch?: Touch;
    readonly price?: number;
    readonly margin?: number;
    readonly shipping?: number;
    /** The account of whoever buys signed in; `seller` for the reseller's own. */
    readonly signedIn?: 'seller';
    /** Whether that account is known to have a store of its own, by its session; it buys at 'buy by' then. */
    readonly hasStore?: boolean;
  } = {},
) {
  const root = await makeStore('a');
  await env.DIRECTORY.prepare(
    "INSERT INTO store (id, slug, cell, store_type) VALUES (?1, ?2, 'a', 'other')",
  )
    .bind(root.id, root.slug)
    .run();
  const upTwo = await makeAccount(root.id);
  const upOne = await makeAccount(root.id, upTwo);
  const seller = await makeAccount(root.id, upOne);
  const maker = await makeAccount(root.id);
  const supplier = await makeStore('a', {
    root,
    owner: maker,
    shipping: given.shipping ?? 8_000,
    payments: ['cash', 'str_card'],
  });
  const reseller = await makeStore('a', { root, owner: seller });
  const item = await makeItem(supplier, {
    price: given.price ?? 100_000,
    margin: given.margin ?? 20_100,
    onHand: 1_000,
    listedBy: [reseller, root],
  });
  if (given.rates) {
    const { seller: rate, up_one = 0, up_two = 0, network = 0 } = given.rates;
    await write(
      'a',
      sql`INSERT INTO network_rate (network_id, plan, since, seller, up_one, up_two, network, touch)
        VALUES (${root.id}, '', 0, ${rate}, ${up_one}, ${up_two}, ${network}, ${given.touch ?? 'last'})`,
    );
  }
  const visitor = {
    ...nobody,
    addressKey: () => Promise.resolve(fresh('address')),
    ...(given.signedIn && {
      hasSession: given.hasStore === true,
      identity: () =>
        Promise.resolve({
          ...accountant,
          accountId: seller,
          keychain: [],
          ownStore: given.hasStore ? reseller.slug : null,
        } as never),
    }),
  };
  const endpoints = [...purchaseEndpoints, ...sellerCodeEndpoints];
  const world = makeWorld(visitor, { endpoints });
  const working = (role: 'accountant' | 'dispatcher') =>
    makeWorld(
      { ...nobody, identity: () => Promise.resolve(staffOf(role)) },
      {
        endpoints: role === 'dispatcher' ? orderWorkEndpoints : moneyEndpoints,
        cards: world.cards,
      },
    );
  const staff = working('dispatcher');
  const money = working('accountant');
  const names: Readonly<Record<string, string>> = {
    [seller]: 'seller',
    [upOne]: 'up_one',
    [upTwo]: 'up_two',
    [supplier.id]: 'supplier',
    [root.id]: 'root',
    [reseller.id]: 'reseller',
  };
  const named = (account: string) =>
    Object.entries(names).reduce((text, [id, name]) => text.replace(id, name), account);

  /** Places an order that is brought; by card it is paid. */
  async function buy(
    basket: readonly Basket[] = [{ item }],
    {
      by = reseller,
      payment = 'str_card',
      contact,
      attribution = {},
      cookie,
    }: {
      readonly by?: typeof reseller;
      readonly payment?: 'str_card' | 'cash' | 'unpaid';
      readonly contact?: object;
      readonly attribution?: object;
      /** The cookies of the buyer's browser. */
      readonly cookie?: string;
    } = {},
  ): Promise<string> {
    const { checkout, place, pay } = buyer(world, by);
    const started = await checkout(basket, attribution, undefined, cookie);
    const placed = await place(started, {
      payment_type: payment === 'cash' ? 'cash' : 'str_card',
      address,
      ...(contact && { contact }),
    });
    if (placed.status !== 201) throw new Error(JSON.stringify(placed.body));
    const { orders, payment_token: token } = placed.body as PlacedOrder;
    if (payment === 'str_card' && token) await pay(token, FAKE_TOKENS.approve);
    return orders[0] ?? '';
  }

  const at = `/admin/suppliers/${supplier.id}`;
  return {
    world,
    staff,
    root,
    supplier,
    reseller,
    item,
    people: { seller, upOne, upTwo, maker },
    buy,
    /** The balances of the network that are not zero, credits less debits. */
    balances: async (): Promise<Record<string, number>> => {
      const kept = await rows(
        'a',
        sql<{ name: string; balance: number }>`SELECT name, credits - debits AS balance
          FROM ledger_account WHERE network_id = ${root.id} AND credits <> debits`,
      );
      return Object.fromEntries(kept.map(({ name, balance }) => [named(name), balance]));
    },
    reasons: async (order: string): Promise<string[]> => {
      const found = await rows(
        'a',
        sql<{ reason: string }>`SELECT reason FROM line_terms WHERE order_id = ${order}`,
      );
      return found.map(({ reason }) => reason);
    },
    refund: async (order: string, body: object) => {
      const path = `${at}/orders/${order}/refunds`;
      const answer = await money.call<RefundView>(supplier, 'POST', path, body, withKey());
      await money.settled();
      return answer;
    },
    mark: (refund: string, body: object) =>
      money.call<RefundView>(supplier, 'POST', `${at}/refunds/${refund}/mark`, body, withKey()),
    /** Moves an order up to a stage, one step after the other. */
    move: async (order: string, until: 'paid' | 'delivered') => {
      for (let step = 0; step < 6; step += 1) {
        const { state } = await row(
          'a',
          sql<{ state: string }>`SELECT state FROM purchase_order WHERE id = ${order}`,
        );
        if (state === until) return;
        const path = `${at}/orders/${order}`;
        const { body } = await staff.call<SellerOrderView>(supplier, 'GET', path);
        const to = body.moves.includes(until) ? until : body.moves[0];
        await staff.call(supplier, 'POST', `${path}/next`, { from: state, to }, withKey());
      }
      throw new Error(`not ${until}`);
    },
    cancel: async (order: string, from: string) => {
      const body = { from, reason: 'requested_by_client' };
      const answer = await staff.call(supplier, 'DELETE', `${at}/orders/${order}`, body, withKey());
      await staff.settled();
      return answer;
    },
    /** Has the provider tell of a dispute of an order's payment. */
    dispute: async (order: string, dispute: ChargeDispute) => {
      const payment = await row(
        'a',
        sql<{ id: string; tries: number }>`SELECT p.id, p.tries FROM payment p
          JOIN purchase_order o ON o.checkout_id = p.checkout_id WHERE o.id = ${order}`,
      );
      const reference = writeReference({ cell: 'a', payment: payment.id, tries: payment.tries });
      world.cards.dispute(reference, dispute);
      const found = await world.cards.find(reference);
      if (found.ok) await settlePayment(world.work('a'), found.value);
    },
    /** Lets hours pass, and the schedule run. */
    after: async (hours: number) => {
      world.clock.advance(hours * 3_600_000);
      await keepBooks(world.work('a'));
    },
    /** Reads a wallet of the network, or an order's shares, as an account or as a store's accountant. */
    asked: async <Body>(by: string | typeof root, path: string): Promise<Answer<Body>> => {
      const identity =
        typeof by === 'string' ? { ...accountant, accountId: by } : staffOf('accountant');
      const reading = makeWorld(
        { ...nobody, identity: () => Promise.resolve(identity) },
        { endpoints: walletEndpoints },
      );
      reading.clock.advance(world.clock.now() - reading.clock.now());
      const whose = typeof by === 'string' ? `people/${by}` : `suppliers/${by.id}`;
      return reading.call<Body>(
        typeof by === 'string' ? root : by,
        'GET',
        `/wallets/${whose}${path}`,
      );
    },
    differences: async () => {
      const now = world.clock.now();
      return (await audit(world.work('a').cell, root.id, { extent: 'whole', now })).differences;
    },
  };
}
export type Network = Awaited<ReturnType<typeof makeNetwork>>;
