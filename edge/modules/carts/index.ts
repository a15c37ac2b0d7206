export {
  addToCart,
  removeFromCart,
  setCartAmount,
  settleCart,
  takeOverLines,
  type CartRef,
} from './change-lines.ts';
export { needsDelivery, type Quote, type SupplierTerms } from './mapper.ts';
export { readQuote } from './quote.ts';
export { cartEndpoints } from './routes.ts';
export { deleteCartsBefore, type Lines } from './store.ts';
