import { embed } from 'virtual:fragment-assets';
import type { Context } from 'hono';
import type { EdgeEnv } from '../http/context.ts';
import { refuseElement, withCors } from './cors.ts';

/** How long a partner's page may keep the evergreen loader. */
const LOADER_SECONDS = 300;

/** `/embed/v1.js`: a stable name for the present build of the embed loader. */
export function answerLoader(context: Context<EdgeEnv>): Response {
  context.set('route', 'embed.loader');
  if (!embed) return refuseElement(context, { code: 'not_found' });
  // The build's own address does not contain the path by which the store was reached.
  const source =
    `globalThis.shopBase??=new URL("..",import.meta.url).href;` +
    `await import(${JSON.stringify(embed.module)});\n`;
  return withCors(
    context.body(source, 200, {
      'content-type': 'text/javascript; charset=UTF-8',
      'cache-control': `public, max-age=${LOADER_SECONDS}`,
    }),
  );
}
