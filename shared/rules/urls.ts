import type { ItemKind } from '../kernel/item-kinds.ts';

/** The store section that lists a kind; an item without a type is a product. */
const SECTION: Record<ItemKind, string> = {
  product: 'productos',
  digital: 'digitales',
  service: 'servicios',
  experience: 'experiencias',
};

/** Path of a kind's list. `base` is the store's path prefix, empty on a domain of its own. */
export function sectionUrl(base: string, kind: ItemKind): string {
  return `${base}/${SECTION[kind]}`;
}

/** Path of an item's details in the store. */
export function itemUrl(
  base: string,
  item: { readonly type: ItemKind; readonly owner_slug: string; readonly slug: string },
): string {
  return `${base}/${SECTION[item.type]}/${item.owner_slug}/${item.slug}`;
}

/** Path of a catalogue's page, which is also its share link. */
export function catalogueUrl(base: string, slug: string): string {
  return `${base}/catalogos/${slug}`;
}

/** Path of a search's results. */
export function searchUrl(base: string, text: string): string {
  return `${base}/buscar?text=${encodeURIComponent(text)}`;
}

/**
 * Address for a search without a match: the kind's list page, with the text in quotes and an
 * asterisk as its search parameter (spec [2], "Other routing rules").
 */
export function createSearchUrl(base: string, kind: ItemKind, text: string): string {
  return `${sectionUrl(base, kind)}?search=${encodeURIComponent(`"${text}"*`)}`;
}

/** True for the text of such an address. */
export function isCreatedSearch(text: string | undefined): boolean {
  return /^".*"\*$/.test(text ?? '');
}

/** Where a link of the menu leads: a path stands below the store's prefix, an address is whole. */
export function menuHref(base: string, path: string): string {
  return path.startsWith('/') ? base + path : path;
}
