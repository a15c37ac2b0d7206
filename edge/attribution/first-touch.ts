import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { COOKIE_DAYS, EDGE_COOKIE } from '../../shared/kernel/constants/cookies.ts';
import { firstTouchOf } from '../../shared/rules/attribution.ts';
import type { EdgeEnv } from '../http/context.ts';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Remembers in the browser the promoter who brought it first, for networks in which the first touch
 * earns. Later promoters change nothing until its days are over.
 * @param named the account in the store's answer
 * @param own the store's own value
 */
export function keepFirstTouch(
  context: Context<EdgeEnv>,
  named: string | null | undefined,
  own: string | null | undefined,
): void {
  const first = firstTouchOf(named, own, getCookie(context, EDGE_COOKIE.firstTouch));
  if (first === undefined) return;
  setCookie(context, EDGE_COOKIE.firstTouch, first, {
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
    secure: context.get('scope').tenant.origin.startsWith('https:'),
    maxAge: COOKIE_DAYS.firstTouch * DAY_SECONDS,
  });
}

/** Forgets the first promoter: the sale has its attribution. */
export function endFirstTouch(context: Context<EdgeEnv>): void {
  if (getCookie(context, EDGE_COOKIE.firstTouch) === undefined) return;
  deleteCookie(context, EDGE_COOKIE.firstTouch, { path: '/' });
}
