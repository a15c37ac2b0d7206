import type { PageContext, PageView } from './page.ts';

/** Path and query of a page, below the store's prefix: what makes a difference to it, and no more. */
export function placeOf({ env, path, query }: PageContext): string {
  const search = query.toString();
  return env.base + path + (search ? `?${search}` : '');
}

/**
 * Where a page's bar leads to sign in: from there it goes back to the page. It is the page's own, so
 * that everybody's page can be kept.
 */
export function signInPath(context: PageContext, { next }: Pick<PageView, 'next'>): string {
  const { env, path } = context;
  const onward = next ?? (path === '/' ? '' : placeOf(context));
  return `${env.base}/login${onward === '' ? '' : `?next=${encodeURIComponent(onward)}`}`;
}
