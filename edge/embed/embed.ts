import { embed, fragments as assets } from 'virtual:fragment-assets';
import type { Context } from 'hono';
import tokens from '../../shared/ui/tokens.css?inline';
import { cart } from '../../fragments/shop/cart/server.ts';
import { item } from '../../fragments/shop/item/server.ts';
import type { ItemDetail } from '../../shared/contracts/items.ts';
import type { Photo } from '../../shared/contracts/fields.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { localeTag } from '../../shared/kernel/locale.ts';
import { whatsappNumber } from '../../shared/rules/whatsapp.ts';
import { storeStylesheet } from '../../shared/ui/contrast.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';
import { LOCALE_VARIES_BY } from '../http/locale.ts';
import { readItem } from '../modules/items/index.ts';

const CORS = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
/** How long a partner's page may keep the loader, and a fragment. */
const LOADER_SECONDS = 300;
const FRAGMENT_SECONDS = 30;

/** `/embed/v1.js`: a stable name for the present build of the embed loader. */
export function answerLoader(context: Context<EdgeEnv>): Response {
  context.set('route', 'embed.loader');
  if (!embed) return answerFailure(context, { code: 'not_found' });
  // The build's own address does not contain the path by which the store was reached.
  const source =
    `globalThis.shopBase=new URL("..",import.meta.url).href;` +
    `await import(${JSON.stringify(embed.module)});\n`;
  return context.body(source, 200, {
    'content-type': 'text/javascript; charset=UTF-8',
    'cache-control': `public, max-age=${LOADER_SECONDS}`,
    ...CORS,
  });
}

/**
 * `/embed/fragment/{element}`: a fragment as HTML for a page of another origin. Public data only;
 * no cookie is read, and every address in it is absolute.
 */
export async function answerFragment(
  context: Context<EdgeEnv>,
  store: StoreInfo,
): Promise<Response> {
  context.set('route', 'embed.fragment');
  const { tenant, locale } = context.get('scope');
  const address = tenant.origin + tenant.base;
  const env = {
    locale,
    tag: localeTag(locale, store.country, context.get('region')),
    base: address,
    store: store.id,
    currency: store.currency,
    country: store.country,
  };
  const element = context.req.param('element') ?? '';
  const rendering = {
    locale,
    tag: env.tag,
    instance: `e${crypto.randomUUID().slice(0, 8)}-`,
    moduleUrl: tenant.origin + (assets[element]?.module ?? ''),
    imports: (assets[element]?.imports ?? []).map((file) => tenant.origin + file),
  };
  if (element === 'shop-cart') {
    const props = { env: { ...env, base: tenant.base }, origin: tenant.origin };
    return send(context, store, cart.render(props, rendering));
  }
  if (element !== 'shop-item') return withCors(answerFailure(context, { code: 'not_found' }));
  const name = context.req.query('item') ?? '';
  const found = await readItem(context.get('scope'), name, undefined);
  if (!found.ok) return withCors(answerFailure(context, found.error));
  const props = {
    env,
    detail: withAbsolutePhotos(found.value, tenant.origin),
    item: name,
    origin: address,
    contact: { whatsapp: whatsappNumber(store), email: store.contact_email },
  };
  return send(context, store, item.render(props, rendering));
}

function send(context: Context<EdgeEnv>, store: StoreInfo, html: string): Response {
  const { color1, color2 } = store.store_theme_info;
  const { bgcolor, footer_bg, footer_fg } = store;
  const colors = storeStylesheet({ color1, color2, bgcolor, footer_bg, footer_fg });
  return context.json({ html, styles: [onHost(tokens), onHost(colors)], store: store.id }, 200, {
    'cache-control': `public, max-age=${FRAGMENT_SECONDS}`,
    vary: LOCALE_VARIES_BY,
    ...CORS,
  });
}

/** Moves custom properties from a page's root to the element of an embed. */
function onHost(css: string): string {
  return css.replaceAll(/:root(\[[^\]]*\])?/g, (_, attribute: string | undefined) =>
    attribute ? `:host(${attribute})` : ':host',
  );
}

function withAbsolutePhotos(detail: ItemDetail, origin: string): ItemDetail {
  const absolute = (photo: Photo): Photo => ({ ...photo, url: origin + photo.url });
  return {
    ...detail,
    photo: detail.photo && absolute(detail.photo),
    photos: detail.photos.map(absolute),
    skus: detail.skus.map((sku) => ({ ...sku, photo: sku.photo && absolute(sku.photo) })),
  };
}

function withCors(answer: Response): Response {
  for (const [name, value] of Object.entries(CORS)) answer.headers.set(name, value);
  return answer;
}
