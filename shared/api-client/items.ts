import type { ItemDetail, ItemList, ItemQuery } from '../contracts/items.ts';
import { call, type Answer, type Api, type CallOptions } from './call.ts';

type SearchQuery = Partial<ItemQuery> & { facets?: 'true' | 'false' };

/** Items of the store: full text, filters, counts and sorts. */
export function searchItems(api: Api, query: SearchQuery, options?: CallOptions): Answer<ItemList> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(
    given.map(([name, value]) => [name, String(value)]),
  ).toString();
  return call(api, {
    method: 'GET',
    path: `/products-list-public/${search && `?${search}`}`,
    ...options,
  });
}

/** One item of the store, by id or by its owner's and its own slug. */
export function getItem(
  api: Api,
  id: string,
  owner?: string,
  options?: CallOptions,
): Answer<ItemDetail> {
  const search = owner === undefined ? '' : `?owner=${encodeURIComponent(owner)}`;
  return call(api, {
    method: 'GET',
    path: `/public/products/${encodeURIComponent(id)}${search}`,
    ...options,
  });
}
