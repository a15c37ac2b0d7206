import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { COOKIE } from '../../shared/kernel/constants/cookies.ts';
import { isLocale, negotiateLocale, type Locale } from '../../shared/kernel/locale.ts';
import type { EdgeEnv } from './context.ts';

/** What of a request decides on its language, for `Vary`. */
export const LOCALE_VARIES_BY = 'Cookie, Accept-Language, X-Locale';

/**
 * The caller's language: the address says it, or a call's `X-Locale`, or the cookie that keeps a
 * choice; else the browser's own, else Spanish. A choice that is none of ours counts as not made.
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

/** Settles the language before anything is answered, failures without a tenant included. */
export const settleLocale = createMiddleware<EdgeEnv>(async (context, next) => {
  context.set('locale', requestLocale(context));
  await next();
});
