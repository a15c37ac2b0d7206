/** The sizes of lists of catalogues, and of their products (spec [9]). */
import { TEXT_MAX } from '../kernel/constants/limits.ts';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import type { Locale } from '../kernel/locale.ts';

/** Products on a page of a catalogue. */
export const CATALOGUE_PAGE = PAGE_SIZE.catalogueItems;
/** The store's catalogues that a product, or a catalogue's products, can be put into. */
export const CATALOGUES_OFFERED = PAGE_SIZE.availableCatalogues;
/** The name of an edited catalogue as pages of a language show it. */
export function catalogueName(
  { name, name_en }: { readonly name: string; readonly name_en: string | null },
  locale: Locale,
): string {
  return locale === 'en' ? name_en || name : name;
}
export const CATALOGUE_NAME_MAX = TEXT_MAX.catalogueName;
