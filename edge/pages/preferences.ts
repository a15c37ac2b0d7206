import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { COOKIE, COOKIE_DAYS } from '../../shared/kernel/constants/cookies.ts';
import { isLocale, type Locale } from '../../shared/kernel/locale.ts';
import type { Theme } from '../../host-pages/kit/page.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';
import { readForm } from '../http/form.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The page's theme: the visitor's choice where the store allows one, else the store's own. */
export function pageTheme(context: Context<EdgeEnv>, store: StoreInfo): Theme {
  if (store.hidden_darkmode) return store.darkmode ? 'dark' : 'light';
  const chosen = getCookie(context, COOKIE.theme);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return store.darkmode ? 'dark' : 'auto';
}

/** Keeps a language for a year; unlike the theme's, no script needs the cookie. */
export function keepLocale(context: Context<EdgeEnv>, locale: Locale): void {
  setCookie(context, COOKIE.locale, locale, { ...cookieOptions(context), httpOnly: true });
}

/**
 * The language and theme forms without script: keeps the choice and goes back to where it was made.
 * Only paths of the same host are gone back to.
 */
export async function answerPreferences(context: Context<EdgeEnv>): Promise<Response> {
  const form = await readForm(context);
  if (!form.ok) return answerFailure(context, form.error);
  const { locale, theme, return_to: target } = form.value;
  if (isLocale(locale)) keepLocale(context, locale);
  if (theme === 'light' || theme === 'dark') {
    setCookie(context, COOKIE.theme, theme, cookieOptions(context));
  }
  const { base } = context.get('scope').tenant;
  context.header('cache-control', 'no-store');
  return context.redirect(ownPath(target, `${base}/`), 303);
}

/** A path of the same host, or the fallback: never a scheme, another host or a protocol-relative one. */
export function ownPath(target: unknown, fallback: string): string {
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target) || target.length > 2_000) {
    return fallback;
  }
  try {
    const url = new URL(target, 'http://own.invalid');
    url.searchParams.delete('lang');
    // A path such as `/..//elsewhere` becomes one that a browser takes for another host.
    const own = url.host === 'own.invalid' && !url.pathname.startsWith('//');
    return own ? url.pathname + url.search : fallback;
  } catch {
    return fallback;
  }
}

function cookieOptions(context: Context<EdgeEnv>) {
  return {
    path: '/',
    sameSite: 'Lax',
    secure: context.get('scope').tenant.origin.startsWith('https:'),
    maxAge: COOKIE_DAYS.theme * DAY_SECONDS,
  } as const;
}
