import { orderStates } from './order-states.ts';

/** Notices in the conversation about an order: its stages, and notes that its store wrote for the buyer. */
export const talkNotices = {
  order: 'Pedido {{number}}',
  states: orderStates,
  note: 'Nota de la tienda',
} as const;
