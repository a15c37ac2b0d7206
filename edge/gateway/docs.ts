import type { Context } from 'hono';
import { z } from 'zod';
import type { Contract } from '../../shared/contracts/contract.ts';
import type { EdgeEnv } from '../http/context.ts';
import { cspHash } from '../http/csp-hash.ts';
import { LOCALE_VARIES_BY } from '../http/locale.ts';
import { docsPage, DOCS_STYLE } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

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

/** `/api/docs`. */
export async function answerDocs(
  context: Context<EdgeEnv>,
  contracts: readonly Contract[],
): Promise<Response> {
  context.set('route', 'api.docs');
  const schemas = Object.fromEntries(
    contracts.map((call) => [
      call.id,
      {
        answer: z.toJSONSchema(call.answer, { unrepresentable: 'any' }),
        ...(call.method === 'get' || call.method === 'delete'
          ? {}
          : { body: z.toJSONSchema(call.body, { unrepresentable: 'any', io: 'input' }) }),
      },
    ]),
  );
  return context.html(docsPage(contracts, schemas, context.get('scope').locale), 200, {
    // The page is in the visitor's language.
    'cache-control': 'private, no-cache',
    'content-security-policy': `default-src 'none'; style-src ${await cspHash(DOCS_STYLE)}; base-uri 'none'; frame-ancestors 'none'`,
  });
}
