import * as accountData from './account-data.ts';
import * as banners from './banners.ts';
import * as cart from './cart.ts';
import * as catalogues from './catalogues.ts';
import * as checkout from './checkout.ts';
import * as collaborators from './collaborators.ts';
import type { Contract } from './contract.ts';
import * as jobs from './jobs.ts';
import * as items from './items.ts';
import * as orders from './orders.ts';
import * as ownCart from './own-cart.ts';
import * as payment from './payment.ts';
import * as placeOrder from './place-order.ts';
import * as presence from './presence.ts';
import * as profiles from './profiles.ts';
import * as publicProfiles from './public-profiles.ts';
import * as registration from './registration.ts';
import * as security from './security.ts';
import * as setupApps from './setup-apps.ts';
import * as signIn from './sign-in.ts';
import * as staff from './staff.ts';
import * as store from './store.ts';

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'service' in value && 'answer' in value;
}

/** Every call of the API, in the order in which the document shows them. */
export const contracts: readonly Contract[] = [
  store,
  banners,
  catalogues,
  items,
  cart,
  ownCart,
  checkout,
  placeOrder,
  orders,
  payment,
  registration,
  signIn,
  staff,
  collaborators,
  jobs,
  profiles,
  accountData,
  publicProfiles,
  presence,
  setupApps,
  security,
]
  .flatMap((module) => Object.values(module) as unknown[])
  .filter(isContract);
