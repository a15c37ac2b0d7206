import { availability, itemSorts, type ItemList } from '../../shared/contracts/items.ts';
import { pageNumber } from './page.ts';

/** A list of whatever kind: the number of its rows, and how many a page shows. */
interface Listed {
  readonly rows: number;
  readonly pageSize: number;
}

/** Whether `page` in an address is a page that the list has. */
export function hasPage(query: URLSearchParams, { rows, pageSize }: Listed): boolean {
  const asked = query.get('page');
  const page = pageNumber(query);
  if (asked !== null && asked !== `${page}`) return false;
  return page <= Math.max(1, Math.ceil(rows / pageSize));
}

/**
 * Whether the filters of an item list's address are values that the list itself offers as links.
 * Texts and prices that somebody typed are endless: a page for each would fill every cache.
 * @param query the address's
 * @param found the list that it leads to, with its facets
 */
export function hasOfferedFilters(query: URLSearchParams, { facets }: ItemList): boolean {
  const { page: _page, price_from: from, price_to: to, ...others } = Object.fromEntries(query);
  const offered: Readonly<Record<string, (value: string) => boolean>> = {
    sort: (value) => itemSorts.some((sort) => sort === value),
    available: (value) => availability.safeParse(value).success,
    type: (value) => facets?.types.some(({ type }) => type === value) === true,
    catalogue: (value) => facets?.catalogues.some(({ slug }) => slug === value) === true,
  };
  const isRange = ({ from: low, to: high }: { from: number | null; to: number | null }) =>
    (low === null ? undefined : `${low}`) === from &&
    (high === null ? undefined : `${high}`) === to;
  return (
    Object.entries(others).every(([name, value]) => offered[name]?.(value) === true) &&
    ((from === undefined && to === undefined) || facets?.prices.some(isRange) === true)
  );
}
