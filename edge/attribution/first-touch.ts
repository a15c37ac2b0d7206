import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { COOKIE_DAYS, EDGE_COOKIE } from '../../shared/kernel/constants/cookies.ts';
import { firstTouchOf } from '../../shared/rules/attribution.ts';
import type { EdgeEnv } from '../http/context.ts';
import { dropCookie, keepCookie } from './edge-cookie.ts';

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
  const seconds = COOKIE_DAYS.firstTouch * DAY_SECONDS;
  keepCookie(context, EDGE_COOKIE.firstTouch, first, seconds);
}

/** Forgets the first promoter: the sale has its attribution. */
export function endFirstTouch(context: Context<EdgeEnv>): void {
  dropCookie(context, EDGE_COOKIE.firstTouch);
}
