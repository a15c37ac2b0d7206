/** Purchases of one store that live side by side: the steps of a history, and what has to hold after each. */
import { expect } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { keepBooks } from '../../../edge/modules/ledger/index.ts';
import type { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import type { DisputeState } from '../../../shared/rules/disputes.ts';
import { buyer, newBuyers, withKey } from '../purchase/buyer.ts';
import { webhook } from '../purchase/paying.ts';
import { fresh, makeItem, makeStore, rows, write } from '../purchase/world.ts';
import { makeCounter } from './refunding.ts';
import { authorizedSales, type AuthorizedStep } from './authorized-sales.ts';
import { auditNoMore, beyondPaidOf, keptOf, shortOf, stuckOf, unitsOf } from './sale-rows.ts';
import { fileOf, makeSettling } from './settling.ts';
import { uncapturedOf, unsettledOf } from './unsettled.ts';

/** Units of the store's item (as `makeDesk` has it), and of the item that another store supplies. */
const UNITS = { own: 5, other: 3 };
const PRICES = { own: 10_000, other: 2_500 };
const DISPUTE_FEE = 250;
/** A way of each kind that a provider tells of, and cash. */
const WAYS = ['str_card', 'paypal', 'openpay_store', 'cash'] as const;
/** The outcomes of a charge that its buyer, or its provider, still decides. */
const OPEN = new Set(['pending', 'requires_action', 'in_review', 'referenced']);

/** A purchase of a history. */
interface Sale {
  readonly checkout: string;
  readonly way: Extract<Step, { do: 'buy' }>['way'];
  /** The token by which it is paid; null in cash. */
  readonly token: string | null;
  readonly dispute: string;
  readonly total: number;
  /** The provider's references of its tries. */
  readonly references: string[];
}

/** What a history does; `which` names one of its purchases, counted round. */
export type Step =
  | AuthorizedStep
  | {
      readonly do: 'buy';
      readonly way: (typeof WAYS)[number];
      readonly own: number;
      readonly other: number;
    }
  | { readonly do: 'pay'; readonly which: number; readonly source: keyof typeof FAKE_TOKENS }
  | { readonly do: 'end'; readonly which: number; readonly how: 'approved' | 'declined' }
  | { readonly do: 'tell' | 'confirm' | 'cancel' | 'retry' | 'settle'; readonly which: number }
  | { readonly do: 'wait'; readonly minutes: number }
  | { readonly do: 'refund'; readonly which: number; readonly amount: number }
  | { readonly do: 'refunds'; readonly end: 'success' | 'pending' | 'failed' | 'lost' | 'down' }
  | { readonly do: 'dispute'; readonly which: number; readonly state: DisputeState };

/** A store without purchases, with goods of its own and of another store. */
export async function openSales(tokens: typeof FAKE_TOKENS) {
  const counter = await makeCounter();
  const { world, store, item, refund, retry, cancel, staff } = counter;
  const supplier = await makeStore();
  const other = await makeItem(supplier, {
    price: PRICES.other,
    onHand: UNITS.other,
    listedBy: [store],
  });
  await write(
    'a',
    sql`UPDATE store SET payment_types = ${JSON.stringify(WAYS)} WHERE id IN (${store.id}, ${supplier.id})`,
  );
  const shopper = buyer(world, store);
  const books = makeSettling(world, store);
  const later = authorizedSales(counter);
  const sales: Sale[] = [];
  let sequence = 0;

  async function buy({ way, own, other: others }: Extract<Step, { do: 'buy' }>): Promise<void> {
    await newBuyers();
    const basket = [
      { item, amount: own },
      ...(others > 0 ? [{ item: other, amount: others }] : []),
    ];
    const started = await shopper.ready(basket);
    if (started.status >= 300) return;
    const placed = await shopper.place(started, { payment_type: way });
    if (placed.status !== 201) return;
    sales.push({
      way,
      checkout: started.body.id,
      token: placed.body.payment_token ?? null,
      dispute: fresh('dp_'),
      total: own * PRICES.own + others * PRICES.other,
      references: [],
    });
  }

  async function pay({ way, token, references }: Sale, source: string): Promise<void> {
    if (token === null) return;
    const before = world.cards.asked.length;
    if (way === 'str_card') await shopper.pay(token, source);
    else await shopper.call('POST', `/payment/${token}/order/${way}`, undefined, withKey());
    references.push(...world.cards.asked.slice(before).map(({ reference }) => reference));
  }

  /** What the provider knows of the latest try of a purchase. */
  async function charged({ references }: Sale) {
    const reference = references.at(-1);
    const found = reference === undefined ? undefined : await world.cards.find(reference);
    return found?.ok ? found.value : undefined;
  }

  /** What the provider has taken for a purchase, in all of its tries, and not given back. */
  async function heldOf({ references }: Sale): Promise<number> {
    const found = await Promise.all([...new Set(references)].map((one) => world.cards.find(one)));
    return found
      .flatMap((one) => (one.ok && one.value.outcome === 'approved' ? [one.value] : []))
      .reduce((sum, { amount, refunded }) => sum + amount.amount - refunded, 0);
  }

  async function tell(sale: Sale): Promise<void> {
    const charge = await charged(sale);
    if (!charge) return;
    sequence += 1;
    const event = world.cards.webhook(charge.reference, sequence);
    await webhook(world, store, sequence, event, sale.way === 'cash' ? undefined : sale.way);
  }

  const paidOf = async ({ checkout }: Sale) =>
    (
      await rows(
        'a',
        sql<{ id: string; amount: number }>`SELECT id, amount FROM payment
          WHERE checkout_id = ${checkout} AND state IN ('approved', 'refunded')`,
      )
    )[0];

  /** The provider pays out what it has not paid out of a purchase. */
  async function settle(sale: Sale): Promise<void> {
    const payment = await paidOf(sale);
    const charge = await charged(sale);
    // Only cards' provider tells its payouts here.
    if (!payment || charge?.outcome !== 'approved' || sale.way !== 'str_card') return;
    const { reference } = charge;
    const amount = await takenOf(sale);
    const dispute = { id: sale.dispute, amount: contested(amount), fee: DISPUTE_FEE };
    const fee = Math.min(72, amount);
    const lines = await unsettledOf({ payment: payment.id, reference, amount, dispute }, fee);
    if (lines.length > 0) await books.take(fileOf(lines));
  }

  /** What was taken of a charge that a bank had authorised before, or of any other. */
  const takenOf = async (sale: Sale) => {
    const payment = await paidOf(sale);
    return payment ? payment.amount - (await uncapturedOf(payment.id)) : sale.total;
  };

  const ordersOf = async ({ checkout }: Sale) =>
    rows(
      'a',
      sql<{ id: string; state: string }>`SELECT id, state FROM purchase_order
        WHERE checkout_id = ${checkout} AND supplier_id = ${store.id}`,
    );

  async function onSale(sale: Sale, step: Extract<Step, { which: number }>): Promise<void> {
    const [order] = await ordersOf(sale);
    const charge = await charged(sale);
    switch (step.do) {
      case 'pay':
        return pay(sale, tokens[step.source]);
      case 'end':
        if (charge && OPEN.has(charge.outcome)) world.cards.settle(charge.reference, step.how);
        return;
      case 'tell':
        return tell(sale);
      case 'confirm':
        if (sale.token !== null) await shopper.confirm(sale.token);
        return;
      case 'settle':
        return settle(sale);
      case 'cancel':
        if (!order) return;
        await cancel(order.id, { from: order.state, reason: 'requested_by_client' });
        return staff.settled();
      case 'refund':
        if (!order) return;
        await refund(order.id, { part: 'amount', amount: step.amount, reason: 'goodwill' });
        return;
      case 'retry':
        for (const { id } of await refundsOf(sale)) await retry(id);
        return;
      case 'dispute':
        if (charge?.outcome !== 'approved') return;
        world.cards.dispute(charge.reference, {
          id: sale.dispute,
          state: step.state,
          amount: { amount: contested(await takenOf(sale)), currency: 'MXN' },
          fee: DISPUTE_FEE,
          reason: 'fraudulent',
        });
        return tell(sale);
      case 'next':
      case 'capture':
      case 'void':
      case 'expire':
        return later.onSale(step, order, charge);
    }
  }

  async function wait(minutes: number): Promise<void> {
    await counter.after(minutes);
    await keepBooks(world.work('a'));
  }

  async function take(step: Step): Promise<void> {
    if (step.do === 'buy') return buy(step);
    if (step.do === 'wait') return wait(step.minutes);
    if (step.do === 'refunds') return world.cards.refundsEnd(step.end);
    if (step.do === 'terms') return later.terms(step.later);
    if (step.do === 'authorizations') return world.cards.authorizationsEnd(step.end);
    const sale = sales[step.which % sales.length];
    if (sale) await onSale(sale, step);
    await world.settled();
  }

  /** After each step: no unit below zero, no refund beyond its payment, and books without a difference. */
  async function holds(): Promise<void> {
    expect(await shortOf([item.sku, other.sku])).toEqual([]);
    expect(await beyondPaidOf(store.id)).toEqual([]);
    expect(await later.handedOverUncharged()).toEqual([]);
    for (const sale of sales) {
      const charge = await charged(sale);
      expect(charge?.refunded ?? 0).toBeLessThanOrEqual(charge?.amount.amount ?? 0);
    }
    const sum = Object.values(await counter.balances()).reduce((all, one) => all + one, 0);
    expect(sum).toBe(0);
    expect(await counter.differences()).toEqual([]);
  }

  /**
   * Ends what is open, as time would: each buyer answers the bank, refunds arrive, holds are over. Then each unit is
   * in stock or in an order that goes on, no payment waits or is authorised still, what was taken without an order is
   * given back, and the provider has of each purchase what the books say.
   */
  async function endsWell(): Promise<void> {
    world.cards.refundsEnd('success');
    world.cards.authorizationsEnd('success');
    for (const sale of sales) {
      await onSale(sale, { do: 'end', which: 0, how: 'approved' });
      await tell(sale);
      await onSale(sale, { do: 'retry', which: 0 });
    }
    await world.settled();
    for (const minutes of [20, 60, 24 * 60, 24 * 60, 7 * 24 * 60, 24 * 60]) {
      await counter.after(minutes);
    }
    await holds();
    expect(await stuckOf(store.id)).toEqual([]);
    expect(await unitsOf(item.sku)).toBe(UNITS.own);
    expect(await unitsOf(other.sku)).toBe(UNITS.other);
    for (const sale of sales) expect(await keptOf(sale.checkout)).toBe(await heldOf(sale));
    await auditNoMore(store.id);
  }

  const refundsOf = ({ checkout }: Sale) =>
    rows(
      'a',
      sql<{ id: string }>`SELECT r.id FROM refund r JOIN payment p ON p.id = r.payment_id
        WHERE p.checkout_id = ${checkout} AND r.state IN ('pending', 'failed')`,
    );

  return { take, holds, endsWell };
}

/** The part of what was taken for a purchase that its dispute contests. */
function contested(taken: number): number {
  return Math.ceil(taken / 3);
}
