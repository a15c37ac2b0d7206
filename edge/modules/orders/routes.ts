import * as contract from '../../../shared/contracts/orders.ts';
import { answers, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { readOrder, readPurchase } from './service.ts';

/** The reads of orders that a guest may make, by an id that cannot be guessed. */
export const orderEndpoints: readonly PageEndpoint[] = [
  answers(contract.getPurchase, ({ scope, params }) =>
    readPurchase(scope.cell, scope.tenant.storeId, params),
  ),
  answers(contract.getOrder, ({ scope, params }) =>
    readOrder(scope.cell, scope.tenant.storeId, params.order),
  ),
  readsForPages(contract.readPurchaseOfOrder, ({ scope, params }) =>
    readPurchase(scope.cell, scope.tenant.storeId, params),
  ),
];
