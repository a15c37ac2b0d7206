import { parse } from 'hono/utils/cookie';
import { EDGE_COOKIE } from '../../shared/kernel/constants/cookies.ts';
import { readAttributionCookies, type Attribution } from '../../shared/rules/attribution.ts';

/** The promoter of the visit, from the cookies of the request. */
export function attributionOf(request: Request): Attribution {
  const cookies = parse(request.headers.get('cookie') ?? '');
  return readAttributionCookies((name) => cookies[name]);
}

/** The promoter who brought the visitor first, as the cookies of the request claim. */
export function firstTouchIn(request: Request): string | undefined {
  return parse(request.headers.get('cookie') ?? '')[EDGE_COOKIE.firstTouch];
}

/** The proof of the partner on whose page the buyer found the store, from the cookies of the request. */
export function partnerProofOf(request: Request): string | undefined {
  return parse(request.headers.get('cookie') ?? '')[EDGE_COOKIE.partner];
}
