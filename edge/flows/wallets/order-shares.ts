import type { DividedLineView, OrderShares } from '../../../shared/contracts/wallets.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { OrderState } from '../../../shared/rules/order-states.ts';
import { refundedOf, takenBack } from '../../../shared/rules/refund-spread.ts';
import { EARNERS, type Earner } from '../../../shared/rules/resale-shares.ts';
import type { TermsReason } from '../../../shared/rules/resale-terms.ts';
import { seenOf, type Reader } from '../../../shared/rules/seen-shares.ts';
import {
  findSharedOrder,
  cutsOfLines,
  listGivenBack,
  listShown,
  standing,
  toSharedLines,
  type ShownRow,
} from '../../modules/ledger/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import type { Owner } from './read.ts';

/**
 * Where each peso of an order of the tenant's network went, as far as a wallet's owner may see: what was
 * frozen as it was placed, less what refunds took back. Whoever has no part in it finds no order.
 */
export async function readOrderShares(
  { cell, tenant }: RequestScope,
  owner: Owner,
  id: string,
): Promise<Result<OrderShares, Failure>> {
  const network = tenant.rootId ?? tenant.storeId;
  const [order, rows, given] = await Promise.all([
    cell.first(findSharedOrder(network, id)),
    cell.read(listShown(id)),
    cell.read(listGivenBack(id)),
  ]);
  if (!order) return fail({ code: 'order_not_found' });
  const isSupplier = owner === `store:${order.supplier_id}`;
  const role = owner === `store:${network}` ? 'network' : isSupplier ? 'supplier' : undefined;
  const refunds = [...cutsOfLines(rows), ...standing(given)];
  const lines = toSharedLines(rows);
  const refunded = refundedOf(lines, refunds);
  const returned = refunds.map((refund, at) => takenBack(lines, refunds.slice(0, at), refund));
  const seen = lines.flatMap(({ position, total, shares }, at): DividedLineView[] => {
    const of = rows.filter((row) => row.position === position);
    const [row] = of;
    if (!row) return [];
    const reader = role ?? earnerBy(of, owner);
    const back = Object.fromEntries(
      EARNERS.map((earner) => [
        earner,
        returned.reduce((sum, lineParts) => sum + (lineParts[at]?.parts[earner] ?? 0), 0),
      ]),
    );
    const line = seenOf(
      {
        total,
        margin: (row.margin ?? 0) * row.units,
        shares,
        returned: back,
        refunded: refunded.get(position) ?? 0,
        rates: JSON.parse(row.rates ?? '{}') as Partial<Record<Earner, number>>,
      },
      reader,
    );
    const { name, units } = row;
    const reason = (row.reason ?? 'no_seller') as TermsReason;
    const isSeller = row.seller !== null && owner === `person:${row.seller}`;
    return line.shares.length === 0 && !isSeller ? [] : [{ name, units, total, reason, ...line }];
  });
  if (seen.length === 0) return fail({ code: 'order_not_found' });
  return ok({
    id,
    number: order.number,
    state: order.state as OrderState,
    currency: order.currency,
    sold_by: order.sold_by,
    placed_on: new Date(order.created_at).toISOString(),
    free_on: order.unlocks_at === null ? null : new Date(order.unlocks_at).toISOString(),
    owed: Math.max(order.owed, 0),
    lines: seen,
    shipping: role === undefined ? null : order.shipping_total,
    is_supplier: isSupplier,
  });
}

/** The parts of a line that go into a wallet. */
function earnerBy(rows: readonly ShownRow[], owner: Owner): Reader {
  return rows.flatMap(({ earner, wallet }) =>
    earner !== null && wallet === owner ? [earner] : [],
  );
}
