import type { ItemGridProps, ListQuery } from '../props.ts';

/** The props that an address is made of. */
export type LinkPlace = Pick<ItemGridProps, 'path' | 'query' | 'kind' | 'catalogue'>;

type Field = readonly [name: string, value: string];

/** One order for all addresses, so that equal lists have equal addresses, and caches one copy. */
const NAMES = [
  'text',
  'type',
  'catalogue',
  'price_from',
  'price_to',
  'available',
  'sort',
  'page',
] as const satisfies readonly (keyof ListQuery)[];

/**
 * The parameters of a list's address, without defaults and without those that the path already
 * says. Every change but one of the page leads to the first page.
 */
export function listFields(place: LinkPlace, change: Partial<ListQuery> = {}): Field[] {
  const query: ListQuery = { ...place.query, page: 1, ...change };
  return NAMES.flatMap((name): Field[] => {
    const value = query[name];
    return value === undefined || value === '' || isGiven(place, name, value)
      ? []
      : [[name, String(value)]];
  });
}

function isGiven(place: LinkPlace, name: string, value: unknown): boolean {
  if (name === 'type') return value === place.kind;
  if (name === 'catalogue') return value === place.catalogue;
  if (name === 'sort') return value === 'queue_position';
  return name === 'page' && value === 1;
}

/** Address of the list with a change. */
export function listUrl(place: LinkPlace, change: Partial<ListQuery> = {}): string {
  const fields = listFields(place, change).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return fields.length ? `${place.path}?${fields.join('&')}` : place.path;
}

/** The change that removes every filter, and keeps text and sort. */
export const NO_FILTERS = {
  type: undefined,
  catalogue: undefined,
  price_from: undefined,
  price_to: undefined,
  available: undefined,
} as const satisfies Partial<ListQuery>;

/** True when the address filters the list by more than its path. */
export function isFiltered(place: LinkPlace): boolean {
  const { query } = place;
  return (
    (query.type !== undefined && query.type !== place.kind) ||
    (query.catalogue !== undefined && query.catalogue !== place.catalogue) ||
    query.price_from !== undefined ||
    query.price_to !== undefined ||
    query.available !== undefined
  );
}

/** The text that the visitor typed, without the quotes and asterisk of a created search. */
export function spokenText(text: string): string {
  return /^"(.*)"\*$/.exec(text)?.[1] ?? text;
}
