import type { OrderState } from '../../contracts/orders.ts';

/** The stages of an order (spec [4]), as its buyer sees them. */
export const orderStates: Record<OrderState, string> = {
  awaiting_payment: 'Awaiting payment',
  sent_to_supplier: 'Order received',
  confirm_order: 'Awaiting confirmation',
  in_process: 'In progress',
  to_deliver: 'Ready for delivery',
  in_transit: 'In transit',
  paid: 'Paid',
  delivered: 'Delivered',
  canceled_by_customer: 'Cancelled by customer',
  canceled_by_supplier: 'Cancelled by supplier',
};
