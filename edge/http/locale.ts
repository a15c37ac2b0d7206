import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { COOKIE } from '../../shared/kernel/constants/cookies.ts';
import { isLocale, negotiateLocale, type Locale } from '../../shared/kernel/locale.ts';
import type { EdgeEnv } from './context.ts';

/** The headers that decide a request's language, for `Vary`. */
export const LOCALE_VARIES_BY = 'Cookie, Accept-Language, X-Locale';

/**
 * The caller's language: from the address, or a call's `X-Locale`, or the cookie that keeps a
 * choice; else the browser's own, else Spanish. A language that is not served is ignored.
 */
function requestLocale(context: Context): Locale {
  const choices = [
    context.req.query('lang'),
    context.req.query('locale'),
    context.req.header('x-locale'),
    getCookie(context, COOKIE.locale),
  ];
  const accepted = context.req.header('accept-language') ?? null;
  return negotiateLocale(choices.find(isLocale), accepted, 'es');
}

/** Sets the language before anything is answered, failures without a tenant included. */
export const settleLocale = createMiddleware<EdgeEnv>(async (context, next) => {
  context.set('locale', requestLocale(context));
  await next();
});
