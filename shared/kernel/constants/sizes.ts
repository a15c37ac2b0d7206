/** Sizes of pictures and boxes in CSS pixels (spec [9]; recommended sizes from [5]). */

/** The logo in the navigation: square, or wide for a rectangular display. */
export const LOGO_PX = { height: 35, width: 35, rectangular: 100 } as const;

/** The slider's picture by device and orientation. */
export const SLIDER_IMAGE = {
  desktop: { width: 1600, height: 900 },
  tabletLandscape: { width: 1200, height: 800 },
  tabletPortrait: { width: 900, height: 1024 },
  phoneLandscape: { width: 750, height: 400 },
  phonePortrait: { width: 420, height: 910 },
} as const;

export const BANNER_IMAGE = { width: 1400, height: 450 } as const;
/** Smallest and largest width of a banner. */
export const BANNER_WIDTHS = { min: 350, max: 2500 } as const;
export const BANNER_THUMBNAIL = { width: 120, height: 40 } as const;

export const ITEM_IMAGE = { width: 350, height: 419 } as const;
export const ITEM_THUMBNAIL = { width: 80, height: 80 } as const;
/** An item's picture on a catalogue's card. */
export const CATALOGUE_ITEM_IMAGE = { width: 400, height: 300 } as const;
export const FRANCHISE_IMAGE = { width: 60, height: 60 } as const;

/** The size to which an uploaded slide is reduced, by the store's columns. */
export const SLIDE_UPLOAD = {
  twoColumns: { width: 1100, height: 800 },
  oneColumn: { width: 2000, height: 600 },
} as const;

/** Width of a shop's thumbnail. */
export const SHOP_THUMBNAIL_PX = { square: 150, rectangular: 300 } as const;
export const CART_THUMBNAIL_PX = { small: 50, large: 70 } as const;

/** Main colours that the gallery reads from a picture (`get_main_colors`). */
export const GALLERY_MAIN_COLORS = 5;

/**
 * Widths, in pixels of the screen, in which `/media/w{width}/…` gives a picture: steps of about a
 * half, so that none is much larger than where it is shown.
 */
export const PICTURE_WIDTHS = [160, 400, 750, 1200, 1800, 2700] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Sizes that forms recommend for uploaded pictures (spec [5]). */
export * as RECOMMENDED_IMAGE from './recommended-image.ts';

/** Width of the shop's side menu and of the notification panel. */
export const SIDE_PANEL_PX = 280;
export const QUANTITY_INPUT_PX = 150;
/** Heights at which lists in boxes begin to scroll. */
export const FRANCHISE_PICKER_HEIGHT_PX = 250;
export const COLLABORATORS_BOX_MAX_PX = 300;
export const MODAL_LIST_HEIGHT_PX = 400;

/** Cards of the loading skeleton by device (spec [2] and [9]). */
export const SKELETON_CARDS = { desktop: 10, tablet: 6, phone: 4 } as const;
