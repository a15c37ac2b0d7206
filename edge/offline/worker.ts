import { build } from 'virtual:fragment-assets';
import type { Context } from 'hono';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import type { EdgeEnv } from '../http/context.ts';
import retired from './retired-worker.js?raw';
import source from './service-worker.js?raw';

/**
 * `/service-worker.js` of a store. Its text changes with the build and with the store's revision:
 * then browsers take the new one, and its offline page, with the next visit. With the variable
 * OFFLINE=off it is a service worker that unregisters itself (edge/decisions/0004).
 */
export function answerServiceWorker(context: Context<EdgeEnv>, store: StoreInfo): Response {
  context.set('route', 'offline.worker');
  const { env, tenant } = context.get('scope');
  const shop = { base: tenant.base, version: `${build}.${store.revision}` };
  const text = env.OFFLINE === 'off' ? retired : source;
  return context.body(`const shop = ${JSON.stringify(shop)};\n${text}`, 200, {
    'content-type': 'text/javascript; charset=UTF-8',
    'cache-control': 'no-cache',
    // A store below a path has its home page there without a slash at the end.
    'service-worker-allowed': tenant.base || '/',
    // The script's own policy binds its requests, not the page's.
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
}
