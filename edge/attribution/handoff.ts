import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { EDGE_COOKIE } from '../../shared/kernel/constants/cookies.ts';
import { HANDOFF_CODE, HANDOFF_MS, HANDOFF_PARAMETER } from '../../shared/rules/handover.ts';
import type { EdgeEnv } from '../http/context.ts';
import { codeIn, markedHandoff } from '../session/handoff-cookie.ts';
import { dropCookie, keepCookie } from './edge-cookie.ts';

/**
 * Marks the browser that opens the link of a hand-over: the store knows by the mark who takes the
 * code, and another browser with the same link is another one. Nothing is written.
 */
export function markHandoff(context: Context<EdgeEnv>, query: URLSearchParams): void {
  const code = query.get(HANDOFF_PARAMETER) ?? '';
  if (!HANDOFF_CODE.test(code)) return;
  if (codeIn(getCookie(context, EDGE_COOKIE.handoff)) === code) return;
  keepCookie(context, EDGE_COOKIE.handoff, markedHandoff(code), HANDOFF_MS / 1000);
}

/** Forgets the hand-over: what it brought has been bought. */
export function endHandoff(context: Context<EdgeEnv>): void {
  dropCookie(context, EDGE_COOKIE.handoff);
}
