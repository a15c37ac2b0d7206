import { z } from 'zod';
import { EDGE_PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { contract, listOf, paging } from './contract.ts';
import { delivery } from './deliveries.ts';

/** The text messages of a store: how many it has left, and the last that were sent. */

export const textMessages = listOf(delivery).extend({
  /** Text messages that the store has left; null where it never had any. */
  left: z.number().int().min(0).nullable(),
  /** When an operator set that number last; null where none did. */
  set_at: z.iso.datetime().nullable(),
});
export type TextMessages = z.infer<typeof textMessages>;

export const getTextMessages = contract({
  service: 'inbox',
  access: 'inbox',
  id: 'inbox.texts',
  method: 'get',
  path: '/texts',
  summary: {
    en: 'How many text messages the store has left, and what became of those to its customers in the last 30 days, the newest first',
    es: 'Cuántos mensajes de texto le quedan a la tienda, y en qué quedaron los que recibieron sus clientes en los últimos 30 días, primero el más nuevo',
  },
  query: z.object(paging(EDGE_PAGE_SIZE.alerts)),
  answer: textMessages,
});
