import { emit } from '../../../shared/bus/index.ts';
import { toastShow } from '../../../shared/bus/topics/toasts.ts';
import { $cart, replaceLines } from '../../../shared/state/cart.ts';
import { takeAhead } from './model/ahead.ts';
import type { CartViewProps } from './props.ts';
import type { CartPorts } from './model/state.ts';

/** The cart's ports on a page: this browser's lines, the store's API, toasts, the address bar. */
export function pagePorts(props: CartViewProps): CartPorts {
  const { env, t, origin = '' } = props;
  return {
    api: { base: `${origin}${env.base}`, tag: env.tag },
    t,
    ahead: takeAhead,
    lines: () => $cart(env.store).get().lines,
    keep: (lines) => replaceLines(env.store, lines),
    warn: (message, seconds, title) =>
      emit(toastShow, { tone: 'warning', message, seconds, title }),
    inform: (message, seconds, title) => emit(toastShow, { tone: 'info', message, seconds, title }),
    go: (checkout) => {
      // The way back from the checkout is the cart, on whichever page its drawer was opened.
      const cart = cartUrl(env.base);
      if (location.pathname !== cart) {
        history.pushState(null, '', cart);
        // The new entry would keep the place of the page that is left, far below the cart's foot.
        history.scrollRestoration = 'manual';
      }
      location.assign(`${env.base}/checkout/${checkout}`);
    },
  };
}

/** Address of the cart's page. */
export function cartUrl(base: string): string {
  return `${base}/shopping-cart`;
}

/** The key under which this browser keeps which server cart it took over last. */
const takenKey = (store: string) => `cart-taken:${store}`;

/**
 * True the first time that this browser is told of a server cart with this content. Without storage
 * it is never true: a cart that cannot be remembered would come back on every page.
 */
export function isNewToBrowser(store: string, cart: unknown): boolean {
  const text = JSON.stringify(cart);
  try {
    if (localStorage.getItem(takenKey(store)) === text) return false;
    localStorage.setItem(takenKey(store), text);
    return true;
  } catch {
    return false;
  }
}
