import type { UnquotedRow } from './row.ts';

/** The texts that section 8 tells of without quoting them, and those of other sections. */
export const unquotedWords: readonly UnquotedRow[] = [
  {
    home: [
      'store',
      'lists.noBusinesses',
      'lists.productsNotFound',
      'lists.servicesNotFound',
      'lists.createSearch',
      'product.invalid_product',
      'validation.required',
      'validation.invalidEmail',
    ],
    issue: 2,
  },
  {
    home: [
      'activation.unknown',
      'registration.invalidPin',
      'success.profileUpdated',
      'success.profileFailed',
      'validation.invalidName',
      'validation.invalidPhone',
      'validation.invalidNumber',
      'validation.incorrectCode',
      'validation.slugTaken',
      'validation.imageTooLarge',
    ],
    issue: 4,
  },
  {
    home: [
      'generic.success',
      'catalogue.hasProducts',
      'image.shopPhotoFailed',
      'banner',
      'move.updating_position_error',
    ],
    issue: 'owners',
  },
  {
    home: [
      'campaign.actions',
      'campaign.channelCreated',
      'campaign.channelUpdated',
      'downgrade.package_still_active_no_downgrade',
    ],
    issue: 'plans and campaigns',
  },
  {
    home: [
      'orders.noQuotes',
      'orders.courierFailed',
      'orders.noBranches',
      'orders.returnDeadline',
      'success.reviewCreated',
      'success.reviewUpdated',
      'success.ratingSaved',
      'success.ratingFailed',
    ],
    issue: 'orders',
  },
];

/** The generic validators of section 5 that have no rule of their own. */
export const validatorsTable: readonly UnquotedRow[] = [
  { home: ['hasLength', 'isNumeric'], issue: 4 },
  // No form of a finished issue asks for a number within limits: the first one is a refund's amount.
  { home: ['isBetween'], issue: 'orders' },
  // Nor for letters alone: the first one is the name on a card.
  { home: ['isLetters'], issue: 'payments' },
];

/** The constants that section 9 does not list. */
export const unquotedConstants: readonly UnquotedRow[] = [
  {
    home: [
      'COOKIE.referral',
      'COOKIE.campaign',
      'COOKIE.clickId',
      'COOKIE.theme',
      'COOKIE.locale',
      'EDGE_COOKIE.bought',
      'EDGE_COOKIE.partner',
      'EDGE_COOKIE.handoff',
      'EDGE_COOKIE.door',
      'SEARCH_TEXT_MAX',
      'SEARCH_TERMS_MAX',
      'MAX_CART_LINES',
      'ADDRESSES_MAX',
      'HEADERS_MAX',
      'BANNERS_MAX',
      'CATALOGUES_MAX',
      'CATALOGUE_ADD_MAX',
      'HOLD_ITEM_UNITS',
      'HOLD_SHARE_PERCENT',
      'HOLD_STORE_UNITS',
      'FOOTER_CATALOGUES_MAX',
      'FOOTER_CATALOGUES_SEE_MORE',
      'PICTURE_WIDTHS',
      'STOCK_HOLD_MS',
    ],
    issue: 2,
  },
  {
    home: [
      'COOKIE.sideBar',
      'EDGE_COOKIE.news',
      'EDGE_COOKIE.device',
      'COOKIE_DAYS.sideBar',
      'SIDE_BAR_CLOSED',
      'PHONE_INPUT_MAX',
      'PLAN_CODES',
      'RECENT_PROOF_MS',
    ],
    issue: 4,
  },
  {
    home: ['COOKIE.resale', 'RESALE_HIDDEN', 'EDGE_COOKIE.firstTouch', 'COOKIE_DAYS.firstTouch'],
    issue: 'resale',
  },
  {
    home: [
      'EDGE_COOKIE.pass',
      'COOKIE.editMode',
      'COOKIE_DAYS.editMode',
      'SHOP_PHOTO_MAX_BYTES',
      'RECOMMENDED_IMAGE',
    ],
    issue: 'owners',
  },
  // Our own limits of a store's library.
  {
    home: [
      'TEXT_MAX.pictureName',
      'TEXT_MAX.itemName',
      'TEXT_MAX.itemDescription',
      'TEXT_MAX.tag',
      'ITEM_MAX',
      'PICTURES_MAX',
      'PICTURES_MAX_BYTES',
      'PICTURES_PAGE',
    ],
    issue: 'owners',
  },
  { home: ['TALK_PICTURE_MAX_BYTES'], issue: 'talk' },
  { home: ['RETURN_PHOTO_MAX_BYTES', 'DASHBOARD_DAYS', 'DASHBOARD_MONTHS'], issue: 'orders' },
];
