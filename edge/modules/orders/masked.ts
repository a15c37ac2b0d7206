import type { BoughtOrder, Purchase } from '../../../shared/contracts/orders.ts';

/**
 * An order for a reader who only has its link: the items and their state, without the people in it,
 * its payment, why it was refused, and the right to change it.
 */
export function maskedOrder(order: BoughtOrder): BoughtOrder {
  const attendees = order.attendees.map(({ sku }) => ({ sku, full_name: '•••', phone: '•••' }));
  const { invoicing: _invoicing, shipments: _shipments, edits: _edits, ...rest } = order;
  const shown = {
    ...rest,
    attendees,
    approval_url: null,
    payment_metadata: null,
    tracking: null,
    asked: null,
    in_review: false,
    refund_account: null,
    refunds: [],
    notes: [],
  };
  return { ...shown, may_cancel: false, next: null };
}

/** The same of a whole purchase: without contact, address and card. */
export function maskedPurchase(purchase: Purchase): Purchase {
  const orders = purchase.orders.map(maskedOrder);
  const { account_proof: _proof, ...rest } = purchase;
  return { ...rest, orders, contact: null, address: null, card: null, decline_code: null };
}
