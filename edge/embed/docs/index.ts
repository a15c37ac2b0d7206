import { embed } from 'virtual:fragment-assets';
import type { Context } from 'hono';
import type { StoreInfo } from '../../../shared/contracts/store.ts';
import { escapeHtml } from '../../../shared/kernel/escape.ts';
import type { EdgeEnv } from '../../http/context.ts';
import { cspHash } from '../../http/csp-hash.ts';
import type { EndpointTable } from '../../http/endpoint-table.ts';
import { LOCALE_VARIES_BY } from '../../http/locale.ts';
import { refuseElement, withCors } from '../cors.ts';
import { elementHtml } from '../html.ts';
import { customElementsManifest, elementDeclarations } from './manifest.ts';
import { referencePage } from './page.ts';
import { playgroundPage, triedIn } from './playground.ts';
import { DOCS_STYLE } from './style.ts';
import { reactTypes, vueTypes } from './types.ts';
import { embedWords } from './words.ts';

const MANIFEST_SECONDS = 3_600;

/** `/embed/docs`: every element, its attributes and looks, versions, and the lines of a policy. */
export function answerReference(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'embed.docs');
  const { tenant, locale } = context.get('scope');
  const body = referencePage({
    address: tenant.origin + tenant.base,
    origin: tenant.origin,
    version: embed?.version ?? '',
    integrity: embed?.integrity ?? '',
    locale,
  });
  return page(context, embedWords[locale].title, body);
}

/** `/embed/playground`: an element is tried, and its code copied. */
export function answerPlayground(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'embed.playground');
  const { tenant, locale } = context.get('scope');
  const tried = triedIn(new URL(context.req.url).searchParams);
  const body = playgroundPage(tried, tenant.origin + tenant.base, locale);
  return page(context, embedWords[locale].play, body);
}

/** `/embed/custom-elements.json`. */
export function answerManifest(context: Context<EdgeEnv>): Response {
  context.set('route', 'embed.manifest');
  const headers = {
    'cache-control': `public, max-age=${MANIFEST_SECONDS}`,
    vary: LOCALE_VARIES_BY,
  };
  return withCors(context.json(customElementsManifest(context.get('scope').locale), 200, headers));
}

/** `/embed/react.d.ts` and `/embed/vue.d.ts`, made from the same declarations as the manifest. */
export function answerTypes(context: Context<EdgeEnv>): Response {
  context.set('route', 'embed.types');
  const { tenant, locale } = context.get('scope');
  const write = context.req.path.endsWith('/react.d.ts') ? reactTypes : vueTypes;
  const text = write(elementDeclarations(locale), tenant.origin + tenant.base);
  const headers = {
    'content-type': 'text/plain; charset=UTF-8',
    'cache-control': `public, max-age=${MANIFEST_SECONDS}`,
    vary: LOCALE_VARIES_BY,
  };
  return withCors(context.body(text, 200, headers));
}

/**
 * `/embed/preview/{element}`: an element in a document of an origin of its own, as the policy's
 * `sandbox` makes it. It needs no key: it stands in the playground's frame alone.
 */
export async function answerPreview(
  context: Context<EdgeEnv>,
  store: StoreInfo,
  endpoints: EndpointTable,
): Promise<Response> {
  context.set('route', 'embed.preview');
  const { tenant, locale } = context.get('scope');
  const query = new URL(context.req.url).searchParams;
  const name = context.req.param('element') ?? '';
  query.set('element', name);
  query.set('was', name);
  const { tokens, theme } = triedIn(query);
  const html = await elementHtml(context, store, endpoints, name);
  if (html === null) return refuseElement(context, { code: 'not_found' });
  const looks = Object.entries(tokens).map(([token, value]) => `${token}:${value};`);
  const style = `body{margin:16px;font-family:sans-serif;background:${theme === 'dark' ? '#141412' : '#fff'}}:root{${looks.join('')}}`;
  const styles = [
    style,
    ...Array.from(html.matchAll(/<style>([^]*?)<\/style>/g), ([, text = '']) => text),
  ];
  const hashes = await Promise.all(styles.map(cspHash));
  const themed = theme === 'light' ? html : html.replace(' ', ` theme="${theme}" `);
  return context.html(
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>${escapeHtml(name)}</title><style>${style}</style>` +
      `<script type="module" src="${tenant.origin}${tenant.base}/embed/v1.js"></script></head><body>${themed}</body></html>`,
    200,
    {
      'cache-control': 'no-store',
      'content-security-policy':
        `sandbox allow-scripts allow-forms; default-src 'none'; script-src ${tenant.origin}; ` +
        `connect-src ${tenant.origin}; img-src ${tenant.origin} data:; style-src ${hashes.join(' ')}; ` +
        `base-uri 'none'; frame-ancestors 'self'`,
    },
  );
}

async function page(context: Context<EdgeEnv>, title: string, body: string): Promise<Response> {
  const { locale } = context.get('scope');
  return context.html(
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<title>${title}</title><style>${DOCS_STYLE}</style></head><body><main>${body}</main></body></html>`,
    200,
    {
      // The page is in the visitor's language.
      'cache-control': 'private, no-cache',
      'content-security-policy': `default-src 'none'; style-src ${await cspHash(DOCS_STYLE)}; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    },
  );
}
