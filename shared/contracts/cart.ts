import { z } from 'zod';
import { contract } from './contract.ts';
import { deliveryOption } from './delivery.ts';
import { pageRead } from './page-read.ts';
import {
  amount,
  cartId,
  cartLineInput,
  cartLines,
  currency,
  itemId,
  itemKind,
  minor,
  photo,
  skuId,
  slug,
  storeId,
} from './fields.ts';
import { sampleIds, sampleLine } from './samples.ts';

/** Why a line was changed or taken out when the cart was read. */
export const cartNoticeCodes = [
  'out_of_stock',
  'unavailable_for_sale',
  'insufficient_stock',
  'purchase_amount_exceeded',
  'experience_ended',
  'price_hidden',
] as const;

export const cartProduct = z.object({
  id: itemId,
  sku: skuId,
  slug,
  owner_slug: slug,
  type: itemKind,
  name: z.string(),
  /** Variant name to value. */
  description: z.record(z.string(), z.string()),
  photo: photo.nullable(),
  /** Units of the SKU. */
  amount,
  /** The people that one unit of a ticket admits; left out where it is one. */
  persons: z.number().int().optional(),
  /** Units left for sale; null when made on demand. */
  available: z.number().int().nullable(),
  stock_type: z.enum(['onstock', 'ondemand']),
  disabled: z.boolean(),
  max_purchase_amount: z.number().int().nullable(),
  /** Price of one. */
  list_price: minor,
  crossout_price: minor.nullable(),
  /**
   * Only where an account with a store of its own would earn by the line: its price is that of a reseller then, and
   * nobody earns by it. What others pay for one, and what its page says beside it.
   */
  buy_by: z.object({ list_price: minor, note: z.string() }).optional(),
  /** Price of the line. */
  total: minor,
  /** The tax that its prices contain, hundredths of a percent; left out where its owner has not said. */
  included_tax: z.number().int().optional(),
  currency,
});
export type CartProduct = z.infer<typeof cartProduct>;

/** One supplier's part of the cart: it becomes one order. */
export const cartOrder = z
  .object({
    supplier: storeId,
    supplier_name: z.string(),
    dssupplier: storeId.nullable(),
    currency,
    /** Number of units. */
    amount: z.number().int(),
    total: minor,
    is_configured: z.boolean(),
    /** True for a part of a purchase over several suppliers; false where it is bought alone. */
    aggregated: z.boolean(),
    products: z.array(cartProduct),
    supplier_info: z.object({
      enabled_payment_types: z.array(z.string()),
      /** By code: the least and the most of a purchase in which it is offered; minor units. */
      payment_limits: z
        .record(z.string(), z.object({ minimum: minor.optional(), maximum: minor.optional() }))
        .optional(),
    }),
    dssupplier_info: z.object({
      name: z.string(),
      fixed_shipping_cost: minor,
      fixed_shipping_days: z.number().int(),
    }),
    public_slug: z.string().nullable(),
    /** How the goods can get to the buyer, the first by default; empty where nothing is carried. */
    delivery_options: z.array(deliveryOption),
  })
  .meta({ id: 'CartOrder' });
export type CartOrder = z.infer<typeof cartOrder>;

export const cartNotice = z.object({
  code: z.enum(cartNoticeCodes),
  item: itemId,
  sku: skuId,
  name: z.string(),
  /** Units in the line now; 0 when the line was taken out. */
  amount: z.number().int(),
});
export type CartNotice = z.infer<typeof cartNotice>;

/** A cart as it can be bought now: prices and stock are the edge's, never the client's. */
export const cartView = z
  .object({
    cart: cartId.nullable(),
    orders: z.array(cartOrder),
    total_products: z.number().int(),
    requestTotalAmount: minor,
    currency,
    /**
     * The lines that were removed or reduced, so that the client can say so and change its copy.
     */
    notices: z.array(cartNotice),
    /** The lines that are left, to be kept by the client. */
    lines: cartLines,
  })
  .meta({ id: 'Cart' });
export type CartView = z.infer<typeof cartView>;

/** Lines of a cart, as a client sends them. */
export const linesBody = z.object({ lines: cartLines });

export const quoteCart = contract({
  id: 'shopping-carts.quote',
  service: 'shopping-carts',
  method: 'post',
  path: '/orders',
  access: 'public',
  summary: {
    en: "Prices a visitor's local cart, grouped by supplier; changes nothing",
    es: 'Calcula los precios de un carrito guardado en el navegador, por proveedor; no cambia nada',
  },
  body: linesBody,
  sample: { body: { lines: [sampleLine] } },
  answer: cartView,
  idempotency: 'none',
  errors: ['store_read_only'],
});

export const createCart = contract({
  id: 'shopping-carts.create',
  service: 'shopping-carts',
  method: 'post',
  path: '/',
  access: 'public',
  summary: {
    en: 'Makes an opaque cart on the server from the lines given',
    es: 'Crea en el servidor un carrito con estas líneas',
  },
  body: linesBody,
  sample: { body: { lines: [sampleLine] } },
  answer: cartView,
  status: 201,
  errors: ['store_read_only'],
});

const byCart = z.object({ cart: cartId });
const cartErrors = ['cart_not_found', 'store_read_only'] as const;

export const getCart = contract({
  id: 'shopping-carts.orders',
  service: 'shopping-carts',
  method: 'get',
  path: '/{cart}/orders',
  access: 'public',
  summary: {
    en: "The cart's parts by supplier, as they can be bought now",
    es: 'Las partes del carrito por proveedor, como se pueden comprar ahora',
  },
  params: byCart,
  sample: { params: { cart: sampleIds.cart } },
  answer: cartView,
  errors: cartErrors,
});

export const addToCart = contract({
  id: 'shopping-carts.add',
  service: 'shopping-carts',
  method: 'post',
  path: '/{cart}/products',
  access: 'public',
  summary: {
    en: 'Adds units of a variant to the cart',
    es: 'Agrega unidades de una variante al carrito',
  },
  params: byCart,
  body: cartLineInput,
  sample: { params: { cart: sampleIds.cart }, body: sampleLine },
  answer: cartView,
  errors: [
    ...cartErrors,
    'item_not_found',
    'out_of_stock',
    'insufficient_stock',
    'unavailable_for_sale',
    'purchase_amount_exceeded',
    'price_hidden',
    'experience_ended',
  ],
});

const bySku = z.object({ cart: cartId, sku: skuId });

export const setCartAmount = contract({
  id: 'shopping-carts.set',
  service: 'shopping-carts',
  method: 'put',
  path: '/{cart}/products/{sku}',
  access: 'public',
  summary: { en: "Sets a line's number of units", es: 'Fija las unidades de una línea' },
  params: bySku,
  body: z.object({ amount }),
  sample: { params: { cart: sampleIds.cart, sku: sampleLine.sku }, body: { amount: 3 } },
  answer: cartView,
  errors: addToCart.errors,
});

export const removeFromCart = contract({
  id: 'shopping-carts.delete',
  service: 'shopping-carts',
  method: 'delete',
  path: '/{cart}/products/{sku}',
  access: 'public',
  summary: { en: 'Takes a line out of the cart', es: 'Quita una línea del carrito' },
  params: bySku,
  sample: { params: { cart: sampleIds.cart, sku: sampleLine.sku } },
  answer: cartView,
  errors: cartErrors,
});

/**
 * The cart of the visitor: their account's when signed in, else the one that the browser's cookie
 * names. Null when there is none.
 */
export const readVisitorCart = pageRead({ id: 'cart.visitor', answer: cartView.nullable() });

/** A partner that tries the way to the store by a key for trials. */
export const handoverTrial = z.object({
  partner: z.string(),
  referral: z.string().nullable(),
  campaign: z.string().nullable(),
});
export type HandoverTrial = z.infer<typeof handoverTrial>;

/**
 * The priced cart of a hand-over: of a link's lines, `add=sku.amount,…`, or of those that the store
 * keeps under a code. An empty cart where they cannot be priced, null where there are none.
 */
export const readHandover = pageRead({
  id: 'cart.handover',
  params: z.object({
    add: z.string(),
    handoff: z.string().optional(),
    /** The proof of the partner. */
    embed: z.string().optional(),
  }),
  answer: z.object({
    cart: cartView.nullable(),
    /** True where another browser has taken the code, or its day is over. */
    used: z.boolean(),
    /** For whom the sale would count, where the partner only tries; null for a sale. */
    trial: handoverTrial.nullable(),
  }),
});
