import { namespace } from '../../../../shared/i18n/namespace.ts';
import { orderStates } from '../../../../shared/i18n/en/order-states.ts';
import { payment } from '../../../../shared/i18n/en/words.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'order',
  es,
  {
    states: orderStates,
    titles: {
      done: 'Thank you for your order, {{name}}!',
      waiting: 'We are confirming your payment, {{name}}',
      unpaid: 'Your order is ready for payment, {{name}}',
      declined: payment.failed,
      refunded: 'We refunded your payment',
      canceled: 'Your order was cancelled',
    },
    mailed: 'We sent the confirmation to {{email}}.',
    orders_one: 'Order',
    orders_other: 'Orders',
    order: 'Order {{number}}',
    placedOn: 'Placed on {{date}}',
    state: 'Status',
    soldBy: 'Sold by {{name}}',
    attendees: 'Attendees',

    payment: 'Payment',
    cash: 'Cash',
    cashDelivery: 'Have {{total}} ready to pay when your order arrives.',
    cashCollection: 'Bring {{total}} to pay when you pick up your order.',
    cashText: 'You pay {{total}} in cash.',
    nothing: 'No charge',
    card: 'Card',
    paidBy: 'Paid with {{card}}',
    waitingText: 'Your bank has not confirmed the charge yet. Do not pay again: we will email you.',
    unpaidText: 'We are holding your items for a short time. Pay to complete your purchase.',
    declinedText: payment.declined,
    refundedText: 'The charge was reversed; your bank may take a few days to show it.',
    refresh: 'Refresh',
    payNow: 'Pay now',
    otherCard: 'Try another card',

    delivery: 'Delivery',
    fixed_delivery: 'Home delivery',
    collection: 'Pick up in store',
    days_one: 'Arrives in {{count}} day',
    days_other: 'Arrives in {{count}} days',
    contact: 'Contact',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    free: 'Free',
    total: 'Total',
    taxes: 'Taxes included.',
    keepShopping: 'Continue shopping',
    print: 'Print',
  },
  argentine,
);
