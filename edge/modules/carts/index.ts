export type { QuoteScope } from './buyer.ts';
export { settleCart, takeOverLines } from './change-lines.ts';
export type { Quote } from './mapper.ts';
export { copyOwnCart, joinCart } from './own-cart.ts';
export { NO_CART, readQuote } from './quote.ts';
export type { CartRef } from './read-lines.ts';
export { cartEndpoints } from './routes.ts';
export { deleteCartsBefore, takeOutBought, type CartName, type Lines } from './statements.ts';
export { changeVisitorCart, visitorCartOf } from './visitor-cart.ts';
