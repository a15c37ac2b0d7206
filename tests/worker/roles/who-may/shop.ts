import { everybody, type WhoMay } from './roles.ts';

/** Who may make the calls by which everybody sees a store, said once more, apart from the contracts. */
export const shop: WhoMay = {
  'store.fetch': everybody,
  'store.menu': everybody,
  'store.banners': everybody,
  'store.headers': everybody,
  'published.franchises': everybody,
  'published.catalogues': everybody,
  'catalogues.list': everybody,
  'catalogues.get': everybody,
  'catalogues.products': everybody,
  'catalogues.search': everybody,
  'public.catalogue': everybody,
  'public.referral-catalogues': everybody,
  'public.referral-catalogue-products': everybody,
  'public.item': everybody,
  'products-list-public.search': everybody,
};
