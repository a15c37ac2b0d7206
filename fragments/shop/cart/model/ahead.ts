import { call, type Answer } from '../../../../shared/api-client/index.ts';
import { quoteCart, type CartView } from '../../../../shared/contracts/cart.ts';
import type { CartLine } from '../../../../shared/state/cart-lines.ts';
import { $cart } from '../../../../shared/state/cart.ts';

type Quote = Answer<CartView>;

let asked: { of: string; answer: Quote } | undefined;

/**
 * Asks for the cart's sums while the panel's module is still loading, so that the answer is there
 * when the panel is.
 */
export function askAhead(): void {
  const panel = document.querySelector<HTMLElement>('shop-cart[data-waking="cart:open"]');
  const { lang, dataset } = document.documentElement;
  const { store = '', base = '' } = dataset;
  const { lines } = $cart(store).get();
  if (!panel || !lines.length) return;
  const api = { base, tag: lang };
  asked = { of: JSON.stringify(lines), answer: call(api, quoteCart, { body: { lines } }) };
}

/** Returns the answer that was asked for ahead, once, and only when it is about these lines. */
export function takeAhead(lines: readonly CartLine[]): Quote | undefined {
  const answer = asked?.of === JSON.stringify(lines) ? asked.answer : undefined;
  asked = undefined;
  return answer;
}
