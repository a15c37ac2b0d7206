/** The businesses of a network: every store of it, as its list shows them. */
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';

/** Businesses on a page. */
export const BUSINESSES_PAGE = PAGE_SIZE.franchises;
/** The longest text that the search for them takes. */
export const BUSINESSES_TEXT_MAX = 100;
/** Words of it that narrow the list; more say no more. */
export const BUSINESSES_WORDS_MAX = 6;
