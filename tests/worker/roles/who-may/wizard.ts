import { signedIn, type MayName, type WhoMay } from './roles.ts';

/** The roles that may open a store of their own, stated a second time, independent of the contracts. */
export const wizard: WhoMay = {
  'affiliate.slug-exists': signedIn,
  'affiliate.create': signedIn,
  'affiliate.store': signedIn,
};

export const mayName: MayName = {
  'affiliate.slug-exists': ['slug', 'name'],
  'affiliate.create': ['slug', 'name'],
};
