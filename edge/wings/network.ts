import { advisorPage } from '../../host-pages/pages/advisor.ts';
import { advisorsPage } from '../../host-pages/pages/advisors.ts';
import { affinityPage, affinityRequestsPage } from '../../host-pages/pages/affinity.ts';
import { businessesPage } from '../../host-pages/pages/businesses.ts';
import { officePromotedPage, promotedPage } from '../../host-pages/pages/promoted.ts';
import { referralPage, referralPlansPage } from '../../host-pages/pages/referral.ts';
import { advisorEndpoints } from '../flows/advisors/endpoints.ts';
import { affinityEndpoints } from '../flows/affinity/endpoints.ts';
import { networkEndpoints } from '../flows/network/endpoints.ts';
import { promoterEndpoints } from '../flows/promoters/endpoints.ts';
import { referralEndpoints } from '../flows/referral/endpoints.ts';
import { searchEntry, wing } from './wing.ts';

/** The stores and people of a network: whom an account follows, and who advises a reseller. */
export const network = wing({
  endpoints: [
    ...networkEndpoints,
    ...referralEndpoints,
    ...promoterEndpoints,
    ...affinityEndpoints,
    ...advisorEndpoints,
  ],
  pages: [
    businessesPage,
    referralPage,
    referralPlansPage,
    promotedPage,
    officePromotedPage,
    affinityPage,
    affinityRequestsPage,
    advisorPage,
    advisorsPage,
  ],
  menu: [
    searchEntry(referralPage, { icon: 'tag', rank: 5 }),
    searchEntry(affinityRequestsPage, { icon: 'users' }),
    searchEntry(officePromotedPage, { icon: 'users' }),
    searchEntry(advisorsPage, { icon: 'users' }),
  ],
});
