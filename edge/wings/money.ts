import { ownPaymentPage, ownPaymentsPage } from '../../host-pages/pages/own-payments.ts';
import { moneyEndpoints } from '../flows/money/endpoints.ts';
import { keepBooks } from '../modules/ledger/index.ts';
import { menuEntry, wing } from './wing.ts';

/** The books of the networks, and what their stores read of them. */
export const money = wing({
  endpoints: moneyEndpoints,
  pages: [ownPaymentsPage, ownPaymentPage],
  menu: [menuEntry(ownPaymentsPage, { icon: 'card' })],
  schedules: [{ each: 'cell', run: keepBooks }],
});
