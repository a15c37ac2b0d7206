import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { EdgeEnv } from '../http/context.ts';

/**
 * Writes a cookie of a visit: for the whole host, out of the reach of scripts, and over TLS alone where the store
 * has it.
 * @param seconds how long it lives
 */
export function keepCookie(
  context: Context<EdgeEnv>,
  name: string,
  value: string,
  seconds: number,
): void {
  setCookie(context, name, value, {
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
    secure: context.get('scope').tenant.origin.startsWith('https:'),
    maxAge: seconds,
  });
}

/** Removes a cookie of the visit, where the browser has sent it. */
export function dropCookie(context: Context<EdgeEnv>, name: string): void {
  if (getCookie(context, name) !== undefined) deleteCookie(context, name, { path: '/' });
}
