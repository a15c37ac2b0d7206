/** The items of other stores that an owner adds to the own store. */
import { SEARCH_TEXT_MAX } from '../kernel/constants/limits.ts';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';

/** Rows of the search for them, and the longest text that it takes. */
export const OFFERS_PAGE = PAGE_SIZE.addProducts;
export const OFFER_TEXT_MAX = SEARCH_TEXT_MAX;

/** Rows that a drop-down asks for as it opens, and those that a typed text finds (spec [9]). */
export const CATEGORY_ROWS = {
  open: PAGE_SIZE.categoryDropdown,
  typed: PAGE_SIZE.categoryTypeAhead,
} as const;
export const SUPPLIER_ROWS = {
  open: PAGE_SIZE.supplierDropdown,
  typed: PAGE_SIZE.supplierTypeAhead,
} as const;

/** Most items that one call adds: each comes with its words of search. */
export const RESALE_ADD_MAX = 50;

/** Which of the offered items are looked for; an empty text narrows nothing. */
export interface OfferFilter {
  readonly text: string;
  /** The slug of a catalogue. */
  readonly category: string;
  /** The id of the store that owns the items. */
  readonly dssupplier: string;
}

export const noFilter: OfferFilter = { text: '', category: '', dssupplier: '' };

/**
 * The filter as calls and addresses take it: without what narrows nothing.
 * @example queryOf({ text: ' falda ', category: '', dssupplier: '' }) // { text: 'falda' }
 */
export function queryOf({ text, category, dssupplier }: OfferFilter): Partial<OfferFilter> {
  const words = text.trim();
  return {
    ...(words !== '' && { text: words }),
    ...(category !== '' && { category }),
    ...(dssupplier !== '' && { dssupplier }),
  };
}
