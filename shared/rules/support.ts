/** The fields of a store that decide where its visitors find help. */
interface Support {
  readonly store_type: string;
  readonly users_support_url: string | null;
  readonly franchise_support_url: string | null;
  readonly affiliate_support_url: string | null;
}

/** Address of the external support centre: each store type has its own (spec [6], "Mode"). */
export function supportUrl(store: Support): string | null {
  if (store.store_type === 'franchise') return store.franchise_support_url;
  if (store.store_type === 'affiliate') return store.affiliate_support_url;
  return store.users_support_url;
}
