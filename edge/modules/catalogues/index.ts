export { catalogueEndpoints } from './routes.ts';
export { listCatalogues, readCatalogue } from './service.ts';
