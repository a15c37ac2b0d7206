import { $cart, replaceLines } from '../../../../shared/state/cart.ts';
import type { OrderLiveProps } from '../props.ts';
import { withoutBought } from './without-bought.ts';

/** How many purchases are remembered; older ones are too old to empty a cart. */
const REMEMBERED = 20;
/**
 * How much of a purchase's id is kept: enough to tell twenty apart, too little to open one with.
 */
const KEPT_OF_ID = 12;

/** Takes a purchase out of the cart of this browser, the first time that its page is opened there. */
export function letGo(
  store: string,
  { checkout, lines }: NonNullable<OrderLiveProps['bought']>,
): void {
  if (isFirstTime(store, checkout)) {
    replaceLines(store, withoutBought($cart(store).get().lines, lines));
  }
}

/** True once for each purchase in this browser; always false without storage. */
function isFirstTime(store: string, checkout: string): boolean {
  const key = `cart-bought:${store}`;
  const mark = checkout.slice(0, KEPT_OF_ID);
  try {
    const known = JSON.parse(localStorage.getItem(key) ?? '[]') as string[];
    if (known.includes(mark)) return false;
    localStorage.setItem(key, JSON.stringify([mark, ...known].slice(0, REMEMBERED)));
    return true;
  } catch {
    return false;
  }
}
