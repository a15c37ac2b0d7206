/** The steps of a history about cards that a bank has authorised, and that are charged later. */
import { sql } from '../../../edge/db/cell-sql.ts';
import type { KnownCharge } from '../../../edge/providers/payment/port.ts';
import { withKey } from '../purchase/buyer.ts';
import { rows, write } from '../purchase/world.ts';
import type { Counter } from './refunding.ts';

/** Such a step; `which` names a purchase of the history, counted round. */
export type AuthorizedStep =
  /** From here on the store's cards are charged later, or at once. */
  | { readonly do: 'terms'; readonly later: boolean }
  | { readonly do: 'authorizations'; readonly end: 'success' | 'declined' | 'lost' | 'down' }
  /** Its order goes on to its next stage, which charges it where it is handed over. */
  | { readonly do: 'next'; readonly which: number }
  /** Its seller charges all of it, or so much. */
  | { readonly do: 'capture'; readonly which: number; readonly amount: number | null }
  | { readonly do: 'void'; readonly which: number }
  /** The provider gives it up by itself. */
  | { readonly do: 'expire'; readonly which: number };

type Order = { readonly id: string; readonly state: string } | undefined;

/** Stages from which an order of a history goes on. */
const GOES_ON = ['sent_to_supplier', 'in_process'];

/** Such steps at a counter. */
export function authorizedSales({ world, store, staff, next }: Counter) {
  const act = (what: 'capture' | 'void', order: string, body: object) =>
    staff.call(
      store,
      'POST',
      `/admin/suppliers/${store.id}/orders/${order}/authorization/${what}`,
      body,
      withKey(),
    );

  return {
    terms: (later: boolean): Promise<void> =>
      write(
        'a',
        sql`UPDATE store SET charges_later = ${later ? '["str_card"]' : '[]'} WHERE id = ${store.id}`,
      ),

    onSale: async (
      step: Extract<AuthorizedStep, { which: number }>,
      order: Order,
      charge: KnownCharge | undefined,
    ): Promise<void> => {
      if (step.do === 'expire') {
        if (charge?.outcome === 'authorized') world.cards.expire(charge.reference);
        return;
      }
      if (!order) return;
      if (step.do === 'next' && GOES_ON.includes(order.state)) {
        await next(order.id, { from: order.state });
      }
      if (step.do === 'capture') {
        await act('capture', order.id, step.amount === null ? {} : { amount: step.amount });
      }
      if (step.do === 'void') await act('void', order.id, { from: order.state });
      await staff.settled();
    },

    /** Orders of the store that were handed over, or posted, before their money was charged. */
    handedOverUncharged: () =>
      rows(
        'a',
        sql`SELECT o.id, o.state FROM purchase_order o JOIN payment p ON p.checkout_id = o.checkout_id
          WHERE o.store_id = ${store.id} AND p.state IN ('authorized', 'voided')
            AND (o.state IN ('to_deliver', 'in_transit', 'paid', 'delivered') OR o.is_paid = 1
              OR EXISTS (SELECT 1 FROM ledger_posting l WHERE l.order_id = o.id))`,
      ),
  };
}
