import { z } from 'zod';
import { checkoutErrors } from './checkout.ts';
import { contract } from './contract.ts';
import { cartId, checkoutId } from './fields.ts';
import { buyerTaxData } from './invoices.ts';
import { pageRead } from './page-read.ts';
import { sampleIds } from './samples.ts';

/** The invoicing data that a buyer gives in the checkout; its orders take it over. */

/** The data of a checkout; null where the buyer needs no invoice. */
const checkoutInvoicing = z.object({ invoicing: buyerTaxData.nullable() });

export const setCheckoutInvoicing = contract({
  id: 'shopping-carts.invoicing',
  service: 'shopping-carts',
  method: 'put',
  path: '/{cart}/checkout/{checkout}/invoicing',
  access: 'public',
  summary: {
    en: 'Gives the invoicing data of a purchase, which its orders take over; null for a purchase without invoice',
    es: 'Da los datos de facturación de una compra, que pasan a sus pedidos; null para una compra sin factura',
  },
  params: z.object({ cart: cartId, checkout: checkoutId }),
  body: checkoutInvoicing,
  sample: {
    params: { cart: sampleIds.cart, checkout: sampleIds.checkout },
    body: {
      invoicing: {
        rfc: 'GODE561231GR8',
        name: 'EMILIA GODOY DÍAZ',
        regime: '612',
        postal_code: '06700',
        use: 'G03',
      },
    },
  },
  answer: checkoutInvoicing,
  errors: [...checkoutErrors, 'payment_pending', 'invoice_data', 'invoice_elsewhere'],
});

/** What the page of a checkout shows of its invoice. */
export const readCheckoutInvoicing = pageRead({
  id: 'shopping-carts.read-invoicing',
  params: z.object({ checkout: checkoutId }),
  answer: checkoutInvoicing.extend({
    cart: cartId.nullable(),
    /** Whether some supplier of the checkout issues invoices for it. */
    counts: z.boolean(),
    /** The data that the caller's account gave last in this store; null for a visitor. */
    remembered: buyerTaxData.nullable(),
  }),
});
