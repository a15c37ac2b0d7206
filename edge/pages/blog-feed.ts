import type { Context } from 'hono';
import { inLocale } from '../../host-pages/kit/head.ts';
import type { BlogEntry } from '../../shared/contracts/blog.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { escapeHtml } from '../../shared/kernel/escape.ts';
import { BLOG_PATH, blogUrl, hasBlog } from '../../shared/rules/blog.ts';
import { readFeed } from '../flows/blog/read.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';

/** Path of the blog's feed. */
export const BLOG_FEED = `${BLOG_PATH}/feed.xml`;

const MAX_AGE_SECONDS = 300;

/** The store's last entries as an Atom feed (RFC 4287), in the language that the caller reads. */
export async function answerBlogFeed(
  context: Context<EdgeEnv>,
  store: StoreInfo,
): Promise<Response> {
  context.set('route', 'blog-feed');
  if (!hasBlog(store)) return answerFailure(context, { code: 'not_found' });
  const scope = context.get('scope');
  const entries = await readFeed(scope);
  const address = (path: string) => escapeHtml(inLocale(store.canonical_url + path, scope.locale));
  const updated = entries
    .map(({ updated_at: at }) => at)
    .toSorted()
    .at(-1);
  const xml =
    `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${scope.locale}">` +
    `<title>${escapeHtml(store.name)}</title><id>${address(BLOG_PATH)}</id>` +
    `<link href="${address(BLOG_PATH)}"/><link rel="self" href="${address(BLOG_FEED)}"/>` +
    `<updated>${updated ?? new Date(0).toISOString()}</updated>` +
    `${entries.map((entry) => entryXml(entry, address(blogUrl('', entry.slug)), store.name)).join('')}</feed>`;
  return context.body(xml, 200, {
    'content-type': 'application/atom+xml; charset=UTF-8',
    'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
    vary: 'accept-language',
  });
}

function entryXml(entry: BlogEntry, address: string, store: string): string {
  return (
    `<entry><title>${escapeHtml(entry.title)}</title><id>${address}</id><link href="${address}"/>` +
    `<published>${entry.published_at}</published><updated>${entry.updated_at}</updated>` +
    `<author><name>${escapeHtml(entry.author?.name ?? store)}</name></author>` +
    `<summary>${escapeHtml(entry.excerpt)}</summary>` +
    `<content type="html">${escapeHtml(entry.body)}</content></entry>`
  );
}
