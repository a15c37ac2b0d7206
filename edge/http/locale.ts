import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { COOKIE } from '../../shared/kernel/constants/cookies.ts';
import {
  isLocale,
  localeTag,
  negotiateLocale,
  readLanguage,
  spanishOf,
  type Locale,
  type Region,
} from '../../shared/kernel/locale.ts';
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
    withoutRegion(context.req.header('x-locale')),
    readLanguage(getCookie(context, COOKIE.locale))?.locale,
  ];
  const accepted = context.req.header('accept-language') ?? null;
  return negotiateLocale(choices.find(isLocale), accepted, 'es');
}

/** The language of a tag: `es` of `es-AR`. */
function withoutRegion(tag: string | undefined): string | undefined {
  return tag?.split('-')[0]?.toLowerCase();
}

/**
 * The region of the caller's Spanish: that of a call's `X-Locale: es-AR`, of the cookie that keeps a
 * choice, or the browser's. Undefined where none names one.
 */
function requestRegion(context: Context): Region | undefined {
  const asked = context.req.header('x-locale');
  const chosen = readLanguage(getCookie(context, COOKIE.locale))?.region;
  return (
    spanishOf(asked ?? null) ?? chosen ?? spanishOf(context.req.header('accept-language') ?? null)
  );
}

/** Sets the language before anything is answered, failures without a tenant included. */
export const settleLocale = createMiddleware<EdgeEnv>(async (context, next) => {
  const locale = requestLocale(context);
  const region = requestRegion(context);
  context.set('locale', locale);
  context.set('region', region);
  context.set('tag', localeTag(locale, '', region));
  await next();
});
