import type { Context } from 'hono';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { storeCss } from '../../shared/ui/store-css.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';
import { inPreviewedLook } from './previewed-look.ts';

const NAME = /^(st_[a-z0-9-]+)\.(\d+|lk_[a-z0-9]+)\.css$/;

/**
 * A store's colours as a stylesheet whose name holds the store and its revision, or the look of which it
 * is a preview. Another store's name is not found; another revision gets the present colours, and is not
 * kept, and neither is a preview.
 */
export async function answerStylesheet(
  context: Context<EdgeEnv>,
  store: StoreInfo,
): Promise<Response> {
  context.set('route', 'theme');
  const [, id, version = ''] = NAME.exec(context.req.param('name') ?? '') ?? [];
  if (id !== store.id) return answerFailure(context, { code: 'not_found' });
  const isPreview = version.startsWith('lk_');
  const shown = isPreview ? await inPreviewedLook(context.get('scope'), store, version) : store;
  if (!shown) return answerFailure(context, { code: 'not_found' });
  const css = storeCss(shown);
  const current = !isPreview && Number(version) === store.revision;
  return context.body(css, 200, {
    'content-type': 'text/css; charset=UTF-8',
    'cache-control': current ? 'public, max-age=31536000, immutable' : 'no-store',
  });
}
