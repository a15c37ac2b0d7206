export { storeEndpoints } from './routes.ts';
export * as headers from './header-statements.ts';
export { type HeaderState } from './header-statements.ts';
export { readMenu } from './service.ts';
export { answeredAttribution, vouchFor } from './known-attribution.ts';
export { currentRevision, currentStore, forgetStore } from './storefront.ts';
export { type StoreProfile } from './mapper.ts';
