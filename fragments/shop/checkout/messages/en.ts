import { namespace } from '../../../../shared/i18n/namespace.ts';
import { addressLabels, addressProblems } from '../../../../shared/i18n/en/address.ts';
import { checkout, payment, validation } from '../../../../shared/i18n/en/words.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'checkout',
  es,
  {
    title: 'Checkout',
    payTitle: 'Pay for your order',
    problems: {
      required: validation.required,
      email: validation.invalidEmail,
      phone: validation.invalidPhone,
      ...addressProblems,
      review: 'Confirm that you have checked the details',
      choose: 'Choose an option',
    },
    missing: {
      full_name: 'Enter the full name',
      email: 'Enter your email',
      phone: 'Enter the phone number',
      other: 'This is missing: {{field}}',
    },
    addressLabels,
    optional: 'optional',
    backToCart: 'Back to cart',

    held: 'We are holding your items for',
    waits: 'We will hold your items when you place the order. Time left:',
    heldSpoken_one: '{{count}} minute left to complete your purchase.',
    heldSpoken_other: '{{count}} minutes left to complete your purchase.',
    expired: checkout.expired,
    expiredText:
      'The items we were holding are for sale again. If they are still there, you can start over.',
    restart: 'Start over',

    contact: 'Contact',
    fullName: 'Full name',
    email: 'Email',
    emailHint: 'We will send your confirmation here.',
    meant: 'Did you mean {{email}}? Correct it',
    phone: 'Phone',
    phoneCountry: 'Phone country code',

    delivery: 'Delivery',
    deliveryOf: 'Delivery from {{name}}',
    fixed_delivery: 'Home delivery',
    collection: 'Pick up in store',
    arrives: 'Arrives {{day}}',
    free: 'Free',

    address: 'Delivery address',
    addressOnlyDelivery: 'Only for home delivery.',
    country: 'Country',
    chooseState: 'Choose…',

    attendees: 'Attendees',
    attendeesText: 'The order names each person who attends.',
    attendee: '{{item}} · attendee {{person}}',
    reviewed: 'I have checked the attendees’ names and phone numbers',

    payment: 'Payment',
    cash: 'Cash on delivery',
    cashAtSeller: 'Cash',
    cashText: 'Pay when you receive or pick up your order.',
    cashNoDelivery: 'Pay the seller in cash.',
    card: 'Credit or debit card',
    cardText: 'Your details go straight to the payment processor; this store never sees them.',
    cardNoScript: 'To pay by card, turn on JavaScript in your browser.',
    cardLater: 'Fill in the details above to enter your card.',
    cardLoading: 'Loading the card form…',
    cardFrame: 'Card details',
    cardFailed: payment.setupFailed,
    retry: 'Try again',

    note: 'Note for the store',
    summary: 'Order summary',
    units_one: '{{count}} item',
    units_other: '{{count}} items',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    total: 'Total',
    taxes: 'Taxes included.',
    updateTotal: 'Update total',

    place: 'Place order',
    pay: 'Pay {{total}}',
    placing: 'Placing your order…',
    paying: 'Charging your card…',
    waiting: 'Waiting for your bank…',
    leaving: 'One moment…',
    wrong_one: 'Check {{count}} field',
    wrong_other: 'Check {{count}} fields',

    declinedTitle: payment.failed,
    declined: payment.declined,
    attemptFailed: payment.attemptFailed,
    notPossible: checkout.notPossible,

    returningTitle: 'Confirming your payment',
    returningText: 'We are checking with your bank. Please do not close this page.',
    confirm: 'Confirm my payment',
    lateTitle: 'Your bank has not answered yet',
    lateText: 'Your order is saved. We will email you as soon as we know; please do not pay again.',
    doneTitle: 'This purchase is already complete',
    doneText: 'You can see your order and its status.',
    seeOrder: 'View my order',
    otherCard: 'Try another card',
  },
  argentine,
);
