import { z } from 'zod';
import { paymentType } from './checkout.ts';
import { contract } from './contract.ts';
import { storeDeliveryType } from './delivery.ts';
import { currency, mashup, minor, slug, storeId } from './fields.ts';
import { sampleIds } from './samples.ts';

/** What a buyer's page has to know of a supplier: how it is paid, and what its delivery costs. */
export const supplierInfo = z
  .object({
    id: storeId,
    slug,
    name: z.string(),
    image: z.string().nullable(),
    currency,
    enabled_payment_types: z.array(paymentType),
    delivery_types: z.array(storeDeliveryType),
    fixed_shipping_cost: minor,
    fixed_shipping_days: z.number().int(),
  })
  .meta({ id: 'SupplierInfo' });
export type SupplierInfo = z.infer<typeof supplierInfo>;

export const getSupplierInfo = contract({
  id: 'orders.supplier',
  service: 'orders',
  method: 'get',
  path: '/{mashup}/supplier/{id}',
  access: 'public',
  summary: {
    en: 'A supplier of the network: its ways to pay and its delivery; `supplier_not_found` where it has no way to be paid',
    es: 'Un proveedor de la red: sus formas de pago y su entrega; `supplier_not_found` si no tiene cómo cobrar',
  },
  params: z.object({ mashup, id: storeId }),
  sample: {
    params: { mashup: `${sampleIds.account}:${sampleIds.account}`, id: sampleIds.store },
  },
  answer: supplierInfo,
  errors: ['supplier_not_found'],
});
