import { z } from 'zod';
import { billingMax, type BillingName } from '../rules/billing.ts';
import { POSTAL_CODE } from '../rules/postal-code.ts';
import { checkoutErrors } from './checkout.ts';
import { contract } from './contract.ts';
import { cartId, checkoutId } from './fields.ts';
import { pageRead } from './page-read.ts';
import { sampleIds } from './samples.ts';

/** Whose card pays a purchase, where that is not its buyer at the address of the delivery. */

const text = (name: BillingName) => z.string().trim().regex(/\S/).max(billingMax[name]);
const maybe = (name: BillingName) => z.string().trim().max(billingMax[name]).optional();

export const billingData = z.object({
  first_name: text('first_name'),
  surname: text('surname'),
  email: z.email().max(billingMax.email),
  /** National number in `country_code`. */
  phone: z.string().trim().min(7).max(billingMax.phone),
  street_name: text('street_name'),
  street_number: text('street_number'),
  suite: maybe('suite'),
  address_line_2: maybe('address_line_2'),
  postal_code: z.string().trim().regex(POSTAL_CODE),
  city: text('city'),
  /** The state's code, or its name where it has none. */
  state_code: text('state_code'),
  /** ISO 3166-1 alpha-2. */
  country_code: z.string().regex(/^[A-Z]{2}$/),
  reference: maybe('reference'),
});
export type BillingData = z.infer<typeof billingData>;

/** The data of a checkout; null for the same as the delivery. */
const checkoutBilling = z.object({ billing: billingData.nullable() });

export const setCheckoutBilling = contract({
  id: 'shopping-carts.billing',
  service: 'shopping-carts',
  method: 'put',
  path: '/{cart}/checkout/{checkout}/billing',
  access: 'public',
  summary: {
    en: 'Says whose card pays a purchase, for the card’s provider; null for the same as the delivery',
    es: 'Dice de quién es la tarjeta que paga una compra, para el proveedor de la tarjeta; null para los mismos datos de la entrega',
  },
  params: z.object({ cart: cartId, checkout: checkoutId }),
  body: checkoutBilling,
  sample: {
    params: { cart: sampleIds.cart, checkout: sampleIds.checkout },
    body: {
      billing: {
        first_name: 'Lucía',
        surname: 'Méndez',
        email: 'lucia@example.com',
        phone: '5512345678',
        street_name: 'Amsterdam',
        street_number: '120',
        postal_code: '06100',
        city: 'Cuauhtémoc',
        state_code: 'CMX',
        country_code: 'MX',
      },
    },
  },
  answer: checkoutBilling,
  errors: [...checkoutErrors, 'payment_pending'],
});

/** What the page of a checkout shows of the card's billing data. */
export const readCheckoutBilling = pageRead({
  id: 'shopping-carts.read-billing',
  params: z.object({ checkout: checkoutId }),
  answer: checkoutBilling.extend({
    cart: cartId.nullable(),
    /** Whether some way to pay of the checkout takes them. */
    counts: z.boolean(),
  }),
});
