import { z } from 'zod';
import { checkoutErrors } from './checkout.ts';
import { contract } from './contract.ts';
import { cartId, checkoutId } from './fields.ts';
import { limits } from './limits.ts';
import { pageRead } from './page-read.ts';
import { sampleIds } from './samples.ts';

/** The code of whoever sold a purchase: it counts before every link that the buyer has followed. */

/** The seller that a checkout has by a code; null for none. */
export const sellerCode = z.object({ code: z.string().nullable() });

export const setSellerCode = contract({
  id: 'shopping-carts.seller-code',
  service: 'shopping-carts',
  method: 'put',
  path: '/{cart}/checkout/{checkout}/seller',
  access: 'public',
  summary: {
    en: 'Says by code who sold the purchase; an empty code says nobody',
    es: 'Dice con un código quién hizo la venta; uno vacío dice que nadie',
  },
  params: z.object({ cart: cartId, checkout: checkoutId }),
  body: z.object({ code: z.string().trim().max(100) }),
  sample: {
    params: { cart: sampleIds.cart, checkout: sampleIds.checkout },
    body: { code: 'ana' },
  },
  limits: [limits.codeByAddress],
  answer: sellerCode,
  errors: [...checkoutErrors, 'seller_code_unknown', 'payment_pending'],
});

/** The code of a checkout as its page shows it; whether somebody may earn by it at all. */
export const readSellerCode = pageRead({
  id: 'shopping-carts.read-seller-code',
  params: z.object({ checkout: checkoutId }),
  answer: sellerCode.extend({ cart: cartId.nullable(), counts: z.boolean() }),
});
