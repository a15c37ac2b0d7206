import * as contract from '../../../shared/contracts/catalogue-edits.ts';
import * as products from '../../../shared/contracts/catalogue-products.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import * as places from './catalogue-places.ts';
import { repositionProduct } from './reposition.ts';
import { listHoldings, listProducts } from './catalogue-products.ts';
import * as catalogues from './catalogues.ts';
import { editableCatalogue, listCatalogues, readCatalogue } from './editable-catalogue.ts';
import { restore } from './removal.ts';

/** The calls by which owners edit their catalogues. */
export const catalogueEditEndpoints: readonly Endpoint[] = [
  answers(contract.listEditedCatalogues, async ({ scope, query }) =>
    ok(await listCatalogues(scope, query)),
  ),
  answers(contract.getEditedCatalogue, ({ scope, params }) => readCatalogue(scope, params.id)),
  changes(contract.createCatalogue, ({ scope, body }) => catalogues.createCatalogue(scope, body)),
  changes(contract.updateCatalogue, ({ scope, params, body }) =>
    catalogues.updateCatalogue(scope, params.id, body),
  ),
  changes(contract.repositionCatalogue, ({ scope, params, body }) =>
    catalogues.repositionCatalogue(scope, params.id, body),
  ),
  changes(contract.deleteCatalogue, ({ scope, params, query }) =>
    catalogues.deleteCatalogue(scope, params.id, query.force === 'true'),
  ),
  changes(contract.restoreCatalogue, ({ scope, params }) =>
    restore(scope, editableCatalogue, params.id, { code: 'catalogue_not_found' }),
  ),
  changes(contract.duplicateCatalogue, ({ scope, params, body }) =>
    catalogues.duplicateCatalogue(scope, params.id, body),
  ),

  answers(products.listEditedProducts, ({ scope, params, query: { text, ...page } }) =>
    listProducts(scope, { catalogue: params.id, text }, page),
  ),
  answers(products.listHoldings, ({ scope, params, query }) =>
    listHoldings(scope, params.pid, query),
  ),
  changes(products.addToCatalogue, ({ scope, params, body }) =>
    places.addProduct(scope, params.id, body.product_id),
  ),
  changes(products.addFiltered, ({ scope, params, body }) =>
    places.addFiltered(scope, params.id, body),
  ),
  changes(products.cloneProducts, ({ scope, params, body }) =>
    places.cloneProducts(scope, params.id, body),
  ),
  changes(products.moveProduct, ({ scope, params, body }) =>
    places.moveProduct(scope, params.id, body),
  ),
  changes(products.removeFromCatalogue, ({ scope, params }) =>
    places.removeProduct(scope, params.id, params.pid),
  ),
  changes(products.repositionProduct, ({ scope, params, body }) =>
    repositionProduct(scope, params.id, params.pid, body.position),
  ),
];
