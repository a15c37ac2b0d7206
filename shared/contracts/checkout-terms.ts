import { z } from 'zod';
import { contract } from './contract.ts';
import { ownedBy } from './fields.ts';
import { sampleStore } from './samples.ts';

/** How a store's carts are bought. */
export const checkoutTerms = z
  .object({
    /** True where all suppliers of a cart are one purchase; false where each is bought alone. */
    master_checkout: z.boolean(),
  })
  .meta({ id: 'CheckoutTerms' });
export type CheckoutTerms = z.infer<typeof checkoutTerms>;

const path = '/{mashup}/{type}/store/checkout';

export const getCheckoutTerms = contract({
  id: 'store.checkout',
  service: 'store',
  method: 'get',
  path,
  access: 'store-admin',
  summary: {
    en: "Whether the store's carts are bought at once, or one supplier after the other",
    es: 'Si los carritos de la tienda se compran de una vez o un proveedor a la vez',
  },
  params: ownedBy,
  sample: { params: sampleStore },
  answer: checkoutTerms,
  errors: ['store_not_found'],
});

export const setCheckoutTerms = contract({
  id: 'store.checkout-set',
  service: 'store',
  method: 'put',
  path,
  access: 'store-admin',
  summary: {
    en: 'Has all suppliers of a cart be one purchase with one payment, or each be bought alone',
    es: 'Hace de todos los proveedores de un carrito una sola compra con un pago, o que cada uno se compre aparte',
  },
  params: ownedBy,
  body: checkoutTerms,
  sample: { params: sampleStore, body: { master_checkout: true } },
  answer: checkoutTerms,
  errors: ['store_not_found'],
});
