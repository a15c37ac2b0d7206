/** How many rows each list asks for at a time, where scripts ask too (spec [9], "Page sizes"). */
export * as PAGE_SIZE from './page-size.ts';

/** The same of lists whose rows the edge alone asks for: no script carries them. */
export const EDGE_PAGE_SIZE = {
  followList: 10,
  catalogues: 5,
  catalogueSearch: 10,
  /** Items of a section or of search results. */
  items: 36,
  /** The same for services. */
  services: 18,
  attendants: 10,
  collaborations: 10,
  campaigns: 10,
  publishedCatalogues: 5,
  /** Published catalogues when they are searched by name. */
  publishedCataloguesByName: 30,
  headers: 10,
  alerts: 10,
  blog: 8,
  cataloguesHome: 20,
  inbox: 20,
  conversations: 10,
} as const;

/** Row where the follow list starts. */
export const FOLLOW_LIST_OFFSET = 0;

/** `check_at_least` of the add-products modal: up to here its count is exact. */
export const ADD_PRODUCTS_CHECK_AT_LEAST = 1000;

/** Catalogues that the footer shows at most (spec [2]). */
export const FOOTER_CATALOGUES_MAX = 5;
/** The footer shows its 'see more' link when there are more catalogues than this (spec [2]). */
export const FOOTER_CATALOGUES_SEE_MORE = 3;

/** Free slugs that a form suggests when the wanted one is taken. */
export const SLUG_SUGGESTIONS = 5;

/** Periods that the orders' dashboard offers (spec [2]). */
export const DASHBOARD_DAYS = [7, 14, 30] as const;
export const DASHBOARD_MONTHS = [1, 3, 6, 12] as const;
