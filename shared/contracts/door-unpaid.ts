import { z } from 'zod';
import { EDGE_PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { contract, listOf, paging } from './contract.ts';
import { currency, itemId, minor, orderId } from './fields.ts';
import { sampleDoor } from './samples.ts';

/** Orders of an experience that await their payment: nobody of them has a ticket. */

export const unpaidOrder = z
  .object({
    order_number: z.string(),
    /** The buyer's. */
    full_name: z.string(),
    /** Places of the experience that it asks for. */
    places: z.number().int().min(1),
    /** When it was placed. */
    since: z.string(),
    /** What only those who handle the store's orders read, else null: its id, and its total. */
    work: z.object({ order: orderId, total: minor, currency }).nullable(),
  })
  .meta({ id: 'UnpaidOrder' });
export type UnpaidOrder = z.infer<typeof unpaidOrder>;

export const listUnpaid = contract({
  service: 'tickets-admin',
  access: 'tickets-admin',
  id: 'tickets-admin.unpaid',
  method: 'get',
  path: '/events/{event}/unpaid',
  summary: {
    en: 'The orders of an experience that await their payment, the oldest first; amounts are read by those who handle orders',
    es: 'Los pedidos de una experiencia que esperan su pago, primero el más antiguo; los montos los lee quien atiende pedidos',
  },
  params: z.object({ event: itemId }),
  query: z.object(paging(EDGE_PAGE_SIZE.attendants)),
  sample: { params: { event: sampleDoor.event } },
  answer: listOf(unpaidOrder),
  errors: ['item_not_found'],
});
