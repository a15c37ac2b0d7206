import * as contract from '../../../shared/contracts/in-store.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { ownSupplier } from './own-part.ts';
import { readSaleItems } from './sale-items.ts';
import { sellInStore } from './sell-in-store.ts';

/** The calls by which a store's staff sells in person. */
export const inStoreEndpoints: readonly Endpoint[] = [
  answers(contract.findSaleItems, async ({ scope, params, query }) => {
    const own = ownSupplier(scope, params.id);
    return own.ok ? ok(await readSaleItems(scope, query)) : own;
  }),
  changes(contract.sellInStore, ({ scope, params, body }) => sellInStore(scope, params.id, body)),
];
