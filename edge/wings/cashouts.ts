import { cashoutPage, storeCashoutPage } from '../../host-pages/pages/cashouts.ts';
import { cashoutEndpoints } from '../flows/cashouts/endpoints.ts';
import { cashoutTopics } from '../flows/cashouts/topics.ts';
import { wing } from './wing.ts';

/** How the money of wallets goes out. */
export const cashouts = wing({
  endpoints: cashoutEndpoints,
  pages: [cashoutPage, storeCashoutPage],
  messages: cashoutTopics,
});
