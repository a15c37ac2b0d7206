/** A store whose cards are charged later, its purchases, and what is read of them. */
import { beforeEach, expect } from 'vitest';
import { sql } from '../../../edge/db/cell-sql.ts';
import { audit } from '../../../edge/modules/ledger/index.ts';
import { FAKE_TOKENS } from '../../../edge/providers/payment/fake.ts';
import type { AuthorizingCode } from '../../../shared/rules/authorizations.ts';
import type { BoughtOrder } from '../../../shared/contracts/orders.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import { buyer, withKey } from '../purchase/buyer.ts';
import { rows, write } from '../purchase/world.ts';
import { makeDesk, type Desk } from './desk.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** The stage of a new order. */
export const from = 'sent_to_supplier';

export const chargesLater = (store: string, codes: readonly AuthorizingCode[] = ['str_card']) =>
  write('a', sql`UPDATE store SET charges_later = ${JSON.stringify(codes)} WHERE id = ${store}`);

/** A new store for each test of a file, with the steps of its people. */
export function authorizing() {
  let desk: Desk;
  beforeEach(async () => {
    desk = await makeDesk();
    await chargesLater(desk.store.id);
  });

  return {
    desk: () => desk,
    /** A purchase by card of which the bank has approved the authorisation. */
    authorized: async (source: string = FAKE_TOKENS.approve) => {
      const shopper = buyer(desk.world, desk.store);
      const { token, checkout } = await shopper.awaiting([{ item: desk.item }]);
      const paid = await shopper.pay(token, source);
      const [order] = (await shopper.purchase(checkout)).body.orders;
      const reference = desk.world.cards.asked.at(-1)!.reference;
      return { ...shopper, paid, token, checkout, reference, order: order?.id ?? expect.fail() };
    },
    act: (what: 'capture' | 'void', order: string, body: object = {}, key?: string) =>
      desk.staff.call<SellerOrderView>(
        desk.store,
        'POST',
        `/admin/suppliers/${desk.store.id}/orders/${order}/authorization/${what}`,
        body,
        withKey(key),
      ),
    ofBuyer: (method: string, order: string, body?: object) =>
      desk.world.call<BoughtOrder>(desk.store, method, `/orders/${order}`, body, withKey()),
    settled: () => Promise.all([desk.staff.settled(), desk.world.settled()]),
    /** The balances of the network that are not zero. */
    balances: async (): Promise<Record<string, number>> => {
      const kept = await rows(
        'a',
        sql<{ name: string; balance: number }>`SELECT name, credits - debits AS balance
          FROM ledger_account WHERE network_id = ${desk.store.id} AND credits <> debits`,
      );
      return Object.fromEntries(
        kept.map(({ name, balance }) => [name.replace(desk.store.id, 'own'), balance]),
      );
    },
    /** What an audit of the whole books finds. */
    differences: async () => {
      const now = desk.world.clock.now();
      const { cell } = desk.world.work('a');
      return (await audit(cell, desk.store.id, { extent: 'whole', now })).differences;
    },
    topics: async () => {
      const told = await rows(
        'a',
        sql<{ topic: string }>`SELECT topic FROM outbox
          WHERE store_id = ${desk.store.id} ORDER BY created_at, rowid`,
      );
      return told.map(({ topic }) => topic);
    },
    /** The id of the first mail about a stage of an order. */
    movedMail: async (): Promise<string> => {
      const mails = await rows(
        'a',
        sql<{ id: string }>`SELECT id FROM outbox
          WHERE store_id = ${desk.store.id} AND topic = 'mail.order_moved'`,
      );
      return mails[0]?.id ?? expect.fail('no mail');
    },
  };
}
