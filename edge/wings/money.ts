import { leftCheckoutsPage } from '../../host-pages/pages/left-checkouts.ts';
import { ownPaymentPage, ownPaymentsPage } from '../../host-pages/pages/own-payments.ts';
import { paymentNoticesPage } from '../../host-pages/pages/payment-notices.ts';
import { settlementPage, settlementsPage } from '../../host-pages/pages/settlements.ts';
import {
  storeWalletOrderPage,
  storeWalletPage,
  walletOrderPage,
  walletPage,
} from '../../host-pages/pages/wallets.ts';
import { moneyEndpoints } from '../flows/money/endpoints.ts';
import { fetchOwnReports, fetchPlatformReports } from '../flows/money/settlements/fetch-reports.ts';
import { settlementEndpoints } from '../flows/money/settlements/endpoints.ts';
import { walletEndpoints } from '../flows/wallets/endpoints.ts';
import { keepBooks } from '../modules/ledger/index.ts';
import { menuEntry, searchEntry, wing } from './wing.ts';

/** The books of the networks, and what their stores read of them. */
export const money = wing({
  endpoints: [...moneyEndpoints, ...settlementEndpoints, ...walletEndpoints],
  pages: [
    ownPaymentsPage,
    ownPaymentPage,
    paymentNoticesPage,
    leftCheckoutsPage,
    settlementsPage,
    settlementPage,
    walletPage,
    walletOrderPage,
    storeWalletPage,
    storeWalletOrderPage,
  ],
  menu: [
    menuEntry(ownPaymentsPage, { icon: 'card' }),
    menuEntry(storeWalletPage, { icon: 'cash' }),
    searchEntry(paymentNoticesPage, { icon: 'card', rank: 7 }),
    searchEntry(leftCheckoutsPage, { icon: 'cart', rank: 7 }),
    searchEntry(settlementsPage, { icon: 'cash', rank: 7 }),
    searchEntry(walletPage, { icon: 'cash', rank: 6 }),
  ],
  schedules: [
    { each: 'tick', run: fetchPlatformReports },
    { each: 'cell', run: fetchOwnReports },
    { each: 'cell', run: keepBooks },
  ],
});
