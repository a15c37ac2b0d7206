/** The items of other stores that an owner adds to the own store. */

/** Most items that one call adds: each comes with its words of search. */
export const RESALE_ADD_MAX = 50;
