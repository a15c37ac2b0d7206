import type { Contact } from '../../../shared/contracts/place-order.ts';
import type { Rates } from '../../../shared/rules/resale-terms.ts';
import type { Statement } from '../../db/cell-sql.ts';
import type { CheckoutRow } from '../../modules/checkouts/index.ts';
import { digests, freezeShares, insertShares, type Frozen } from '../../modules/shares/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import type { OrderRows } from './order-rows.ts';

/** False for whoever is not the account for which a checkout was priced at 'buy by'. */
export function isPricedFor({ sellers }: Pick<CheckoutRow, 'sellers'>, account: string | null) {
  const { buyBy } = JSON.parse(sellers) as Frozen['sellers'];
  return buyBy === undefined || buyBy.account === account;
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
    readonly rates: Rates | undefined;
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
      const { list_price } = line.snapshot as { readonly list_price?: number };
      return { ...line, list_price, supplier, isResold: supplier !== tenant.storeId };
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
