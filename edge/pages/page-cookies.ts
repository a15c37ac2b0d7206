import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { PageCookies } from '../../host-pages/kit/cookies.ts';
import type { EdgeEnv } from '../http/context.ts';
import { cookieCartOf, purchaseCookie } from '../http/purchase-cookies.ts';
import { keepLocale, keepTheme } from './preferences.ts';

const CART_SECONDS = 30 * 24 * 60 * 60;

/** The cookies that a page may set in the browser that asked for it. */
export function pageCookies(context: Context<EdgeEnv>): PageCookies {
  const scope = context.get('scope');
  const cartCookie = purchaseCookie(scope.tenant, 'cart');
  const checkoutCookie = purchaseCookie(scope.tenant, 'checkout');
  return {
    keepLocale: (language) => keepLocale(context, language),
    keepTheme: (theme) => keepTheme(context, theme),
    keepCart: (cart) =>
      setCookie(context, cartCookie.name, cart, { ...cartCookie.options, maxAge: CART_SECONDS }),
    forgetCart(cart) {
      if (cookieCartOf({ scope, request: context.req.raw }) === cart) {
        deleteCookie(context, cartCookie.name, cartCookie.options);
      }
    },
    // Without an age: the checkout ends long before the browser does.
    keepCheckout: (checkout) =>
      setCookie(context, checkoutCookie.name, checkout, checkoutCookie.options),
  };
}
