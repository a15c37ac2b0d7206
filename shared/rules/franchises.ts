/** The franchises of a network: those that a store shows, and the picker of them. */
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';

/** Franchises on a page of the shop. */
export const FRANCHISES_PAGE = PAGE_SIZE.franchises;
/** Rows that the picker asks for at a time, and those on a page of its own. */
export const PICKER_ROWS = PAGE_SIZE.franchisePicker;
export const PICKS_PAGE = PAGE_SIZE.franchisesShort;
/** The longest text that the search for them takes. */
export const PICKS_TEXT_MAX = 100;
