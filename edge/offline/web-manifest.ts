import type { Context } from 'hono';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { localeTag } from '../../shared/kernel/locale.ts';
import type { EdgeEnv } from '../http/context.ts';
import { LOCALE_VARIES_BY } from '../http/locale.ts';

const KEPT_SECONDS = 3600;

/**
 * `/manifest.webmanifest` of a store: what a device adds to its home screen. iOS shows alerts only to a
 * store that was added so, and opened from there (W3C, Web Application Manifest).
 */
export function answerManifest(context: Context<EdgeEnv>, store: StoreInfo): Response {
  context.set('route', 'offline.manifest');
  const { tenant, locale } = context.get('scope');
  // A store below a path has its home page there without a slash at the end.
  const scope = tenant.base || '/';
  const pictures = [store.favicon, store.photo].filter((path) => path !== null);
  const manifest = {
    id: scope,
    name: store.name,
    short_name: store.name,
    lang: localeTag(locale, store.country, context.get('region')),
    start_url: scope,
    scope,
    display: 'standalone',
    theme_color: store.store_theme_info.color1,
    ...(store.bgcolor === null ? {} : { background_color: store.bgcolor }),
    icons: [...new Set(pictures)].map((path) => ({ src: tenant.base + path, sizes: 'any' })),
  };
  return context.body(JSON.stringify(manifest), 200, {
    'content-type': 'application/manifest+json',
    'cache-control': `private, max-age=${KEPT_SECONDS}`,
    vary: LOCALE_VARIES_BY,
  });
}
