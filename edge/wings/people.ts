import { addressesPage } from '../../host-pages/pages/addresses.ts';
import { completionPage, registerPage } from '../../host-pages/pages/accounts.ts';
import { mailStopPage } from '../../host-pages/pages/mail-stop.ts';
import { preferencesPage } from '../../host-pages/pages/preferences.ts';
import { proofPages } from '../../host-pages/pages/proofs.ts';
import { purchasesPage } from '../../host-pages/pages/purchases.ts';
import { storesBoughtPage } from '../../host-pages/pages/stores-bought.ts';
import { securityPage } from '../../host-pages/pages/security.ts';
import { loginPage, logoutPage } from '../../host-pages/pages/sign-in.ts';
import {
  peopleEndpoints,
  peopleTopics,
  profileCalls,
  tidyDirectory,
} from '../flows/people/index.ts';
import { menuEntry, searchEntry, wing } from './wing.ts';

/** Accounts: registering, signing in, proving contacts, and an account's own data. */
export const people = wing({
  endpoints: [...profileCalls, ...peopleEndpoints],
  pages: [
    loginPage,
    registerPage,
    completionPage,
    ...proofPages,
    logoutPage,
    purchasesPage,
    storesBoughtPage,
    addressesPage,
    preferencesPage,
    securityPage,
    mailStopPage,
  ],
  menu: [
    searchEntry(purchasesPage, { icon: 'cart', rank: 1 }),
    searchEntry(addressesPage, { icon: 'pin', rank: 4 }),
    menuEntry(preferencesPage, { icon: 'user', rank: 7 }),
    searchEntry(securityPage, { icon: 'lock', rank: 8 }),
  ],
  messages: peopleTopics,
  schedules: [{ each: 'tick', run: tidyDirectory }],
});
