import { orderStates } from './order-states.ts';

export const talkNotices = {
  order: 'Order {{number}}',
  states: orderStates,
  note: 'Note from the store',
} as const;
