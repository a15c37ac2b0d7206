import { captureOrder, voidOrder } from '../../../shared/contracts/authorizations.ts';
import {
  cancelDropshipOrder,
  moveDropshipOrder,
} from '../../../shared/contracts/dropship-orders.ts';
import {
  holdOrder,
  releaseOrder,
  restoreOrderHold,
} from '../../../shared/contracts/order-holds.ts';
import { cancelBoughtOrder, moveBoughtOrder } from '../../../shared/contracts/orders.ts';
import * as contract from '../../../shared/contracts/seller-orders.ts';
import * as shipments from '../../../shared/contracts/shipments.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { readSellerOrders } from '../../modules/orders/index.ts';
import { currentStore } from '../../modules/store/index.ts';
import { cancelBought } from './cancel-bought.ts';
import { captureOwnOrder } from './charge-order.ts';
import { confirmBought } from './confirm-bought.ts';
import { orderEditEndpoints } from './edit-endpoints.ts';
import * as holds from './hold-order.ts';
import { cancelOwnOrder, moveOwnOrder, proposeForOrder } from './move-order.ts';
import * as parcels from './send-parcels.ts';
import { ownSupplier, readOwnPart, readStandings } from './own-part.ts';
import { refundAccountEndpoints } from './refund-account.ts';
import { voidOwnOrder } from './void-order.ts';

/** The calls by which a store's staff works on the orders that it has to deliver. */
export const orderWorkEndpoints: readonly Endpoint[] = [
  answers(contract.listSellerOrders, async ({ scope, params, query }) => {
    const supplier = ownSupplier(scope, params.id);
    if (!supplier.ok) return supplier;
    const country = (await currentStore(scope))?.country ?? 'MX';
    return ok(await readSellerOrders(scope.cell, supplier.value, country, query));
  }),
  answers(contract.listOrderStates, async ({ scope, params, query }) => {
    const supplier = ownSupplier(scope, params.id);
    return supplier.ok ? ok(await readStandings(scope, supplier.value, query.ids)) : supplier;
  }),
  answers(contract.getSellerOrder, async ({ scope, params }) => {
    const found = await readOwnPart(scope, params);
    return found.ok ? ok(found.value.view) : found;
  }),
  changes(contract.moveSellerOrder, ({ scope, params, body }) => moveOwnOrder(scope, params, body)),
  changes(contract.proposeDelivery, ({ scope, params, body }) =>
    proposeForOrder(scope, params, body),
  ),
  changes(contract.cancelSellerOrder, ({ scope, params, body }) =>
    cancelOwnOrder(scope, params, body),
  ),
  answers(captureOrder, ({ scope, params, body }) => captureOwnOrder(scope, params, body.amount)),
  changes(voidOrder, ({ scope, params, body }) => voidOwnOrder(scope, params, body.from)),
  changes(holdOrder, ({ scope, params, body }) => holds.holdOrder(scope, params, body)),
  changes(releaseOrder, ({ scope, params }) => holds.releaseOrder(scope, params)),
  changes(restoreOrderHold, ({ scope, params }) => holds.restoreHold(scope, params)),
  changes(moveDropshipOrder, ({ scope, params, body }) =>
    moveOwnOrder(scope, { id: scope.tenant.storeId, order: params.order }, body),
  ),
  changes(cancelDropshipOrder, ({ scope, params, body }) =>
    cancelOwnOrder(scope, { id: scope.tenant.storeId, order: params.order }, body),
  ),
  ...orderEditEndpoints,
];

/** The calls by which a store sends an order in several parcels. */
export const shipmentEndpoints: readonly Endpoint[] = [
  changes(shipments.addShipment, ({ scope, params, body }) =>
    parcels.addShipment(scope, params, body),
  ),
  changes(shipments.changeShipment, ({ scope, params, body }) =>
    parcels.changeShipment(scope, params, body),
  ),
  changes(shipments.deliverShipment, ({ scope, params }) => parcels.deliverShipment(scope, params)),
  changes(shipments.callShipmentBack, ({ scope, params }) =>
    parcels.callShipmentBack(scope, params),
  ),
];

/** The calls by which a buyer works on an order of their own. */
export const boughtOrderEndpoints: readonly Endpoint[] = [
  changes(moveBoughtOrder, ({ scope, params, body }) =>
    confirmBought(scope, params.order, body.from),
  ),
  changes(cancelBoughtOrder, ({ scope, params, body }) => cancelBought(scope, params.order, body)),
  ...refundAccountEndpoints,
];
