export { storeEndpoints } from './routes.ts';
export { readMenu } from './service.ts';
export { vouchFor } from './known-attribution.ts';
export { currentRevision, currentStore, forgetStore } from './storefront.ts';
export { type StoreProfile } from './mapper.ts';
