import * as accountData from '../../../shared/contracts/account-data.ts';
import { readKnownBuyer as knownBuyer } from '../../../shared/contracts/addresses.ts';
import {
  listBoughtOrders as boughtOrders,
  readStoresBought as storesBought,
} from '../../../shared/contracts/bought-orders.ts';
import { readOwnPurchases as ownPurchases } from '../../../shared/contracts/orders.ts';
import * as profiles from '../../../shared/contracts/profiles.ts';
import { answers, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { addressEndpoints, callerNamed, profileEndpoints } from '../../modules/profiles/index.ts';
import { changeContact, proveContact } from './change-contact.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';
import { readKnownBuyer } from './known-buyer.ts';
import { listBoughtOrders, readOwnPurchases } from './own-purchases.ts';
import { readStoresBought } from './stores-bought.ts';

/** Every call of profiles, including those that need several modules. */
export const profileCalls: readonly PageEndpoint[] = [
  ...profileEndpoints,
  ...addressEndpoints,

  answers(boughtOrders, ({ scope, params, query }) =>
    listBoughtOrders(scope, params.mashup, query),
  ),
  readsForPages(storesBought, ({ scope }) => readStoresBought(scope)),
  readsForPages(ownPurchases, ({ scope, params }) => readOwnPurchases(scope, params)),

  readsForPages(knownBuyer, ({ scope }) => readKnownBuyer(scope)),

  answers(profiles.changeContact, async ({ scope, params, body }) => {
    const asking = await callerNamed(scope, params);
    return asking.ok ? changeContact(scope, body) : asking;
  }),

  answers(profiles.proveContact, async ({ scope, params, body }) => {
    const asking = await callerNamed(scope, params);
    return asking.ok ? proveContact(scope, body) : asking;
  }),

  answers(accountData.exportAccount, async ({ scope, params }) => {
    const asking = await callerNamed(scope, params);
    return asking.ok ? exportAccount(scope, asking.value) : asking;
  }),

  answers(accountData.eraseAccount, async ({ scope, params, body }) => {
    const asking = await callerNamed(scope, params);
    return asking.ok ? eraseAccount(scope, body) : asking;
  }),
];
