import { z } from 'zod';
import { INSTALMENT_TERMS } from '../rules/instalments.ts';
import { checkoutErrors, paymentType } from './checkout.ts';
import { contract } from './contract.ts';
import { cartId, checkoutId, currency, minor, ownedBy, storeId } from './fields.ts';
import { pageRead } from './page-read.ts';
import { sampleIds, sampleStore } from './samples.ts';

/** Monthly payments without interest: what a store offers, and what a buyer chooses for a checkout. */

const term = z.union(INSTALMENT_TERMS.map((one) => z.literal(one)));
const payments = z.number().int().min(1).max(48);

export const instalmentTerms = z
  .object({
    /** Numbers of monthly payments; none where the store offers only one payment. */
    terms: z.array(term).max(INSTALMENT_TERMS.length),
    /** The least amount of a purchase that is divided, minor units; 0 for the providers' own alone. */
    minimum: minor.min(0),
  })
  .meta({ id: 'InstalmentTerms' });
export type InstalmentTerms = z.infer<typeof instalmentTerms>;

const termsPath = '/{mashup}/{type}/store/instalments';

export const getInstalmentTerms = contract({
  id: 'store.instalments',
  service: 'store',
  method: 'get',
  path: termsPath,
  access: 'store-admin',
  summary: {
    en: 'The monthly payments without interest that the store offers',
    es: 'Los meses sin intereses que ofrece la tienda',
  },
  params: ownedBy,
  sample: { params: sampleStore },
  answer: instalmentTerms,
  errors: ['store_not_found'],
});

export const setInstalmentTerms = contract({
  id: 'store.instalments-set',
  service: 'store',
  method: 'put',
  path: termsPath,
  access: 'store-admin',
  summary: {
    en: 'Sets the monthly payments without interest that the store offers, whose cost the store bears',
    es: 'Pone los meses sin intereses que ofrece la tienda, con su costo a cargo de la tienda',
  },
  params: ownedBy,
  body: instalmentTerms,
  sample: { params: sampleStore, body: { terms: [3, 6], minimum: 50_000 } },
  answer: instalmentTerms,
  errors: ['store_not_found'],
});

export const instalmentChoice = z
  .object({
    /** The monthly payments that are chosen; 1 for a single payment. */
    msi_payments: payments,
    /** What a single payment is, minor units. */
    one_payment: minor,
    /** What the buyer pays beside that for paying by months; nothing, since the store bears it. */
    financing_cost: minor,
    currency,
    /** What may be chosen beside a single payment. */
    options: z.array(z.object({ msi_payments: payments, monthly: minor })),
  })
  .meta({ id: 'InstalmentChoice' });
export type InstalmentChoice = z.infer<typeof instalmentChoice>;

export const chooseInstalments = contract({
  id: 'shopping-carts.instalments',
  service: 'shopping-carts',
  method: 'put',
  path: '/{cart}/checkout/{checkout}/msi_payments',
  access: 'public',
  summary: {
    en: 'Divides a payment by credit card into months without interest; by any other way it is one payment',
    es: 'Divide un pago con tarjeta de crédito en meses sin intereses; con otra forma es un solo pago',
  },
  params: z.object({ cart: cartId, checkout: checkoutId }),
  body: z.object({ msi_payments: payments }),
  sample: {
    params: { cart: sampleIds.cart, checkout: sampleIds.checkout },
    body: { msi_payments: 3 },
  },
  answer: instalmentChoice,
  errors: [...checkoutErrors, 'payment_pending', 'instalments_not_available'],
});

/** What the page of a checkout shows of monthly payments. */
export const readInstalments = pageRead({
  id: 'shopping-carts.instalment-choice',
  params: z.object({ checkout: checkoutId }),
  answer: instalmentChoice.extend({ cart: cartId }).nullable(),
});

/** What the pages of items show of monthly payments: the store's terms, and its ways to pay. */
export const readOfferedMonths = pageRead({
  id: 'store.offered-months',
  params: z.object({}),
  answer: instalmentTerms.extend({ codes: z.array(paymentType) }),
});

/** The ways to pay of a supplier of the store's network; none of any other store. */
export const readSupplierCodes = pageRead({
  id: 'store.supplier-codes',
  params: z.object({ supplier: storeId }),
  answer: z.object({ codes: z.array(paymentType) }),
});
