import type { Context } from 'hono';
import { escapeHtml } from '../../shared/kernel/escape.ts';
import { inLocale } from '../../host-pages/kit/head.ts';
import type { HostPage } from '../../host-pages/kit/page.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { blogUrl, hasBlog } from '../../shared/rules/blog.ts';
import { isAlwaysThere, legalKinds } from '../../shared/rules/legal.ts';
import { catalogueUrl, itemUrl } from '../../shared/rules/urls.ts';
import type { EdgeEnv } from '../http/context.ts';
import { listAddresses } from '../modules/items/index.ts';
import { listBlogAddresses } from '../modules/blog/index.ts';
import { listCatalogues } from '../modules/catalogues/index.ts';
import { readSections } from '../modules/store/index.ts';

/** A sitemap holds 50,000 addresses at most (sitemaps.org). */
const MOST_ADDRESSES = 50_000;
const HOUR_SECONDS = 3_600;

/** Paths that no crawler should follow: one visitor's pages, and filters without end. */
const PRIVATE_PATHS = ['/api/', '/checkout', '/shopping-cart', '/mis-compras', '/buscar', '/dev/'];

/** The store's robots.txt: it excludes private paths and names the sitemap. */
export function answerRobots(context: Context<EdgeEnv>): Response {
  context.set('route', 'robots');
  const { origin, base, rootId } = context.get('scope').tenant;
  // A root store serves its network's stores below a path too: its host's one file is for all of
  // them.
  const prefixes = rootId === null && base === '' ? ['', '/tienda/*'] : [base];
  const lines = [
    'User-agent: *',
    ...prefixes.flatMap((prefix) => PRIVATE_PATHS.map((path) => `Disallow: ${prefix}${path}`)),
    'Disallow: /*?*sort=',
    'Disallow: /*?*price_from=',
    `Sitemap: ${origin}${base}/sitemap.xml`,
    '',
  ];
  return context.text(lines.join('\n'), 200, {
    'cache-control': `public, max-age=${HOUR_SECONDS}`,
  });
}

/** Every public address of the store in both languages. */
export async function answerSitemap(
  context: Context<EdgeEnv>,
  store: StoreInfo,
  pages: readonly HostPage[],
): Promise<Response> {
  context.set('route', 'sitemap');
  const scope = context.get('scope');
  const [items, catalogues, entries] = await Promise.all([
    listAddresses(scope, MOST_ADDRESSES),
    listCatalogues(scope, {
      name: '',
      withProducts: true,
      order: 'position',
      offset: 0,
      limit: 1_000,
    }),
    hasBlog(store) ? listBlogAddresses(scope) : [],
  ]);
  const paths = [
    '/',
    '/marketplace',
    ...readSections(store).map((entry) => entry.path),
    ...catalogues.results.map((catalogue) => catalogueUrl('', catalogue.slug)),
    ...items.map((one) => itemUrl('', one)),
    ...entries.map(({ slug }) => blogUrl('', slug)),
    ...pages
      .filter(({ name }) =>
        legalKinds.some(
          (kind) => kind === name && (isAlwaysThere(kind) || store.legal_texts.includes(kind)),
        ),
      )
      .map((page) => page.paths[0] ?? ''),
  ];
  const lines = [...new Set(paths)].slice(0, MOST_ADDRESSES).map((path) => {
    const own = store.canonical_url + path;
    const links = (['es', 'en'] as const).map(
      (locale) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeHtml(inLocale(own, locale))}"/>`,
    );
    return `<url><loc>${escapeHtml(own)}</loc>${links.join('')}</url>`;
  });
  const xml =
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${lines.join('')}</urlset>`;
  return context.body(xml, 200, {
    'content-type': 'application/xml; charset=UTF-8',
    'cache-control': `public, max-age=${HOUR_SECONDS}`,
  });
}
