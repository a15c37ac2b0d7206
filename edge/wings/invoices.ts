import { invoicesPage } from '../../host-pages/pages/invoices.ts';
import { orderInvoicePage } from '../../host-pages/pages/order-invoice.ts';
import { ownInvoicesPage } from '../../host-pages/pages/own-invoices.ts';
import { invoiceEndpoints } from '../flows/invoices/endpoints.ts';
import { invoiceTopics } from '../flows/invoices/topics.ts';
import { menuEntry, wing } from './wing.ts';

/** Invoices and credit notes of orders. */
export const invoices = wing({
  endpoints: invoiceEndpoints,
  pages: [orderInvoicePage, invoicesPage, ownInvoicesPage],
  messages: invoiceTopics,
  menu: [menuEntry(ownInvoicesPage, { icon: 'card' })],
});
