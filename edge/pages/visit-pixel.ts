import type { Context } from 'hono';
import { PIXEL_ORIGIN, pixelId } from '../../host-pages/kit/pixel.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';

/** Signals by which a browser asks not to be followed: Global Privacy Control, and its forerunner. */
const REFUSALS = ['sec-gpc', 'dnt'];

/**
 * Leads the picture of a public page to the place where Meta counts visits. A visitor whose browser
 * asks not to be followed is not led there, and Meta learns nothing of the visit.
 */
export function answerPixel(context: Context<EdgeEnv>, store: StoreInfo): Response {
  context.set('route', 'pixel');
  const id = pixelId(store);
  if (id === null) return answerFailure(context, { code: 'not_found' });
  const headers = { 'cache-control': 'no-store' };
  if (REFUSALS.some((name) => context.req.header(name) === '1')) {
    return context.body(null, 204, headers);
  }
  const to = `${PIXEL_ORIGIN}/tr?id=${id}&ev=PageView&noscript=1`;
  return context.body(null, 302, { ...headers, location: to });
}
