import type { OrderView } from '../../../shared/contracts/orders.ts';
import type { Address, Contact } from '../../../shared/contracts/place-order.ts';
import { parcelsOf } from '../../../shared/rules/parcels.ts';
import {
  couriers,
  PARCEL_MOST,
  PARCEL_PLAIN,
  placeOf,
  placeOfBranch,
  toPlaceAtBranch,
  toPlaceFrom,
  toPlaceTo,
  toSentLines,
} from '../../modules/couriers/index.ts';
import { listLinesOf } from '../../modules/orders/index.ts';
import type { ownCourier } from '../../modules/payments/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import type { Sending } from './sending.ts';

type Courier = NonNullable<Awaited<ReturnType<typeof ownCourier>>>;
type Carried = Parameters<Courier['label']>[2];

/** Where the parcels of an order go, as a courier is told of it; undefined for an order that nobody carries. */
export function goalOf({ row, terms }: Sending) {
  const { branch } = terms ?? {};
  const address = row.address === null ? null : (JSON.parse(row.address) as Address);
  if (!branch && !address) return undefined;
  const contact = JSON.parse(row.contact) as Contact;
  const to = branch ? toPlaceAtBranch(branch) : address && toPlaceTo(address);
  const place = branch ? placeOfBranch(branch.id) : address && placeOf(address);
  if (!to || !place) return undefined;
  return {
    to: {
      ...to,
      name: to.name || contact.full_name,
      phone: to.phone || contact.phone,
      email: contact.email,
    },
    place,
    branch: branch ?? null,
  };
}

/**
 * What a courier is told of an order's parcels; undefined where nobody carries it, or its store has named no address
 * that parcels leave from.
 */
export async function carriedOf(
  scope: RequestScope,
  sending: Sending,
): Promise<Carried | undefined> {
  const { row } = sending;
  const goal = goalOf(sending);
  const [sender, lines] = await Promise.all([
    scope.cell.first(couriers.findSender(row.supplier_id)),
    scope.cell.read(listLinesOf(row.id)),
  ]);
  if (!goal || !sender) return undefined;
  const goods = lines
    .map(({ snapshot }) => JSON.parse(snapshot) as OrderView['lines'][number])
    .filter(({ type }) => type === 'product');
  const measures = await scope.cell.read(couriers.listMeasures(goods.map(({ sku }) => sku)));
  return {
    from: toPlaceFrom(sender),
    to: goal.to,
    parcels: parcelsOf(toSentLines(goods, measures), PARCEL_MOST, PARCEL_PLAIN),
    currency: row.currency,
    branch: goal.branch?.id,
    value: { amount: row.items_total, currency: row.currency },
  };
}
