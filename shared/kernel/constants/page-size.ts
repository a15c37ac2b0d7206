/*
 * A constant each, which `PAGE_SIZE` gathers under one name: a browser's file carries those alone that it
 * uses. Of an object it would carry all, and so it does where one is chosen by a computed name.
 */

/** Items of a catalogue's page. */
export const catalogueItems = 30;
/** Catalogues on offer when an item is added to one. */
export const availableCatalogues = 50;
export const banners = 10;
export const adminCatalogues = 10;
export const addProducts = 10;
export const categoryDropdown = 15;
export const categoryTypeAhead = 5;
export const supplierDropdown = 10;
export const supplierTypeAhead = 5;
export const franchisePicker = 2;
export const listing = 10;
export const contacts = 20;
export const table = 10;
export const collaborators = 5;
export const modalList = 30;
export const franchises = 30;
/** Franchises where they stand beside something else. */
export const franchisesShort = 10;
