import { orderHandlers, type MayName, type WhoMay } from './roles.ts';

/** The roles that may work on the orders of a store, stated a second time. */
export const orders: WhoMay = {
  'admin.orders': orderHandlers,
  'admin.order': orderHandlers,
  'admin.order-next': orderHandlers,
  'admin.order-cancel': orderHandlers,
};

export const mayName: MayName = {
  // One of five reasons, and the words beside it.
  'admin.order-cancel': ['reason', 'message'],
};
