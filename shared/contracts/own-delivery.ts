import { z } from 'zod';
import { checkoutErrors, checkoutView } from './checkout.ts';
import { contract } from './contract.ts';
import { cartId, checkoutId, currency, minor, ownedBy, storeId } from './fields.ts';
import { pageRead } from './page-read.ts';
import { sampleIds, sampleStore } from './samples.ts';
import { hourSpan, wantedTime } from './wanted-time.ts';

/** Delivery by a store's own people: what the store offers, and what a buyer chooses of it. */

const COST_MAX = 10_000_00;

/** How a store brings its goods itself. */
export const ownDelivery = z.object({
  /** Minor units of the store's currency. */
  cost: minor.min(0).max(COST_MAX),
  /** How many days ahead the first day is; 1 is tomorrow. */
  lead_days: z.number().int().min(1).max(60),
  /** 1 for Monday to 7 for Sunday. */
  weekdays: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  /** The hours that a buyer may ask for. */
  windows: z
    .array(hourSpan.refine(({ from, to }) => from < to))
    .min(1)
    .max(8),
  /** Beginnings of the postal codes that it goes to; none for everywhere in the country. */
  postal_codes: z.array(z.string().regex(/^[0-9A-Z]{1,8}$/)).max(300),
});

/** Null for a store that does not bring its goods itself. */
export const storeDelivery = z
  .object({ delivery: ownDelivery.nullable() })
  .meta({ id: 'StoreDelivery' });
export type StoreDelivery = z.infer<typeof storeDelivery>;

const termsPath = '/{mashup}/{type}/store/delivery';

export const getOwnDelivery = contract({
  id: 'store.delivery',
  service: 'store',
  method: 'get',
  path: termsPath,
  access: 'store-admin',
  summary: {
    en: 'How the store brings its goods by its own people; null where it does not',
    es: 'Cómo entrega la tienda con su propia gente; null si no lo hace',
  },
  params: ownedBy,
  sample: { params: sampleStore },
  answer: storeDelivery,
  errors: ['store_not_found'],
});

export const setOwnDelivery = contract({
  id: 'store.delivery-set',
  service: 'store',
  method: 'put',
  path: termsPath,
  access: 'store-admin',
  summary: {
    en: 'Sets what the store asks for bringing its goods itself, where, on which days and at which hours; null ends it',
    es: 'Pone lo que cobra la tienda por entregar ella misma, dónde, qué días y a qué horas; null lo termina',
  },
  params: ownedBy,
  body: storeDelivery,
  sample: {
    params: sampleStore,
    body: {
      delivery: {
        cost: 80_00,
        lead_days: 1,
        weekdays: [1, 2, 3, 4, 5, 6],
        windows: [{ from: '09:00', to: '13:00' }],
        postal_codes: ['97'],
      },
    },
  },
  answer: storeDelivery,
  errors: ['store_not_found'],
});

export const chooseOwnDelivery = contract({
  id: 'shopping-carts.delivery',
  service: 'shopping-carts',
  method: 'put',
  path: '/{cart}/checkout/{checkout}/delivery',
  access: 'public',
  summary: {
    en: "The supplier's own people bring it, on the day and at the hours that the buyer asks for, or when they can",
    es: 'Lo entrega la gente del proveedor, el día y a la hora que se piden, o cuando pueda',
  },
  params: z.object({ cart: cartId, checkout: checkoutId }),
  body: z.object({ supplier: storeId, wanted: wantedTime.nullable() }),
  sample: {
    params: { cart: sampleIds.cart, checkout: sampleIds.checkout },
    body: { supplier: sampleIds.store, wanted: null },
  },
  answer: checkoutView,
  errors: [...checkoutErrors, 'delivery_not_available', 'delivery_time_taken', 'payment_pending'],
});

/** What the page of a checkout shows of deliveries by suppliers' own people. */
export const readOwnDeliveries = pageRead({
  id: 'shopping-carts.own-deliveries',
  params: z.object({ checkout: checkoutId }),
  answer: z.object({
    cart: cartId.nullable(),
    parts: z.array(
      z.object({
        supplier: storeId,
        supplier_name: z.string(),
        cost: minor,
        currency,
        /** The days that may be asked for, `YYYY-MM-DD`. */
        days: z.array(z.string()),
        windows: z.array(hourSpan),
        is_chosen: z.boolean(),
        /** The day and hours of the choice; null where none were asked for. */
        wanted: wantedTime.nullable(),
      }),
    ),
  }),
});
