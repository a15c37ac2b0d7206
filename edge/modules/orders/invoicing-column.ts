import type { BuyerTaxFields } from '../../../shared/contracts/invoices.ts';
import { raw } from '../../db/sql.ts';

/** The invoicing data that the buyer of an order `p` gave, as JSON; null for an order without. */
export const invoicingColumn = raw(`(SELECT json_object('rfc', b.rfc, 'name', b.name,
    'regime', b.regime, 'use', b.cfdi_use, 'postal_code', b.tax_place)
  FROM order_billing b WHERE b.order_id = p.id) AS invoicing`);

/** The data of an order that has them. */
export function invoicingOf({ invoicing }: { readonly invoicing: string | null }): {
  invoicing?: BuyerTaxFields;
} {
  return invoicing === null ? {} : { invoicing: JSON.parse(invoicing) as BuyerTaxFields };
}
