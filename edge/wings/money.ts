import { ownPaymentPage, ownPaymentsPage } from '../../host-pages/pages/own-payments.ts';
import { paymentNoticesPage } from '../../host-pages/pages/payment-notices.ts';
import {
  storeWalletOrderPage,
  storeWalletPage,
  walletOrderPage,
  walletPage,
} from '../../host-pages/pages/wallets.ts';
import { moneyEndpoints } from '../flows/money/endpoints.ts';
import { walletEndpoints } from '../flows/wallets/endpoints.ts';
import { keepBooks } from '../modules/ledger/index.ts';
import { menuEntry, searchEntry, wing } from './wing.ts';

/** The books of the networks, and what their stores read of them. */
export const money = wing({
  endpoints: [...moneyEndpoints, ...walletEndpoints],
  pages: [
    ownPaymentsPage,
    ownPaymentPage,
    paymentNoticesPage,
    walletPage,
    walletOrderPage,
    storeWalletPage,
    storeWalletOrderPage,
  ],
  menu: [
    menuEntry(ownPaymentsPage, { icon: 'card' }),
    menuEntry(storeWalletPage, { icon: 'cash' }),
    searchEntry(paymentNoticesPage, { icon: 'card', rank: 7 }),
    searchEntry(walletPage, { icon: 'cash', rank: 6 }),
  ],
  schedules: [{ each: 'cell', run: keepBooks }],
});
