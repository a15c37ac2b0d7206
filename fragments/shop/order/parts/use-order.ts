import { useEffect } from 'react';
import type { PageEnv } from '../../../_runtime/env.ts';
import { call, pollPayment, type Api } from '../../../../shared/api-client/index.ts';
import type { Purchase } from '../../../../shared/contracts/orders.ts';
import { confirmPayment } from '../../../../shared/contracts/payment.ts';
import { emit } from '../../../../shared/bus/index.ts';
import { toastShow } from '../../../../shared/bus/topics/toasts.ts';
import { $cart, replaceLines } from '../../../../shared/state/cart.ts';
import type { Messages } from '../messages/es.ts';
import { slipNotice } from '../model/slip-notice.ts';
import { emptiesCart, standingOf, withoutBought } from '../model/standing.ts';

/**
 * The page's work in the background: the cart lets the bought lines go, a notice says how long a number to
 * pay by lasts, and a payment under way is asked for.
 */
export function useOrder(env: PageEnv, purchase: Purchase, t: Pick<Messages, 'slipWaits'>): void {
  useEffect(() => {
    if (
      emptiesCart(purchase, Date.now()) &&
      isFirstTime(env.store, purchase.checkout_aggregation)
    ) {
      replaceLines(env.store, withoutBought($cart(env.store).get().lines, purchase));
    }
    const notice = slipNotice(purchase, t, env);
    if (notice) emit(toastShow, notice);
    const token = purchase.payment_token;
    if (token && !purchase.review && standingOf(purchase) === 'waiting') void settle(env, token);
  }, [env, purchase, t]);
}

/** Asks the bank until it has decided, and then reloads the page as it is now. */
async function settle(api: Api, token: string): Promise<void> {
  const { kind } = await pollPayment(
    {
      confirm: () => call(api, confirmPayment, { params: { token } }),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      now: () => Date.now(),
    },
    false,
  );
  if (kind !== 'late') location.replace(location.pathname);
}

/** How many purchases are remembered; older ones are too old to empty a cart. */
const REMEMBERED = 20;
/**
 * How much of a purchase's id is kept: enough to tell twenty apart, too little to open one with.
 */
const KEPT_OF_ID = 12;

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
