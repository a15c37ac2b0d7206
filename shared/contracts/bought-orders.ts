import { z } from 'zod';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { PURCHASES_TEXT_MAX, purchaseSorts } from '../rules/purchases-filter.ts';
import { deliveryType, paymentType } from './checkout.ts';
import { contract, listOf, paging } from './contract.ts';
import { mashup, orderId, storeId } from './fields.ts';
import { orderStates, ownOrder } from './orders.ts';
import { pageRead } from './page-read.ts';
import { sampleIds } from './samples.ts';

/** The orders of an account: those of one store over the API, and the stores of all of them. */

/** An order of the caller's as the API lists it, with the ids by which more of it is asked for. */
export const listedOrder = ownOrder
  .extend({ id: orderId, supplier: storeId })
  .meta({ id: 'ListedOrder' });
export type ListedOrder = z.infer<typeof listedOrder>;

const flag = z.enum(['true', 'false']);
const dayText = z.string().regex(/^\d{4}-\d\d-\d\d$/);

export const listBoughtOrders = contract({
  id: 'orders.list',
  service: 'orders',
  method: 'get',
  path: '/{mashup}/orders',
  access: 'account',
  summary: {
    en: 'The orders of the caller in this store, `{me}:{me}`: narrowed by state, ways to pay and to deliver, days and text, the last changed first',
    es: 'Los pedidos de quien llama en esta tienda, `{me}:{me}`: por estado, forma de pago y de entrega, días y texto, primero el que cambió al final',
  },
  params: z.object({ mashup }),
  query: z.object({
    ...paging(PAGE_SIZE.table),
    state: z.enum(orderStates).optional(),
    payment_type: paymentType.optional(),
    delivery_type: deliveryType.optional(),
    start_date: dayText.optional(),
    end_date: dayText.optional(),
    include_delivered: flag.default('true'),
    include_canceled: flag.default('true'),
    text: z.string().trim().max(PURCHASES_TEXT_MAX).default(''),
    sort: z.enum(purchaseSorts).default('-updated_at'),
  }),
  sample: { params: { mashup: `${sampleIds.account}:${sampleIds.account}` } },
  answer: listOf(listedOrder),
  errors: ['not_found'],
});

/** The stores, of all cells, where the caller has bought: while signed in, or with their proven e-mail. */
export const readStoresBought = pageRead({
  id: 'orders.stores-bought',
  answer: z.object({
    stores: z.array(
      z.object({ id: storeId, name: z.string(), orders: z.number().int(), url: z.string() }),
    ),
    /** False where a part of the platform did not answer. */
    is_whole: z.boolean(),
    /** True when the account's e-mail is proven, so that orders are found by it too. */
    is_proven: z.boolean(),
  }),
});
export type StoresBought = z.infer<typeof readStoresBought.answer>;
