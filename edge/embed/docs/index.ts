import { embed } from 'virtual:fragment-assets';
import type { Context } from 'hono';
import type { EdgeEnv } from '../../http/context.ts';
import { cspHash } from '../../http/csp-hash.ts';
import { LOCALE_VARIES_BY } from '../../http/locale.ts';
import { withCors } from '../cors.ts';
import { customElementsManifest, elementDeclarations } from './manifest.ts';
import { vscodeData, webTypes } from './editors.ts';
import { modelsIndex, referenceMarkdown } from './markdown.ts';
import { referencePage } from './page.ts';
import type { DocsFacts } from './samples.ts';
import { playgroundPage, triedIn } from './playground.ts';
import { DOCS_STYLE } from './style.ts';
import { reactTypes, vueTypes } from './types.ts';
import { embedWords } from './words.ts';

export { answerPreview } from './preview.ts';

const MANIFEST_SECONDS = 3_600;

/** `/embed/docs`: every element, its attributes and looks, versions, and the lines of a policy. */
export function answerReference(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'embed.docs');
  const facts = factsOf(context);
  return page(context, embedWords[facts.locale].title, referencePage(facts));
}

function factsOf(context: Context<EdgeEnv>): DocsFacts {
  const { tenant, locale } = context.get('scope');
  return {
    address: tenant.origin + tenant.base,
    origin: tenant.origin,
    version: embed?.version ?? '',
    integrity: embed?.integrity ?? '',
    locale,
  };
}

/** `/embed/docs.md`: the same as text, for readers that take no HTML. */
export function answerText(context: Context<EdgeEnv>): Response {
  context.set('route', 'embed.text');
  const facts = factsOf(context);
  const text = referenceMarkdown(facts, elementDeclarations(facts.locale));
  return withCors(context.body(text, 200, fileHeaders('text/markdown; charset=UTF-8')));
}

/**
 * `/llms.txt`, also at `/embed/llms.txt`: what there is to read of elements and API.
 * @param services those of the API
 */
export function answerModelsIndex(
  context: Context<EdgeEnv>,
  services: readonly string[],
): Response {
  context.set('route', 'embed.text');
  const facts = factsOf(context);
  const suffix = context.req.query('locale') === facts.locale ? `?locale=${facts.locale}` : '';
  const text = modelsIndex(facts, services, suffix);
  return withCors(context.body(text, 200, fileHeaders('text/plain; charset=UTF-8')));
}

const fileHeaders = (type: string) => ({
  'content-type': type,
  'cache-control': `public, max-age=${MANIFEST_SECONDS}`,
  vary: LOCALE_VARIES_BY,
});

/** `/embed/html-custom-data.json` and `/embed/web-types.json`, by which editors complete. */
export function answerEditors(context: Context<EdgeEnv>): Response {
  context.set('route', 'embed.editors');
  const { address, locale } = factsOf(context);
  const write = context.req.path.endsWith('/web-types.json') ? webTypes : vscodeData;
  const data = write(elementDeclarations(locale), `${address}/embed/docs`);
  return withCors(context.json(data, 200, fileHeaders('application/json; charset=UTF-8')));
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
  const headers = fileHeaders('application/json; charset=UTF-8');
  return withCors(context.json(customElementsManifest(context.get('scope').locale), 200, headers));
}

/** `/embed/react.d.ts` and `/embed/vue.d.ts`, made from the same declarations as the manifest. */
export function answerTypes(context: Context<EdgeEnv>): Response {
  context.set('route', 'embed.types');
  const { tenant, locale } = context.get('scope');
  const write = context.req.path.endsWith('/react.d.ts') ? reactTypes : vueTypes;
  const text = write(elementDeclarations(locale), tenant.origin + tenant.base);
  return withCors(context.body(text, 200, fileHeaders('text/plain; charset=UTF-8')));
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
