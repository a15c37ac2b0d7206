import { price } from '../../../../shared/i18n/es/price-words.ts';
import { cart, checkout, orders, stock } from '../../../../shared/i18n/es/words.ts';

export const es = {
  now: 'Precio actual',
  before: 'Precio anterior',
  off: '{{n}}% de descuento',
  free: 'Gratis',
  ask: 'Consultar precio',
  ...price,
  from: 'Desde {{price}}',
  variant: 'Opción',
  soldOut: 'Agotado',
  buy: 'Comprar',
  buyTicket: 'Comprar boletos',
  seeInStore: 'Ver en la tienda',
  added: 'Agregado al carrito',
  failed: cart.addFailed,
  held: 'Ya tienes {{n}} en tu carrito.',
  inCart_one: '{{count}} en tu carrito',
  inCart_other: '{{count}} en tu carrito',
  problem_insufficient_stock: stock.insufficient,
  problem_purchase_amount_exceeded: checkout.amountExceeded,
  problem_out_of_stock: stock.outOfStock,
  problem_ignored: '',
  state_unavailable: stock.unavailable,
  state_concluded: orders.experienceEnded,
  state_price_hidden: 'El precio se consulta con la tienda.',
  state_sold_out: stock.outOfStock,
  state_read_only: 'Esta tienda es solo de consulta: aquí no se puede comprar.',
} as const;

export type Messages = typeof es;
