import type { StoreInfo } from '../contracts/store.ts';

type Support = Pick<
  StoreInfo,
  'store_type' | 'users_support_url' | 'franchise_support_url' | 'affiliate_support_url'
>;

/** Address of the external support centre: each store type has its own (spec [6], "Mode"). */
export function supportUrl(store: Support): string | null {
  if (store.store_type === 'franchise') return store.franchise_support_url;
  if (store.store_type === 'affiliate') return store.affiliate_support_url;
  return store.users_support_url;
}
