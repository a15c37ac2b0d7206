import { definePage, type HostPage } from './kit/page.ts';
import { notFoundView } from './kit/not-found.ts';
import { completionPage, registerPage } from './pages/accounts.ts';
import { proofPages } from './pages/proofs.ts';
import { loginPage, logoutPage } from './pages/sign-in.ts';
import { homePage } from './pages/home.ts';
import { itemPage } from './pages/item.ts';
import { cartPage } from './pages/cart.ts';
import { checkoutPage, payingPage, returningPage } from './pages/checkout.ts';
import { orderPage } from './pages/order.ts';
import { purchasesPage } from './pages/purchases.ts';
import { cataloguePage, cataloguesPage } from './pages/catalogues.ts';
import { collaboratorsPage } from './pages/collaborators.ts';
import { invitationPage } from './pages/invitation.ts';
import { officePage } from './pages/office.ts';
import { staffPage } from './pages/staff.ts';
import { preferencesPage } from './pages/preferences.ts';
import { securityPage } from './pages/security.ts';
import { franchisesPage } from './pages/franchises.ts';
import { textPages } from './pages/texts.ts';
import { marketplacePage, searchPage, sectionPages } from './pages/lists.ts';

export { registerPage } from './pages/accounts.ts';
export { loginPage, logoutPage } from './pages/sign-in.ts';
export { activationPage, linkPage, resetPage } from './pages/proofs.ts';
export { checkoutPage } from './pages/checkout.ts';
export { collaboratorsPage } from './pages/collaborators.ts';
export { staffPage } from './pages/staff.ts';
export { preferencesPage } from './pages/preferences.ts';
export { shellOf } from './kit/shell.ts';
export { failedView } from './kit/failed.ts';
export { forbiddenView } from './kit/forbidden.ts';
export { notFoundView } from './kit/not-found.ts';

/** Every page of a store, in no order: no two answer one address. */
export const hostPages: readonly HostPage[] = [
  homePage,
  marketplacePage,
  ...sectionPages,
  searchPage,
  cataloguesPage,
  cataloguePage,
  franchisesPage,
  itemPage,
  ...textPages,
  loginPage,
  registerPage,
  completionPage,
  ...proofPages,
  logoutPage,
  cartPage,
  checkoutPage,
  payingPage,
  returningPage,
  orderPage,
  purchasesPage,
  preferencesPage,
  securityPage,
  officePage,
  staffPage,
  collaboratorsPage,
  invitationPage,
];

/** What any other address shows. */
export const notFoundPage = definePage({
  name: 'not-found',
  paths: [],
  cached: false,
  view: notFoundView,
});
