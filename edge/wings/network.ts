import { businessesPage } from '../../host-pages/pages/businesses.ts';
import { referralPage, referralPlansPage } from '../../host-pages/pages/referral.ts';
import { networkEndpoints } from '../flows/network/endpoints.ts';
import { referralEndpoints } from '../flows/referral/endpoints.ts';
import { searchEntry, wing } from './wing.ts';

/** The stores and people of a network: whom an account follows. */
export const network = wing({
  endpoints: [...networkEndpoints, ...referralEndpoints],
  pages: [businessesPage, referralPage, referralPlansPage],
  menu: [searchEntry(referralPage, { icon: 'tag', rank: 5 })],
});
