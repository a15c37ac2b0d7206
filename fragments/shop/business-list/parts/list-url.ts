import type { BusinessListProps } from '../props.ts';

/** Address of a page of a list: the same search and type unless they are given. */
export function listUrl(
  { path, ...shown }: Pick<BusinessListProps, 'path' | 'text' | 'type' | 'page'>,
  change: Partial<Pick<BusinessListProps, 'text' | 'type' | 'page'>> = {},
): string {
  const { text, type, page } = { ...shown, ...change };
  const query = [
    text && `text=${encodeURIComponent(text)}`,
    type && `type=${type}`,
    page > 1 && `page=${page}`,
  ]
    .filter(Boolean)
    .join('&');
  return query ? `${path}?${query}` : path;
}
