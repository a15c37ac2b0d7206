import { price } from '../../../../shared/i18n/en/price-words.ts';
import { cart, checkout, orders, stock } from '../../../../shared/i18n/en/words.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('buy-button', es, {
  now: 'Price now',
  before: 'Price before',
  off: '{{n}}% off',
  free: 'Free',
  ask: 'Ask for the price',
  ...price,
  from: 'From {{price}}',
  variant: 'Option',
  soldOut: 'Sold out',
  buy: 'Buy',
  buyTicket: 'Buy tickets',
  seeInStore: 'See it in the store',
  added: 'Added to the cart',
  failed: cart.addFailed,
  held: 'You already have {{n}} in your cart.',
  inCart_one: '{{count}} in your cart',
  inCart_other: '{{count}} in your cart',
  problem_insufficient_stock: stock.insufficient,
  problem_purchase_amount_exceeded: checkout.amountExceeded,
  problem_out_of_stock: stock.outOfStock,
  problem_ignored: '',
  state_unavailable: stock.unavailable,
  state_concluded: orders.experienceEnded,
  state_price_hidden: 'The store tells you its price.',
  state_sold_out: stock.outOfStock,
  state_read_only: 'This store is only for looking: you cannot buy here.',
});
