import { plural } from '../../../../shared/i18n/index.ts';
import type { es } from './es.ts';

export const en: typeof es = {
  subject: (store, number) => `Your purchase ${number} at ${store}`,
  title: (name) => `Thank you for your purchase, ${name}`,
  intro: (store) => `We have received your order and let ${store} know.`,
  introMany: (count) =>
    `We have received your purchase as ${count} orders, one for each seller, and let them know.`,
  order: (number) => `Order ${number}`,
  soldBy: (name) => `Sold by ${name}`,
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  taxes: 'Taxes included.',
  delivery: 'Delivery',
  payment: 'Payment',
  attendees: 'Attendees',
  cash: 'In cash, when you receive or collect it',
  card: (brand, last4) => `${brand} ending in ${last4}`,
  cardPlain: 'By card',
  nothing: 'Nothing to pay',
  collect: (address) => `You collect it at ${address}`,
  bring: (days) => `Arrives in ${days} ${plural('en', days, { one: 'day', other: 'days' })} at:`,
  bringSoon: 'We will send it to:',
  noDelivery: 'Needs no delivery',
  see: 'See my purchase',
  footer: (store) => `You are receiving this email because you bought at ${store}.`,
};
