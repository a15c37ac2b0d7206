import type { Translation } from '../texts.ts';
import type { invoiceErrors as es } from '../es/invoice-errors.ts';

/** Failures of invoices, of the global ones of a period, and of their stamps. */
export const invoiceErrors: Translation<typeof es> = {
  invoice_not_found: 'We could not find the invoice.',
  invoice_issued: 'The invoice of this order was already issued. Reload the page to see it.',
  invoice_too_early: 'The invoice is issued once the order is paid.',
  invoice_canceled: 'That order was canceled: it has no invoice.',
  invoice_elsewhere:
    'No CFDI invoices are issued for this order: the store is not in Mexico, or does not charge in pesos.',
  invoice_data:
    'Check the invoicing data: the RFC, the tax regime and the use have to fit each other.',
  billing_missing: 'Save the store’s tax data first.',
  invoice_not_asked: 'Nobody has asked for an invoice of that order yet.',
  period_not_begun: 'That period has not begun: choose a day that is over, or today.',
  period_empty: 'That period has no sales without an invoice: each of them stands in one.',
  period_regime: 'Two months at once are for regime 621 (Incorporación Fiscal) alone.',
  stamping_off: 'This platform has no stamping service: the invoice stays unstamped.',
  stamping_failed:
    'The stamping service did not answer. The invoice is still unstamped; try again.',
};
