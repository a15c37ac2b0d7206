import type { OrderState } from '../../contracts/orders.ts';
import type { SellerStage } from '../../rules/seller-moves.ts';

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

/** The control by which a seller moves an order to a stage. */
export const sellerNexts: Record<SellerStage, string> = {
  in_process: 'Accept',
  to_deliver: 'Ready to deliver',
  in_transit: 'On its way',
  paid: 'Mark as paid',
  delivered: 'Mark as delivered',
};
