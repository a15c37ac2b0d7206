import * as contract from '../../../shared/contracts/resale.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import { resale as offers } from '../../modules/items/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import * as resale from './resale.ts';

/** The store that a path names, see `ownStore`. */
const ownOf = (scope: RequestScope, { mashup, type }: { mashup: string; type: string }) =>
  ownStore(scope, { owner: mashup, type });

/** The calls by which owners add other stores' items to their own. */
export const resaleEndpoints: readonly Endpoint[] = [
  answers(contract.searchResale, async ({ scope, params, query }) => {
    const [own, list] = await Promise.all([
      ownOf(scope, params),
      resale.searchResale(scope, query),
    ]);
    return own.ok ? ok(list) : own;
  }),
  answers(contract.searchCategories, async ({ scope, params, query: { text, ...page } }) => {
    const { cell, tenant, locale } = scope;
    const [own, results, counted] = await Promise.all([
      ownOf(scope, params),
      cell.read(offers.listCategories(tenant.storeId, text, page, locale)),
      cell.first(offers.countCategories(tenant.storeId, text)),
    ]);
    return own.ok ? ok({ results: [...results], matches_estimated: counted?.n ?? 0 }) : own;
  }),
  answers(contract.searchSuppliers, async ({ scope, params, query: { text, ...page } }) => {
    const { cell, tenant } = scope;
    const [own, results, counted] = await Promise.all([
      ownOf(scope, params),
      cell.read(offers.listSuppliers(tenant.storeId, text, page)),
      cell.first(offers.countSuppliers(tenant.storeId, text)),
    ]);
    return own.ok ? ok({ results: [...results], matches_estimated: counted?.n ?? 0 }) : own;
  }),
  changes(contract.addToStore, async ({ scope, params }) => {
    const own = await ownOf(scope, params);
    return own.ok ? resale.addToStore(scope, params.id) : own;
  }),
  changes(contract.removeFromStore, async ({ scope, params }) => {
    const own = await ownOf(scope, params);
    return own.ok ? resale.removeFromStore(scope, params.id) : own;
  }),
  changes(contract.restoreToStore, async ({ scope, params }) => {
    const own = await ownOf(scope, params);
    return own.ok ? resale.restoreToStore(scope, params.id) : own;
  }),
  changes(contract.addAllToStore, async ({ scope, params, body: { catalogue_id, ...filter } }) => {
    const own = await ownOf(scope, params);
    return own.ok ? resale.addAllToStore(scope, catalogue_id, filter) : own;
  }),
];
