export { catalogueEndpoints } from './routes.ts';
export { listCatalogues } from './service.ts';
