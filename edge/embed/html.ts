import { fragments as assets } from 'virtual:fragment-assets';
import type { Context } from 'hono';
import type { ServerFragment } from '../../fragments/_runtime/host.ts';
import {
  elementPage,
  embedElements,
  linkElements,
  linkHtml,
} from '../../host-pages/embed/index.ts';
import type { PageContext } from '../../host-pages/kit/page.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { escapeHtml } from '../../shared/kernel/escape.ts';
import type { EdgeEnv } from '../http/context.ts';
import type { EndpointTable } from '../http/endpoint-table.ts';
import { LOCALE_VARIES_BY } from '../http/locale.ts';
import { answerPacked } from '../http/packed.ts';
import { makePageContext } from '../pages/page-context.ts';
import { findPage, keepPage, keyText, type KeptPage } from '../stitch/page-cache.ts';
import { tellMisuse } from '../flows/embeds/tell-misuse.ts';
import { admitPage } from '../modules/embed-keys/index.ts';
import { refuseElement, withCors } from './cors.ts';
import { withProof } from './proof.ts';
import { elementStyles, inPixels } from './styles.ts';

/** How long a page, or a server that includes the element, may keep it. */
const KEPT_SECONDS = 60;
/** Elements that are nothing without their item. */
const ITEM_ELEMENTS = ['shop-item', 'shop-buy-button'];
/** Version of the contract between the elements' HTML and the module that brings them to life. */
const VERSION = '1';

/**
 * `GET /embed/html/{element}`: the whole element with its declarative shadow root, for a page of
 * another origin or for the server that makes that page. It shows public data only: no cookie is
 * read, and every address in it is whole. It paints without script.
 */
export async function answerElement(
  context: Context<EdgeEnv>,
  store: StoreInfo,
  endpoints: EndpointTable,
): Promise<Response> {
  context.set('route', 'embed.html');
  forgetVisitor(context);
  const name = context.req.param('element') ?? '';
  const isLink = linkElements.has(name);
  if (!isLink && !embedElements.has(name)) return refuseElement(context, { code: 'not_found' });
  const scope = context.get('scope');
  const origin = context.req.header('origin');
  const admitted = await admitPage(scope, {
    element: name,
    key: context.req.query('key') || undefined,
    origin,
    isLink,
    misused: (misuse) => scope.later(tellMisuse(scope, misuse)),
  });
  if (!admitted.ok) return refuseElement(context, admitted.error);
  const { token, referral, key: keyId, limit } = admitted.value;
  const mark = (page: KeptPage) =>
    context.set('element', { page, key: keyId, limit, element: name, origin });
  const page = makePageContext(context, elementPage, store, {
    params: referral === null ? {} : { referral },
    endpoints,
  });
  const { address } = page;
  const shown = { ...page, env: { ...page.env, base: address } };
  const key = keyText({
    store: store.id,
    revision: store.revision,
    release: '',
    origin: scope.tenant.origin,
    base: scope.tenant.base,
    path: `/embed/html/${name}`,
    query: page.query.toString(),
    locale: page.env.tag,
    theme: token,
  });
  const now = scope.ports.clock.now();
  const kept = scope.env.PAGE_CACHE === 'off' ? undefined : await findPage(key, now);
  if (kept) {
    mark(kept);
    return send(context, kept);
  }
  const made = await htmlOf(name, shown);
  if (made === null) {
    return refuseElement(context, {
      code: ITEM_ELEMENTS.includes(name) ? 'item_not_found' : 'not_found',
    });
  }
  const html = dress(made, shown, store, token);
  const body = new TextEncoder().encode(html);
  const element: KeptPage = { status: 200, body, csp: '', etag: '', language: page.env.tag };
  if (scope.env.PAGE_CACHE !== 'off') scope.later(keepPage(key, element, now));
  return send(context, element);
}

/**
 * The element of the address by the same reads, without key and proof; null where there is none.
 * @param name of the element
 */
export async function elementHtml(
  context: Context<EdgeEnv>,
  store: StoreInfo,
  endpoints: EndpointTable,
  name: string,
): Promise<string | null> {
  forgetVisitor(context);
  const page = makePageContext(context, elementPage, store, { params: {}, endpoints });
  const shown = { ...page, env: { ...page.env, base: page.address } };
  const made = await htmlOf(name, shown);
  return made === null ? null : dress(made, shown, store, '');
}

/** An element is the same for everybody: whoever asks, no session is read. */
function forgetVisitor(context: Context<EdgeEnv>): void {
  const scope = context.get('scope');
  const visitor = { ...scope.visitor, hasSession: false, identity: () => Promise.resolve(null) };
  context.set('scope', { ...scope, visitor });
}

async function htmlOf(name: string, page: PageContext): Promise<string | null> {
  const link = linkElements.get(name);
  if (link) return linkHtml(name, link, page);
  const slot = await embedElements.get(name)?.show(page);
  if (!slot) return null;
  const { origin } = new URL(page.address);
  const { env } = page;
  const built = assets[name];
  // Its types are erased: the props were made for this fragment.
  const fragment = slot.fragment as ServerFragment<unknown>;
  return fragment.render(slot.props, {
    locale: env.locale,
    tag: env.tag,
    instance: 'e-',
    moduleUrl: origin + (built?.module ?? ''),
    imports: (built?.imports ?? []).map((file) => origin + file),
  });
}

/** Pictures' addresses as views write them: at the start of an attribute, or after a comma or space in it. */
const OWN_PICTURE = /(?<=[" ,])\/media\//g;

/**
 * Makes a fragment's element one of a foreign page: its attributes, the address of its store, whole
 * addresses of pictures, the partner's proof in its links, and the styles that a page of the store has in its head.
 */
function dress(html: string, page: PageContext, store: StoreInfo, token: string): string {
  const { origin } = new URL(page.address);
  const start = html.indexOf(' ');
  const styles = html.indexOf('<style>');
  const ends = html.indexOf('</style>', styles);
  const own = html.slice(styles + '<style>'.length, ends);
  const attributes = [
    ...page.query.entries(),
    ['store', page.address],
    ['data-store', store.id],
    ['data-version', VERSION],
    ...(token ? [['data-token', token]] : []),
  ].map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`);
  return (
    html.slice(0, start) +
    attributes.join('') +
    // A slider starts by itself at home; on a foreign page nothing does.
    html.slice(start, styles).replace('data-hydrate="idle"', 'data-hydrate="interaction"') +
    `<style>${elementStyles(store, own)}</style><style>${inPixels(own)}` +
    withProof(html.slice(ends), page.address, token).replaceAll(OWN_PICTURE, `${origin}/media/`)
  );
}

function send(context: Context<EdgeEnv>, { body, language }: KeptPage): Response {
  const headers = {
    'content-type': 'text/html; charset=UTF-8',
    'content-language': language,
    'cache-control': `public, max-age=${KEPT_SECONDS}`,
    vary: `${LOCALE_VARIES_BY}, Origin, Accept-Encoding`,
  };
  return withCors(answerPacked(context, body, 200, headers));
}
