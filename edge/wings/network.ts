import { businessesPage } from '../../host-pages/pages/businesses.ts';
import { networkEndpoints } from '../flows/network/endpoints.ts';
import { wing } from './wing.ts';

/** The stores and people of a network: whom an account follows. */
export const network = wing({ endpoints: networkEndpoints, pages: [businessesPage] });
