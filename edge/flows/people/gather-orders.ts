import type { AccountExport } from '../../../shared/contracts/account-data.ts';
import { within } from '../../../shared/kernel/deadline.ts';
import { openCell } from '../../db/cells.ts';
import type { Cell } from '../../db/database.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { EVERY_ORDER, listOwn, toOwnOrder, type Buyer } from '../../modules/orders/index.ts';
import type { BoughtInRow } from '../../modules/profiles/index.ts';

type Gathered = Pick<AccountExport, 'orders' | 'stores_incomplete'>;
type Orders = AccountExport['orders'];

/** More orders than an account has placed in one store. */
const MOST = 5_000;
/** Stores of one cell that are asked at a time, in one round trip. */
const AT_A_TIME = 50;
/** A cell that takes longer is left out. */
const DEADLINE_MS = 5_000;

/**
 * A buyer's orders of several stores, in any cell. This is the one read that leaves its tenant's
 * cell, since it asks for the caller's own rows. Each query is bound to one store and to the buyer.
 * A store that does not answer is named, and does not delay the others.
 */
export async function gatherOrders(
  scope: Pick<RequestScope, 'env' | 'cell'>,
  buyer: Buyer,
  stores: readonly BoughtInRow[],
): Promise<Gathered> {
  const byCell = Map.groupBy(stores, ({ cell }) => cell);
  const gathered = await Promise.all(
    [...byCell].map(([name, own]) =>
      gatherFrom(name === scope.cell.name ? scope.cell : openCell(scope.env, name), buyer, own),
    ),
  );
  return {
    orders: gathered
      .flatMap(({ orders }) => orders)
      .toSorted((one, other) => other.placed_on.localeCompare(one.placed_on)),
    stores_incomplete: gathered.flatMap((each) => each.stores_incomplete),
  };
}

/** The same for the stores of one cell. */
async function gatherFrom(
  cell: Cell | undefined,
  buyer: Buyer,
  stores: readonly BoughtInRow[],
): Promise<Gathered> {
  const gathered: Gathered = { orders: [], stores_incomplete: [] };
  for (let first = 0; first < stores.length; first += AT_A_TIME) {
    const asked = stores.slice(first, first + AT_A_TIME);
    const answers = await Promise.all(asked.map((store) => ordersOf(cell, buyer, store)));
    for (const [index, { slug }] of asked.entries()) {
      const orders = answers[index];
      gathered.orders.push(...(orders?.slice(0, MOST) ?? []));
      if (!orders || orders.length > MOST) gathered.stores_incomplete.push(slug);
    }
  }
  return gathered;
}

/** The orders of one store; undefined where its cell does not answer. */
async function ordersOf(
  cell: Cell | undefined,
  buyer: Buyer,
  { store_id: storeId, slug }: BoughtInRow,
): Promise<Orders | undefined> {
  try {
    if (!cell) throw new Error('no such cell');
    const page = { offset: 0, limit: MOST + 1 };
    const rows = await within(cell.read(listOwn(storeId, buyer, EVERY_ORDER, page)), DEADLINE_MS);
    return rows.map((row) => ({ store: slug, ...toOwnOrder(row) }));
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', where: 'export', slug, error: String(error) }));
    return undefined;
  }
}
