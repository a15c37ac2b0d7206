import { z } from 'zod';
import { addressId } from './addresses.ts';
import { checkoutErrors, checkoutView } from './checkout.ts';
import { contract } from './contract.ts';
import { courierBranches } from './courier-branches.ts';
import { courierFailure } from './courier-failure.ts';
import { formCall } from './form-call.ts';
import { pageRead } from './page-read.ts';
import { courierBranch, deliveryOption } from './delivery.ts';
import { cartId, checkoutId, currency, minor, ownedBy, storeId } from './fields.ts';
import { limits } from './limits.ts';
import { address } from './place-order.ts';
import { sampleAddress, sampleIds, sampleStore } from './samples.ts';

/** Delivery by courier: from where a store sends, to where a checkout goes, and what couriers ask for it. */

/** From where a store's parcels start: in its own country, with a phone for the courier. */
export const sendingAddress = address
  .pick({
    route: true,
    street_number: true,
    suite: true,
    sublocality: true,
    locality: true,
    administrative_area_level_1: true,
    postal_code: true,
  })
  .extend({ phone: z.string().trim().min(7).max(20) });
export type SendingAddress = z.infer<typeof sendingAddress>;

/** Null where no courier is asked for the store's goods. */
export const storeOrigin = z
  .object({ address: sendingAddress.nullable() })
  .meta({ id: 'StoreOrigin' });
export type StoreOrigin = z.infer<typeof storeOrigin>;

const originPath = '/{mashup}/{type}/store/origin';

export const getOrigin = contract({
  id: 'store.origin',
  service: 'store',
  method: 'get',
  path: originPath,
  access: 'store-admin',
  summary: {
    en: "The address from which the store's parcels start",
    es: 'La dirección de donde salen los paquetes de la tienda',
  },
  params: ownedBy,
  sample: { params: sampleStore },
  answer: storeOrigin,
  errors: ['store_not_found'],
});

export const setOrigin = contract({
  id: 'store.origin-set',
  service: 'store',
  method: 'put',
  path: originPath,
  access: 'store-admin',
  summary: {
    en: "Sets the address from which the store's parcels start; without one no courier is asked",
    es: 'Pone la dirección de donde salen los paquetes de la tienda; sin ella no se cotiza con paqueterías',
  },
  params: ownedBy,
  body: storeOrigin,
  sample: {
    params: sampleStore,
    body: {
      address: {
        route: 'Calle 60',
        street_number: '412',
        sublocality: 'Centro',
        locality: 'Mérida',
        administrative_area_level_1: 'Yucatán',
        postal_code: '97000',
        phone: '9991234567',
      },
    },
  },
  answer: storeOrigin,
  errors: ['store_not_found'],
});

const path = '/{cart}/checkout/{checkout}';
const byCheckout = z.object({ cart: cartId, checkout: checkoutId });
const sampleParams = { cart: sampleIds.cart, checkout: sampleIds.checkout };

/** Where a checkout goes. The order's own address counts; this one is what couriers are asked about. */
export const nameAddress = contract({
  id: 'shopping-carts.checkout-address',
  service: 'shopping-carts',
  method: 'put',
  path: `${path}/address`,
  access: 'public',
  summary: {
    en: 'Names the address that couriers are asked about',
    es: 'Dice la dirección por la que se pregunta a las paqueterías',
  },
  params: byCheckout,
  body: z.object({ address }),
  sample: { params: sampleParams, body: { address: sampleAddress } },
  answer: z.object({ address }),
  errors: checkoutErrors,
});

/** What one courier asks for a supplier's parcels. */
export const courierRate = z.object({
  /** The courier's ids, by which the rate is chosen. */
  rate_id: z.string(),
  shipment_id: z.string(),
  carrier: z.string(),
  service: z.string(),
  price: minor,
  /** Null where the courier does not say. */
  days: z.number().int().nullable(),
  /** The day on which it arrives when it is sent today, `YYYY-MM-DD`. */
  arrives_on: z.string().nullable(),
  /** The branch where the buyer collects; left out for a rate to their address. */
  branch: courierBranch.optional(),
});
export type CourierRate = z.infer<typeof courierRate>;

/** The rates for one supplier's part, the cheapest first. */
export const partRates = z.object({
  supplier: storeId,
  supplier_name: z.string(),
  currency,
  rates: z.array(courierRate),
  failure: z.object({ code: courierFailure, message: z.string() }).nullable(),
  /** The supplier's delivery at a fixed cost, which stands in where no courier carries the part; null without. */
  fallback: deliveryOption.nullable(),
});
export type PartRates = z.infer<typeof partRates>;

export const shippingRates = z
  .object({
    results: z.array(partRates),
    /** Until when these rates can be chosen and ordered by, ISO 8601; null without any. */
    until: z.string().nullable(),
  })
  .meta({ id: 'ShippingRates' });
export type ShippingRates = z.infer<typeof shippingRates>;

/** A courier's id of a branch of its own. */
const agencyId = z.string().regex(/^[\w-]{1,64}$/);

export const listRates = contract({
  id: 'shopping-carts.rates',
  service: 'shopping-carts',
  method: 'get',
  path: `${path}/rates`,
  access: 'public',
  summary: {
    en: "What couriers ask for each supplier's part, to an address of the caller's book or the one that the checkout names; kept for 10 minutes",
    es: 'Lo que piden las paqueterías por la parte de cada proveedor, a una dirección de la libreta de quien llama o a la que dice la compra; se guarda 10 minutos',
  },
  params: byCheckout,
  query: z.object({
    address_id: addressId.optional(),
    /** A courier's branch where the buyer collects. */
    agency_id: agencyId.optional(),
  }),
  sample: { params: sampleParams },
  limits: [limits.ratesByAddress],
  answer: shippingRates,
  errors: [
    ...checkoutErrors,
    'delivery_not_available',
    'address_not_found',
    'courier_no_branches',
    'too_many_requests',
  ],
});

export const chooseRate = contract({
  id: 'shopping-carts.broker',
  service: 'shopping-carts',
  method: 'put',
  path: `${path}/broker`,
  access: 'public',
  summary: {
    en: "Delivers by a courier's rate, which counts for 10 minutes and for its own address",
    es: 'Envía con la tarifa de una paquetería, que vale 10 minutos y para su dirección',
  },
  params: byCheckout,
  body: z.object({
    rate_id: z.string().regex(/^\w{1,64}$/),
    shipment_id: z.string().regex(/^\w{1,64}$/),
    /** Where the buyer came from; left out, it stays as the checkout has it. */
    referral: z.string().max(100).optional(),
    campaign: z.string().max(100).optional(),
    click_id: z.string().max(200).optional(),
    /** Monthly payments without interest; left out, they stay as the checkout has them. */
    msi_payments: z.number().int().min(1).max(48).optional(),
  }),
  sample: {
    params: sampleParams,
    body: {
      rate_id: 'ec9f0d3adc9441449c85d315f0997fd5',
      shipment_id: 'adcfdddf8ec64b84ad22772bce3ea37a',
    },
  },
  answer: checkoutView,
  errors: [
    ...checkoutErrors,
    'rate_not_found',
    'payment_pending',
    'instalments_not_available',
    'store_not_found',
  ],
});

/** Names an address, of the sender's book or a typed one, and asks couriers about it. */
export const askRatesByForm = formCall({
  id: 'shopping-carts.form-rates',
  service: 'shopping-carts',
  idempotency: 'none',
  body: z.object({
    checkout: checkoutId,
    address_id: addressId.optional(),
    address: address.optional(),
    /** A branch that was found for the checkout, in the place of an address. */
    agency_id: agencyId.optional(),
  }),
  answer: shippingRates,
});

/** What a checkout's page shows of couriers, without asking any. */
export const readCourierChoices = pageRead({
  id: 'shopping-carts.courier-choices',
  params: z.object({ checkout: checkoutId }),
  answer: z.object({
    cart: cartId.nullable(),
    /** Whether a courier can carry some part of an open checkout. */
    counts: z.boolean(),
    /** The countries that its suppliers send to. */
    countries: z.array(z.string()),
    /** The address that was named. */
    address: address.nullable(),
    rates: shippingRates,
    /** Whether some part can go to a courier's branch, and the branches that were found; null before. */
    has_branches: z.boolean(),
    branches: courierBranches.nullable(),
    /** The rates that are chosen, by their ids. */
    chosen: z.array(z.string()),
  }),
});
