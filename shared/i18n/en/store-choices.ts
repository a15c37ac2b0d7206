import type { Translation } from '../texts.ts';
import type * as es from '../es/store-choices.ts';

/** Whom a slide, a banner or a header is for. */
export const audienceNames: Translation<typeof es.audienceNames> = {
  all: 'Everybody',
  anonymous: 'Visitors without an account',
  registered: 'Registered people',
  entrepreneurs_without_store: 'Entrepreneurs without a store',
  entrepreneurs_with_store: 'Entrepreneurs with a store',
};

/** The labels of a header's button, as shoppers read them. */
export const headerButtons: Translation<typeof es.headerButtons> = {
  signup: 'Sign up',
  signupnow: 'Sign up now',
  signupfree: 'Sign up for free',
  buynow: 'Buy now',
  more: 'See more',
};

/** How much a new account is asked for. */
export const signupForms: Translation<typeof es.signupForms> = {
  complete: 'Complete',
  basic: 'Basic',
};

/** The ways to deliver that a store offers by itself. */
export const storeDeliveries: Translation<typeof es.storeDeliveries> = {
  fixed_delivery: 'Delivery at a fixed cost',
  collection: 'Collection at the store',
};

/** How an item's units are kept. */
export const stockTypes: Translation<typeof es.stockTypes> = {
  onstock: 'Counted',
  ondemand: 'Made on demand',
};

/** As what an item's seller sells it. */
export const sellerTypes: Translation<typeof es.sellerTypes> = {
  business: 'Business',
  personal: 'Private person',
};
