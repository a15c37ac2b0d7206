import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { PageCookies } from '../../host-pages/kit/cookies.ts';
import type { EdgeEnv } from '../http/context.ts';
import { cookieCartOf, PURCHASE_COOKIE } from '../http/purchase-cookies.ts';
import { keepLocale, keepTheme } from './preferences.ts';

const CART_SECONDS = 30 * 24 * 60 * 60;

/** The cookies that a page may set in the browser that asked for it. */
export function pageCookies(context: Context<EdgeEnv>): PageCookies {
  return {
    keepLocale: (locale) => keepLocale(context, locale),
    keepTheme: (theme) => keepTheme(context, theme),
    keepCart: (cart) =>
      setCookie(context, PURCHASE_COOKIE.cart, cart, {
        ...ofStore(context),
        maxAge: CART_SECONDS,
      }),
    forgetCart(cart) {
      if (cookieCartOf(context.req.raw) === cart) {
        deleteCookie(context, PURCHASE_COOKIE.cart, ofStore(context));
      }
    },
    // Without an age: the checkout ends long before the browser does.
    keepCheckout: (checkout) =>
      setCookie(context, PURCHASE_COOKIE.checkout, checkout, ofStore(context)),
  };
}

/** A cookie of one store, which may be a path of its host; scripts cannot read it. */
function ofStore(context: Context<EdgeEnv>) {
  const { origin, base } = context.get('scope').tenant;
  return {
    path: base || '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: origin.startsWith('https:'),
  } as const;
}
