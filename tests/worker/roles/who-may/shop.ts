import { everybody, owners, type WhoMay } from './roles.ts';

/**
 * The roles that may make the calls which show a store to every visitor, stated a second time,
 * independent of the contracts.
 */
export const shop: WhoMay = {
  'store.fetch': everybody,
  'store.menu': everybody,
  'store.menu-apps': everybody,
  'store.banners': everybody,
  'store.headers': everybody,
  'store.search-words': owners,
  'store.set-search-words': owners,
  'store.franchises': everybody,
  'published.franchises': everybody,
  'published.catalogues': everybody,
  'catalogues.list': everybody,
  'catalogues.get': everybody,
  'catalogues.products': everybody,
  'catalogues.search': everybody,
  'public.catalogue': everybody,
  'public.referral-catalogues': everybody,
  'public.referral-catalogue-products': everybody,
  'public.referral-catalogue-franchises': everybody,
  'public.item': everybody,
  'products-list-public.search': everybody,
};
