/** Lengths and sizes that texts, numbers and files may have (spec [5] and [9]). */

/** Most characters of a text. */
export * as TEXT_MAX from './text-max.ts';

export const PIN_LENGTH = 6;
export const PHONE_LENGTH = 10;

/** Most characters of the phone input by country, spaces and signs included; `other` for the rest. */
export const PHONE_INPUT_MAX = { MX: 12, US: 14, CA: 14, AR: 12, other: 10 } as const;

/** Headers that a store keeps; the first of them is shown. */
export const HEADERS_MAX = 50;

/** Slides that a store keeps; its pages show as many as a page of their list has. */
export const BANNERS_MAX = 50;

/** Catalogues that a store keeps; our own limit. */
export const CATALOGUES_MAX = 500;

/** Products that one call adds to a catalogue at most; a call that finds more says how many are left. */
export const CATALOGUE_ADD_MAX = 1_000;

/** What an item has at most; our own limits. */
export * as ITEM_MAX from './item-max.ts';

/** Search text: characters that are read, and words, values and phrases that are used. */
export const SEARCH_TEXT_MAX = 200;
export const SEARCH_TERMS_MAX = 16;

/**
 * Most bytes of a picture in a store's library, where its shop photo comes from; a return's photo
 * has the same limit (design).
 */
export const SHOP_PHOTO_MAX_BYTES = 4_000_000;
export const RETURN_PHOTO_MAX_BYTES = SHOP_PHOTO_MAX_BYTES;
export const TALK_PICTURE_MAX_BYTES = SHOP_PHOTO_MAX_BYTES;

/** Pictures that a store's library holds, and their bytes in all; our own limits. */
export const PICTURES_MAX = 1000;
export const PICTURES_MAX_BYTES = 500_000_000;
/** Pictures that the library's page shows at a time. */
export const PICTURES_PAGE = 24;

/** Percent of each membership sold through a promoter's link that the promoter earns. */
export const PROMOTER_COMMISSION_PERCENT = 15;
export const PLAN_CODES = ['micro', 'small', 'unlimited'] as const;

/** Columns of a store's carousel unless it says otherwise. */
export const STORE_COLUMNS_DEFAULT = 2;

/** Sorts of all lists except the items' list, whose sorts stand in its contract. */
export const LIST_SORT = {
  weight: '-weight',
  updated: '-updated_at',
  margin: '-contribution_margin',
} as const;

/** The most addresses in the book of an account; our own limit. */
export const ADDRESSES_MAX = 10;

/** The most lines of a cart; our own limit, the spec names none. */
export const MAX_CART_LINES = 200;

/**
 * Units of one item that a visitor without a contact may hold: so many, or so many percent of what
 * is left where that is more (design, "What the spec leaves open"). A larger hold waits for the
 * contact.
 */
export const HOLD_ITEM_UNITS = 10;
export const HOLD_SHARE_PERCENT = 20;
/** Units of all items of one store that such a visitor, or network address, may hold; our own limit. */
export const HOLD_STORE_UNITS = 100;
