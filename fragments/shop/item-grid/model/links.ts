import type { ItemGridProps, ListQuery } from '../props.ts';

/** The props that an address is made of. */
export type LinkPlace = Pick<ItemGridProps, 'path' | 'query' | 'kind' | 'catalogue'>;

type Field = readonly [name: string, value: string];

/**
 * One order for all addresses, so that equal lists have equal addresses, and caches one copy. `price`
 * stands for both of its ends.
 */
const NAMES = [
  'text',
  'type',
  'catalogue',
  'owner',
  'size',
  'colour',
  'price',
  'discount',
  'available',
  'sort',
  'page',
] as const satisfies readonly (keyof ListQuery | 'price')[];

/** The filters of which a visitor may choose several values. */
export const SEVERAL = ['catalogue', 'owner', 'size', 'colour'] as const;
export type SeveralName = (typeof SEVERAL)[number];

/**
 * The parameters of a list's address, without defaults and without those that the path already
 * says. Every change but one of the page leads to the first page.
 */
export function listFields(place: LinkPlace, change: Partial<ListQuery> = {}): Field[] {
  const query: ListQuery = { ...place.query, page: 1, ...change };
  return NAMES.flatMap((name): Field[] => {
    const value = name === 'price' ? priceText(query.price_from, query.price_to) : query[name];
    const text = Array.isArray(value) ? value.toSorted().join(',') : String(value ?? '');
    return text === '' || isGiven(place, name, text) ? [] : [[name, text]];
  });
}

function isGiven(place: LinkPlace, name: string, value: string): boolean {
  if (name === 'type') return value === place.kind;
  if (name === 'catalogue') return value === place.catalogue;
  if (name === 'sort') return value === 'queue_position';
  return name === 'page' && value === '1';
}

/** A range of prices as an address says it: `20000-49999`, without the end that is open. */
export function priceText(from: number | null | undefined, to: number | null | undefined): string {
  return from == null && to == null ? '' : `${from ?? ''}-${to ?? ''}`;
}

/** Address of the list with a change. */
export function listUrl(place: LinkPlace, change: Partial<ListQuery> = {}): string {
  const fields = listFields(place, change).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return fields.length ? `${place.path}?${fields.join('&')}` : place.path;
}

/** The values of a filter without one of them; undefined without any. */
export function without(values: readonly string[], value: string): string[] | undefined {
  const rest = values.filter((one) => one !== value);
  return rest.length > 0 ? rest : undefined;
}

/** The values of a filter that the visitor chose: a page's own catalogue is none. */
export function chosenOf({ query, catalogue }: LinkPlace, name: SeveralName): readonly string[] {
  const values = query[name] ?? [];
  return name === 'catalogue' ? values.filter((one) => one !== catalogue) : values;
}

/** The change that removes every filter, and keeps text and sort. */
export const NO_FILTERS = {
  type: undefined,
  catalogue: undefined,
  owner: undefined,
  size: undefined,
  colour: undefined,
  price_from: undefined,
  price_to: undefined,
  discount: undefined,
  available: undefined,
} as const satisfies Partial<ListQuery>;

/** True when the address filters the list by more than its path. */
export function isFiltered(place: LinkPlace): boolean {
  const { query } = place;
  return (
    (query.type !== undefined && query.type !== place.kind) ||
    SEVERAL.some((name) => chosenOf(place, name).length > 0) ||
    query.price_from !== undefined ||
    query.price_to !== undefined ||
    query.discount !== undefined ||
    query.available !== undefined
  );
}

/** The text that the visitor typed, without the quotes and asterisk of a created search. */
export function spokenText(text: string): string {
  return /^"(.*)"\*$/.exec(text)?.[1] ?? text;
}
