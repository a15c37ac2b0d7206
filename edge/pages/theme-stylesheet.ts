import type { Context } from 'hono';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { storeStylesheet } from '../../shared/ui/contrast.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';

const NAME = /^(st_[a-z0-9-]+)\.(\d+)\.css$/;

/**
 * A store's colours as a stylesheet whose name holds the store and its revision. Another store's
 * name is not found; another revision gets the present colours, and is not kept.
 */
export function answerStylesheet(context: Context<EdgeEnv>, store: StoreInfo): Response {
  context.set('route', 'theme');
  const [, id, revision] = NAME.exec(context.req.param('name') ?? '') ?? [];
  if (id !== store.id) return answerFailure(context, { code: 'not_found' });
  const { color1, color2 } = store.store_theme_info;
  const { bgcolor, footer_bg, footer_fg } = store;
  const css = storeStylesheet({ color1, color2, bgcolor, footer_bg, footer_fg });
  const current = Number(revision) === store.revision;
  return context.body(css, 200, {
    'content-type': 'text/css; charset=UTF-8',
    'cache-control': current ? 'public, max-age=31536000, immutable' : 'no-store',
  });
}
