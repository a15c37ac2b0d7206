import { z } from 'zod';
import { paymentCodes } from '../rules/payment-codes.ts';
import { contract } from './contract.ts';
import { currency, minor, ownedBy } from './fields.ts';
import { sampleStore } from './samples.ts';

/** The amounts in which a store offers each of its ways to pay. */

const LIMIT_MOST = 99_999_999_999;
const bound = minor.min(0).max(LIMIT_MOST).nullable();

const limit = z.object({
  payment_type: z.enum(paymentCodes),
  /** Minor units of the store's currency; null for none. */
  minimum: bound,
  maximum: bound,
});

/** The limits of the ways to pay that a store offers. */
export const paymentLimits = z
  .object({
    currency,
    results: z.array(
      limit.extend({
        /** What its provider takes at most; null where none is known. */
        provider_maximum: minor.nullable(),
      }),
    ),
  })
  .meta({ id: 'PaymentLimits' });
export type PaymentLimitsView = z.infer<typeof paymentLimits>;

const path = '/{mashup}/{type}/store/payment_limits';

export const getPaymentLimits = contract({
  id: 'store.payment-limits',
  service: 'store',
  method: 'get',
  path,
  access: 'store-admin',
  summary: {
    en: 'The least and the most of a purchase in which each way to pay is offered',
    es: 'El mínimo y el máximo de una compra con que se ofrece cada forma de pago',
  },
  params: ownedBy,
  sample: { params: sampleStore },
  answer: paymentLimits,
  errors: ['store_not_found'],
});

export const setPaymentLimits = contract({
  id: 'store.payment-limits-set',
  service: 'store',
  method: 'put',
  path,
  access: 'store-admin',
  summary: {
    en: "Sets the store's own limits; a way to pay that is not named has none beside its provider's",
    es: 'Pone los límites de la tienda; una forma de pago sin nombrar solo tiene los de su proveedor',
  },
  params: ownedBy,
  body: z.object({ limits: z.array(limit).max(paymentCodes.length) }),
  sample: {
    params: sampleStore,
    body: { limits: [{ payment_type: 'cash', minimum: null, maximum: 500_000 }] },
  },
  answer: paymentLimits,
  errors: ['store_not_found'],
});
