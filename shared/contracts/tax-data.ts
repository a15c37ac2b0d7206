import { z } from 'zod';
import { cfdiUses, plainRfc, regimes, TAX_NAME_MAX } from '../rules/cfdi.ts';

/** The tax data of the two sides of an invoice (CFDI 4.0). */

/** One side of an invoice. Whether its fields fit each other is the service's answer. */
export const taxData = z.object({
  rfc: z.string().max(20).transform(plainRfc),
  name: z.string().trim().min(1).max(TAX_NAME_MAX),
  regime: z.enum(regimes as [(typeof regimes)[number], ...(typeof regimes)[number][]]),
  postal_code: z.string().trim().min(1).max(10),
});

export const buyerTaxData = taxData.extend({ use: z.enum(cfdiUses) });
export type BuyerTaxFields = z.infer<typeof buyerTaxData>;
