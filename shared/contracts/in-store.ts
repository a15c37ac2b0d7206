import { z } from 'zod';
import { SALE_LINES_MAX, SALE_RECEIVED_MAX, takenWays } from '../rules/in-store.ts';
import { contract } from './contract.ts';
import {
  cartLineInput,
  currency,
  itemId,
  minor,
  orderId,
  photo,
  skuId,
  storeId,
} from './fields.ts';
import { sampleIds, sampleLine } from './samples.ts';

/** Sales in person, as a store's staff makes them in the office. */

const base = { service: 'admin', access: 'orders-admin' } as const;
const params = z.object({ id: storeId });
const sampleParams = { id: sampleIds.store };

/** A variant of the store's own that is sold in person. */
export const saleItem = z
  .object({
    item: itemId,
    sku: skuId,
    name: z.string(),
    /** The variant's attributes. */
    description: z.record(z.string(), z.string()),
    code: z.string(),
    barcode: z.string().nullable(),
    photo: photo.nullable(),
    price: minor,
    currency,
    /** Units left; null for what is made on demand. */
    available: z.number().int().nullable(),
    /** Whether the text is its whole code or barcode, as a scanner reads it. */
    is_code: z.boolean(),
  })
  .meta({ id: 'SaleItem' });
export type SaleItem = z.infer<typeof saleItem>;

export const findSaleItems = contract({
  ...base,
  id: 'admin.sale-items',
  method: 'get',
  path: '/suppliers/{id}/sale-items',
  summary: {
    en: "The store's own variants that can be sold in person, by words of the name, or by a whole code or barcode, which stands first",
    es: 'Las variantes propias que se pueden vender en persona, por palabras del nombre, o por un código o código de barras completo, que va primero',
  },
  params,
  query: z.object({
    text: z.string().trim().max(100).default(''),
    /** Variants to read by their ids besides, for a sale that has begun. */
    skus: z.string().max(8_200).default(''),
  }),
  sample: { params: sampleParams, query: { text: 'falda' } },
  answer: z.object({ results: z.array(saleItem), lines: z.array(saleItem) }),
  errors: ['not_found'],
});

/** The order that a sale in person has made. */
export const inStoreSale = z
  .object({
    order: orderId,
    number: z.string(),
    total: minor,
    currency,
    taken: z.enum(takenWays),
    /** What goes back to the buyer, minor units. */
    change: minor,
    /** Path of the receipt to print, within the store. */
    receipt: z.string(),
    /** Whether it also goes out by mail. */
    is_mailed: z.boolean(),
  })
  .meta({ id: 'InStoreSale' });
export type InStoreSale = z.infer<typeof inStoreSale>;

export const sellInStore = contract({
  ...base,
  id: 'admin.sell-in-store',
  method: 'post',
  path: '/suppliers/{id}/in-store-sales',
  summary: {
    en: 'Sells goods of the store in person: they leave the stock, the order is paid and delivered, and has its receipt',
    es: 'Vende en persona artículos de la tienda: salen del inventario, y el pedido queda pagado, entregado y con su recibo',
  },
  params,
  body: z.object({
    lines: z.array(cartLineInput).min(1).max(SALE_LINES_MAX),
    /** What the seller has told the buyer; refused where the prices are others by now. */
    total: minor.min(0),
    taken: z.enum(takenWays),
    /** What the buyer hands over in cash; left out for exactly the total. */
    received: minor.min(0).max(SALE_RECEIVED_MAX).optional(),
    /** The buyer, as far as they say. With an e-mail the receipt goes there. */
    full_name: z.string().trim().max(120).default(''),
    email: z.email().max(200).or(z.literal('')).default(''),
    phone: z.string().trim().max(20).default(''),
    note: z.string().trim().max(500).default(''),
  }),
  sample: {
    params: sampleParams,
    body: { lines: [sampleLine], total: 24_900, taken: 'cash', received: 50_000 },
  },
  answer: inStoreSale,
  status: 201,
  idempotency: 'required',
  errors: [
    'not_found',
    'store_read_only',
    'insufficient_stock',
    'out_of_stock',
    'unavailable_for_sale',
    'purchase_amount_exceeded',
    'price_hidden',
    'experience_ended',
    'sale_price_changed',
    'too_little_received',
    'store_in_test_mode',
  ],
});
