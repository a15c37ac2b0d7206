import type { PageContext, PageView } from './page.ts';

/** Path and query of a page, below the store's prefix: only the parts that change the page. */
export function placeOf({ env, path, query }: PageContext): string {
  const search = query.toString();
  return env.base + path + (search ? `?${search}` : '');
}

/**
 * The sign-in link of a page's bar: signing in comes back to the page. It depends on the page
 * alone, so that the page can be cached for all visitors.
 */
export function signInPath(context: PageContext, { next }: Pick<PageView, 'next'>): string {
  const { env, path } = context;
  const onward = next ?? (path === '/' ? '' : placeOf(context));
  return `${env.base}/login${onward === '' ? '' : `?next=${encodeURIComponent(onward)}`}`;
}
