import { paymentNames } from '../../../../shared/i18n/en/payment-names.ts';
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
    hiddenTitles: {
      done: 'The order is placed',
      waiting: 'The payment is being confirmed',
      unpaid: 'The order is ready for payment',
      declined: payment.failed,
      refunded: 'The payment was refunded',
      canceled: 'The order was cancelled',
    },
    hidden: 'Only the buyer sees their name, address and phone here.',
    hiddenSignIn: 'Sign in with the email of the order',
    mailed: 'We sent the confirmation to {{email}}.',
    orders_one: 'Order',
    orders_other: 'Orders',
    order: 'Order {{number}}',
    placedOn: 'Placed on {{date}}',
    state: 'Status',
    soldBy: 'Sold by {{name}}',
    attendees: 'Attendees',

    payment: 'Payment',
    cash: 'Cash on delivery',
    cashAtSeller: 'Cash',
    cashDelivery: 'Have {{total}} ready to pay when your order arrives.',
    cashCollection: 'Bring {{total}} to pay when you pick up your order.',
    cashText: 'You pay {{total}} in cash.',
    nothing: 'No charge',
    card: 'Card',
    ways: paymentNames,
    paidBy: 'Paid with {{card}}',
    waitingText: 'Your bank has not confirmed the charge yet. Do not pay again: we will email you.',
    heldText: 'We are holding your items for a short time. Pay to complete your purchase.',
    unpaidText: 'Your purchase has not been paid for yet. Pay to complete it.',
    declinedText: payment.declined,
    refundedText: 'The charge was reversed; your bank may take a few days to show it.',
    awaitsText:
      'Your payment waits on the page of {{name}}. If you have paid, please do not pay again.',
    goOnPaying: 'Go on paying',
    refresh: 'Refresh',
    payNow: 'Pay now',
    otherCard: 'Try another card',

    delivery: 'Delivery',
    fixed_delivery: 'Home delivery',
    collection: 'Pick up in store',
    arrives: 'Estimated delivery: {{day}}',
    contact: 'Contact',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    free: 'Free',
    total: 'Total',
    taxes: 'Taxes included.',
    keepShopping: 'Continue shopping',
    review: 'Write a review',
    print: 'Print',
  },
  argentine,
);
