import type { OrderView, Purchase } from '../../../shared/contracts/orders.ts';

/**
 * An order for a reader who only has its link: the items and their state, without the people in it
 * and without its payment.
 */
export function maskedOrder(order: OrderView): OrderView {
  const attendees = order.attendees.map(({ sku }) => ({ sku, full_name: '•••', phone: '•••' }));
  return { ...order, attendees, approval_url: null, payment_metadata: null };
}

/** The same of a whole purchase: without contact, address and card. */
export function maskedPurchase(purchase: Purchase): Purchase {
  const orders = purchase.orders.map(maskedOrder);
  return { ...purchase, orders, contact: null, address: null, card: null };
}
