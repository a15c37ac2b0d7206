import {
  availability,
  itemSorts,
  itemTraits,
  type ItemList,
} from '../../shared/contracts/items.ts';
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
 * Whether the filters of an item list's address are values that the list itself offers, one of each
 * filter. Texts and prices that somebody typed are endless, and so are sets of several values: a
 * page for each would fill every cache. A trait goes with an order and a page alone, since there are
 * many values of each.
 * @param query the address's
 * @param found the list that it leads to, with its facets
 */
export function hasOfferedFilters(query: URLSearchParams, { facets }: ItemList): boolean {
  if (!facets) return query.size === 0;
  const names = [...query.keys()].filter((name) => name !== 'page');
  const isTrait = (name: string) => itemTraits.some((trait) => trait === name);
  const others = names.filter((name) => name !== 'sort');
  if (others.some(isTrait) && others.length > 1) return false;
  const { types, catalogues, prices, traits } = facets;
  const offered: Readonly<Record<string, (value: string) => boolean>> = {
    sort: (value) => itemSorts.some((sort) => sort === value),
    available: (value) => availability.safeParse(value).success,
    type: (value) => types.some(({ type }) => type === value),
    catalogue: (value) => catalogues.some(({ slug }) => slug === value),
    price: (value) => prices.some(({ from, to }) => value === `${from ?? ''}-${to ?? ''}`),
    ...Object.fromEntries(
      itemTraits.map((trait) => [
        trait,
        (value: string) => traits[trait].some((one) => one.value === value),
      ]),
    ),
  };
  return names.every((name) => offered[name]?.(query.get(name) ?? '') === true);
}
