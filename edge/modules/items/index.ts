export { itemEndpoints } from './routes.ts';
export { listAddresses, readItem } from './service.ts';
export { searchItems } from './search.ts';
export { indexListing } from './search-index.ts';
