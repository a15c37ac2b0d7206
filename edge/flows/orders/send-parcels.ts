import type { Failure } from '../../../shared/contracts/errors.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import type { ShipmentView } from '../../../shared/contracts/shipment-view.ts';
import type { GivenShipment, ShipmentWay } from '../../../shared/contracts/shipments.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isCanceled } from '../../../shared/rules/order-states.ts';
import {
  isAllDelivered,
  mayShip,
  movesOfShipments,
  SHIPMENTS_MAX,
  unitsLeft,
} from '../../../shared/rules/shipments.ts';
import { shipments, type StandingOrder } from '../../modules/orders/index.ts';
import { insertOutbox } from '../../outbox/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import type { Changing } from './changing.ts';
import { chargeBefore } from './charge-order.ts';
import { readOwnPart, readOwnSeen, type Named } from './own-part.ts';
import { changeParcels } from './parcel-change.ts';
import { tellBuyer } from './stage-effects.ts';
import { orderMovedTopic } from './topics.ts';

type NamedShipment = Named & { readonly shipment: string };

/**
 * Sends a parcel with some units of an order of the tenant's; the first one brings the order in transit. Of two who
 * send the same units at one time the second is told. Undo: `callShipmentBack`.
 */
export async function addShipment(
  scope: RequestScope,
  named: Named,
  given: GivenShipment,
): Changing<SellerOrderView> {
  const found = await readShippable(scope, named, given);
  if (!found.ok) return found;
  const { row, view } = found.value;
  const stages = movesOfShipments(row, false);
  const unpaid = await chargeBefore(scope, found.value, stages.at(-1) ?? row.state);
  if (unpaid) return fail(unpaid);
  const sent = view.shipments ?? [];
  const now = scope.ports.clock.now();
  const { accountId } = await signedIn(scope);
  const parcel: ShipmentView = {
    id: newId('orderShipment'),
    number: sent.length + 1,
    lines: given.lines,
    ...wayOf(given),
    sent_on: new Date(now).toISOString(),
    delivered_on: null,
    called_back_on: null,
  };
  const shipment = {
    ...parcel,
    order_id: row.id,
    supplier_id: row.supplier_id,
    sent_by: accountId,
  };
  const telling = tellShipped(row, parcel.id, now);
  return changeParcels(scope, found.value, {
    shipments: [...sent, parcel],
    stages,
    conditions: [shipments.hasUnitsLeft(row.id, given.lines), shipments.hasNoLabel(row.id)],
    statements: [...shipments.insertShipment(shipment, given.lines, now), ...telling.statements],
    outbox: telling.outbox,
    again: () => readShippable(scope, named, given),
    otherwise: 'shipment_not_possible',
  });
}

/** Changes who carries a parcel, and its number, of which the buyer is told where it is a new one. */
export async function changeShipment(
  scope: RequestScope,
  named: NamedShipment,
  given: ShipmentWay,
): Changing<SellerOrderView> {
  const found = await readOnItsWay(scope, named);
  if (!found.ok) return found;
  const { row, view, parcel } = found.value;
  const way = wayOf(given);
  const isNews = way.tracking_number !== null && way.tracking_number !== parcel.tracking_number;
  const telling = isNews
    ? tellShipped(row, parcel.id, scope.ports.clock.now())
    : { outbox: [], statements: [] };
  return changeParcels(scope, found.value, {
    shipments: replaced(view, { ...parcel, ...way }),
    conditions: [shipments.isOnItsWay(parcel.id)],
    statements: [shipments.updateWay(parcel.id, way), ...telling.statements],
    outbox: telling.outbox,
    again: () => readOnItsWay(scope, named),
  });
}

/** Marks a parcel as delivered; with the last one the order is, unless it is to be paid first. Undo: none. */
export async function deliverShipment(
  scope: RequestScope,
  named: NamedShipment,
): Changing<SellerOrderView> {
  const found = await readOnItsWay(scope, named);
  if (!found.ok) return found;
  const { row, view, parcel } = found.value;
  const now = scope.ports.clock.now();
  const parcels = replaced(view, { ...parcel, delivered_on: new Date(now).toISOString() });
  const stages = isAllDelivered(view.lines, parcels) ? movesOfShipments(row, true) : [];
  const telling = stages.includes('delivered')
    ? tellBuyer(row, 'delivered', now)
    : { outbox: [], statements: [] };
  return changeParcels(scope, found.value, {
    shipments: parcels,
    stages,
    conditions: [shipments.isOnItsWay(parcel.id)],
    statements: [shipments.setDelivered(parcel.id, now), ...telling.statements],
    outbox: telling.outbox,
    again: () => readOnItsWay(scope, named),
  });
}

/** Calls a parcel back that has not arrived: its units are to be sent again. */
export async function callShipmentBack(
  scope: RequestScope,
  named: NamedShipment,
): Changing<SellerOrderView> {
  const found = await readOnItsWay(scope, named);
  if (!found.ok) return found;
  const { view, parcel } = found.value;
  const now = scope.ports.clock.now();
  return changeParcels(scope, found.value, {
    shipments: replaced(view, { ...parcel, called_back_on: new Date(now).toISOString() }),
    conditions: [shipments.isOnItsWay(parcel.id)],
    statements: [shipments.setCalledBack(parcel.id, now)],
    again: () => readOnItsWay(scope, named),
  });
}

async function readShippable(
  scope: RequestScope,
  named: Named,
  { from, lines }: GivenShipment,
): Promise<Result<StandingOrder, Failure>> {
  const found = await readOwnSeen(scope, named, from);
  if (!found.ok) return found;
  const { row, view } = found.value;
  if (view.hold) return fail({ code: 'order_on_hold' });
  if (!mayShip(row)) return fail({ code: 'shipment_not_possible' });
  const sent = view.shipments ?? [];
  if (sent.length >= SHIPMENTS_MAX) return fail({ code: 'too_many_shipments' });
  const left = unitsLeft(view.lines, sent);
  const isLeft = lines.every(({ sku, units }) =>
    left.some((line) => line.sku === sku && line.units >= units),
  );
  return isLeft ? found : fail({ code: 'units_not_left', field: 'lines' });
}

async function readOnItsWay(
  scope: RequestScope,
  { shipment, ...named }: NamedShipment,
): Promise<Result<StandingOrder & { readonly parcel: ShipmentView }, Failure>> {
  const found = await readOwnPart(scope, named);
  if (!found.ok) return found;
  const { row, view } = found.value;
  if (isCanceled(row.state)) return fail({ code: 'already_canceled' });
  if (view.hold) return fail({ code: 'order_on_hold' });
  const parcel = view.shipments?.find((one) => one.id === shipment);
  const isOnItsWay = parcel?.delivered_on === null && parcel.called_back_on === null;
  return isOnItsWay ? ok({ ...found.value, parcel }) : fail({ code: 'shipment_not_found' });
}

/** The parcels of an order, one of them changed. */
function replaced({ shipments: all = [] }: SellerOrderView, parcel: ShipmentView): ShipmentView[] {
  return all.map((one) => (one.id === parcel.id ? parcel : one));
}

function wayOf({ carrier, tracking_number, tracking_url }: ShipmentWay) {
  return {
    carrier: carrier || null,
    tracking_number: tracking_number || null,
    tracking_url: tracking_url || null,
  };
}

/** Asks for the mail that tells the buyer of a parcel. */
function tellShipped(row: StandingOrder['row'], shipment: string, now: number) {
  const outbox = newId('message');
  const payload = { order: row.id, stage: 'in_transit', shipment };
  const message = { id: outbox, storeId: row.store_id, payload };
  return { outbox: [outbox], statements: [insertOutbox(orderMovedTopic, message, now)] };
}
