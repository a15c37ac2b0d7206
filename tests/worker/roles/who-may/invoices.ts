import { everybody, owners, type MayName, type WhoMay } from './roles.ts';

/** Roles that issue the invoices of a store. */
const issuers = [...owners, 'accountant'] as const;

/** The roles that may issue a store's invoices, stated a second time. */
export const invoices: WhoMay = {
  // The order's buyer, account or guest: its service decides.
  'orders.invoice': everybody,
  'admin.invoices': issuers,
  'admin.invoices-waiting': issuers,
  'admin.invoice-issue': issuers,
  'admin.invoice-global-preview': issuers,
  'admin.invoice-global': issuers,
  'admin.invoice-stamp': issuers,
  'admin.billing': issuers,
  'admin.billing-change': issuers,
};

export const mayName: MayName = {
  // To whom the invoice is issued, and what for.
  'orders.invoice': ['rfc', 'name', 'regime', 'postal_code', 'use'],
  // The period whose sales are invoiced, by a day in it.
  'admin.invoice-global': ['day'],
  // As whom the store issues, the tax in its prices, and whether invoices issue themselves.
  'admin.billing-change': ['rfc', 'name', 'regime', 'postal_code', 'vat', 'issues_alone'],
};
