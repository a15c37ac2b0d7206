import type { Context } from 'hono';
import type { Contract } from '../../../shared/contracts/contract.ts';
import type { EdgeEnv } from '../../http/context.ts';
import { cspHash } from '../../http/csp-hash.ts';
import { answerFailure } from '../../http/failure.ts';
import { LOCALE_VARIES_BY } from '../../http/locale.ts';
import { openApiDocument } from '../openapi.ts';
import { answersOf } from './answers.ts';
import type { ApiDocument } from './document.ts';
import { DOCS_SCRIPT, DOCS_STYLE, type Shown } from './frame.ts';
import { guideMarkdown, serviceMarkdown } from './markdown.ts';
import { guidePage } from './guide.ts';
import { overviewPage } from './overview.ts';
import { servicePage } from './service.ts';

/**
 * A deployment changes the document, so caches may keep it a short time. Its language depends on
 * the request.
 */
const CACHE = {
  'cache-control': 'public, max-age=60',
  vary: LOCALE_VARIES_BY,
};

/** `/api/openapi.json`. */
export function answerOpenApi(context: Context<EdgeEnv>, contracts: readonly Contract[]): Response {
  context.set('route', 'api.openapi');
  const { tenant, locale } = context.get('scope');
  return context.json(openApiDocument(contracts, tenant.origin + tenant.base, locale), 200, CACHE);
}

/** `/api/docs`: every call in a line; `?text=` leaves those that hold all its words. */
export function answerDocs(
  context: Context<EdgeEnv>,
  contracts: readonly Contract[],
): Promise<Response> {
  context.set('route', 'api.docs');
  const shown = shownAt(context);
  return answer(context, overviewPage(documentFor(shown, contracts), shown));
}

/** `/api/docs.md`: what all calls share, and the ways to the services, for readers that take no HTML. */
export function answerDocsText(
  context: Context<EdgeEnv>,
  contracts: readonly Contract[],
): Response {
  context.set('route', 'api.docs');
  const shown = { ...shownAt(context), form: 'markdown' } as const;
  return answerText(context, guideMarkdown(documentFor(shown, contracts), shown));
}

/**
 * `/api/docs/{service}`: its calls with examples, as Markdown where `.md` follows; `guide` is what
 * all calls share.
 */
export async function answerServiceDocs(
  context: Context<EdgeEnv>,
  contracts: readonly Contract[],
): Promise<Response> {
  context.set('route', 'api.docs');
  const name = context.req.param('service') ?? '';
  const isText = name.endsWith('.md');
  const service = isText ? name.slice(0, -'.md'.length) : name;
  const shown: Shown = { ...shownAt(context), form: isText ? 'markdown' : 'html' };
  const document = documentFor(shown, contracts);
  if (service === 'guide' && !isText) return answer(context, guidePage(document, shown));
  if (!contracts.some((one) => one.service === service)) {
    return answerFailure(context, { code: 'service_not_found' });
  }
  const answers = await answersOf(service, context.env.ASSETS, shown.origin);
  return isText
    ? answerText(context, serviceMarkdown(document, service, answers, shown))
    : answer(context, servicePage(document, service, answers, shown));
}

function documentFor({ api, locale }: Shown, contracts: readonly Contract[]): ApiDocument {
  const address = api.slice(0, -'/api'.length);
  // The generator's type allows more than the document holds.
  return openApiDocument(contracts, address, locale) as unknown as ApiDocument;
}

function shownAt(context: Context<EdgeEnv>): Shown {
  const { tenant, locale } = context.get('scope');
  return {
    api: `${tenant.origin}${tenant.base}/api`,
    origin: tenant.origin,
    path: `${tenant.base}/api/docs`,
    locale,
    suffix: context.req.query('locale') === locale ? `?locale=${locale}` : '',
    text: (context.req.query('text') ?? '').slice(0, 100),
    form: 'html',
  };
}

function answerText(context: Context<EdgeEnv>, text: string): Response {
  return context.body(text, 200, { ...CACHE, 'content-type': 'text/markdown; charset=UTF-8' });
}

async function answer(context: Context<EdgeEnv>, page: string): Promise<Response> {
  const [style, script] = await Promise.all([cspHash(DOCS_STYLE), cspHash(DOCS_SCRIPT)]);
  return context.html(page, 200, {
    // The page is in the visitor's language.
    'cache-control': 'private, no-cache',
    'content-security-policy':
      `default-src 'none'; style-src ${style}; script-src ${script}; connect-src 'self'; ` +
      "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  });
}
