import type { Contact } from '../../../shared/contracts/place-order.ts';
import type { Statement } from '../../db/cell-sql.ts';
import type { CheckoutRow } from '../../modules/checkouts/index.ts';
import {
  digests,
  findRates,
  freezeShares,
  insertShares,
  type Frozen,
} from '../../modules/shares/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import type { OrderRows } from './order-rows.ts';

/** The rates of the tenant's network as they count now; it travels with the other reads of a turn. */
export function readRates({ cell, tenant, ports }: RequestScope) {
  return cell.first(findRates(tenant.rootId ?? tenant.storeId, ports.clock.now()));
}

/** The statements that freeze where each peso of the orders' lines goes, for the batch of the orders. */
export async function sharesOf(
  { tenant }: RequestScope,
  row: Pick<CheckoutRow, 'margins' | 'sellers'>,
  { orders, lines }: OrderRows,
  {
    rates,
    account,
    contact,
  }: {
    readonly rates: Awaited<ReturnType<typeof readRates>>;
    /** The buyer's account; null for a guest. */
    readonly account: string | null;
    readonly contact: Contact;
  },
): Promise<Statement[]> {
  if (row.margins === '{}') return [];
  const suppliers = new Map(orders.map(({ id, supplier_id: supplier }) => [id, supplier]));
  const { terms, shares } = freezeShares(
    lines.map((line) => {
      const supplier = suppliers.get(line.order_id) ?? '';
      return { ...line, supplier, isResold: supplier !== tenant.storeId };
    }),
    {
      margins: JSON.parse(row.margins) as Frozen['margins'],
      sellers: JSON.parse(row.sellers) as Frozen['sellers'],
    },
    {
      network: tenant.rootId ?? tenant.storeId,
      rates,
      buyer: { account, contacts: await digests([contact.email, contact.phone]) },
    },
  );
  return insertShares(terms, shares);
}
