import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { COOKIE, COOKIE_DAYS, RESALE_HIDDEN } from '../../shared/kernel/constants/cookies.ts';
import { isLocale, type Language } from '../../shared/kernel/locale.ts';
import { ownPath } from '../../shared/rules/own-path.ts';
import type { Theme } from '../../host-pages/kit/page.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';
import { readForm } from '../http/form.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The page's theme: the visitor's choice where the store allows one, else the store's own. */
export function pageTheme(chosen: Theme, store: StoreInfo): Theme {
  if (store.hidden_darkmode) return store.darkmode ? 'dark' : 'light';
  return chosen === 'auto' && store.darkmode ? 'dark' : chosen;
}

/** The theme that the visitor chose by hand; `auto` where they chose none. */
export function chosenTheme(context: Context<EdgeEnv>): Theme {
  const chosen = getCookie(context, COOKIE.theme);
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto';
}

/** Keeps a language for a year; unlike the theme's, no script needs the cookie. */
export function keepLocale(context: Context<EdgeEnv>, language: Language): void {
  setCookie(context, COOKIE.locale, language, { ...cookieOptions(context), httpOnly: true });
}

/** Keeps a theme for a year; null removes the choice, so that the device or the store decides. */
export function keepTheme(context: Context<EdgeEnv>, theme: 'light' | 'dark' | null): void {
  if (theme === null) deleteCookie(context, COOKIE.theme, cookieOptions(context));
  else setCookie(context, COOKIE.theme, theme, cookieOptions(context));
}

/** Keeps for a year whether a reseller sees what sales earn; the edge alone reads it. */
function keepResale(context: Context<EdgeEnv>, choice: 'show' | 'hide'): void {
  const options = { ...cookieOptions(context), maxAge: COOKIE_DAYS.resale * DAY_SECONDS };
  const value = choice === 'hide' ? RESALE_HIDDEN : 'true';
  setCookie(context, COOKIE.resale, value, { ...options, httpOnly: true });
}

/**
 * `POST {base}/preferences`, the forms of language, theme and resale of every page: keeps the choice, and goes
 * back to the form's page, if that is a path of the same host. It is no form of a call: it changes
 * cookies of this browser and nothing of the platform, so that no API caller could make use of
 * it.
 */
export async function answerPreferences(context: Context<EdgeEnv>): Promise<Response> {
  const form = await readForm(context);
  if (!form.ok) return answerFailure(context, form.error);
  const { locale, theme, resale, return_to: target } = form.value;
  if (isLocale(locale)) keepLocale(context, locale);
  if (theme === 'light' || theme === 'dark') keepTheme(context, theme);
  if (resale === 'show' || resale === 'hide') keepResale(context, resale);
  const { base } = context.get('scope').tenant;
  context.header('cache-control', 'no-store');
  return context.redirect(ownPath(target, `${base}/`), 303);
}

function cookieOptions(context: Context<EdgeEnv>) {
  return {
    path: '/',
    sameSite: 'Lax',
    secure: context.get('scope').tenant.origin.startsWith('https:'),
    maxAge: COOKIE_DAYS.theme * DAY_SECONDS,
  } as const;
}
