import { cashoutPage, storeCashoutPage } from '../../host-pages/pages/cashouts.ts';
import { payoutBatchPage, payoutsPage } from '../../host-pages/pages/payouts.ts';
import { cashoutEndpoints } from '../flows/cashouts/endpoints.ts';
import { payoutEndpoints } from '../flows/cashouts/payout-endpoints.ts';
import { pauseEndpoints } from '../flows/cashouts/pauses.ts';
import { cashoutTopics } from '../flows/cashouts/topics.ts';
import { menuEntry, wing } from './wing.ts';

/** How the money of wallets goes out. */
export const cashouts = wing({
  endpoints: [...cashoutEndpoints, ...payoutEndpoints, ...pauseEndpoints],
  pages: [cashoutPage, storeCashoutPage, payoutsPage, payoutBatchPage],
  messages: cashoutTopics,
  menu: [menuEntry(payoutsPage, { icon: 'cash' })],
});
