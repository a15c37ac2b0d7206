import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { EDGE_COOKIE } from '../../shared/kernel/constants/cookies.ts';
import { HANDOFF_CODE, HANDOFF_MS, HANDOFF_PARAMETER } from '../../shared/rules/handover.ts';
import type { EdgeEnv } from '../http/context.ts';
import { codeIn, markedHandoff } from '../session/handoff-cookie.ts';

/**
 * Marks the browser that opens the link of a hand-over: the store knows by the mark who takes the
 * code, and another browser with the same link is another one. Nothing is written.
 */
export function markHandoff(context: Context<EdgeEnv>, query: URLSearchParams): void {
  const code = query.get(HANDOFF_PARAMETER) ?? '';
  if (!HANDOFF_CODE.test(code)) return;
  if (codeIn(getCookie(context, EDGE_COOKIE.handoff)) === code) return;
  setCookie(context, EDGE_COOKIE.handoff, markedHandoff(code), {
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
    secure: context.get('scope').tenant.origin.startsWith('https:'),
    maxAge: HANDOFF_MS / 1000,
  });
}

/** Forgets the hand-over: what it brought has been bought. */
export function endHandoff(context: Context<EdgeEnv>): void {
  if (getCookie(context, EDGE_COOKIE.handoff) === undefined) return;
  deleteCookie(context, EDGE_COOKIE.handoff, { path: '/' });
}
