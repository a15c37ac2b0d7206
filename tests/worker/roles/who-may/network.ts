import { everybody, signedIn, type WhoMay } from './roles.ts';

/** The roles that may see a network and follow in it, stated a second time, independent of the contracts. */
export const network: WhoMay = {
  'published.businesses': everybody,
  'follow.list': signedIn,
  'follow.ask': signedIn,
  'follow.add': signedIn,
  'follow.remove': signedIn,
  'referral.products': signedIn,
  'referral.rates': signedIn,
};
