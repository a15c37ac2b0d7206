import { parse } from 'hono/utils/cookie';
import { readAttributionCookies, type Attribution } from '../../shared/rules/attribution.ts';

/** The promoter of the visit, from the cookies of the request. */
export function attributionOf(request: Request): Attribution {
  const cookies = parse(request.headers.get('cookie') ?? '');
  return readAttributionCookies((name) => cookies[name]);
}
