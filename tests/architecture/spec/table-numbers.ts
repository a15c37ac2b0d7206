import type { NumbersRow } from './row.ts';

const SECONDS = 1000;
const MINUTES = 60_000;
const HOURS = 3_600_000;

/** Every number, and every listed word, of section 9 and its name in the code. */
export const numbersTable: readonly NumbersRow[] = [
  // Page sizes
  { quote: 'catalogue products 30', home: ['PAGE_SIZE.catalogueItems'], issue: 2 },
  { quote: 'catalogues available 50', home: ['PAGE_SIZE.availableCatalogues'], issue: 'owners' },
  {
    quote: 'follow list 10 (offset 0)',
    home: ['EDGE_PAGE_SIZE.followList', 'FOLLOW_LIST_OFFSET'],
    issue: 'resale',
  },
  { quote: '; banners 10;', home: ['PAGE_SIZE.banners'], issue: 2 },
  { quote: 'catalogue list 5 default', home: ['EDGE_PAGE_SIZE.catalogues'], issue: 2 },
  { quote: '(10 for admin list)', home: ['PAGE_SIZE.adminCatalogues'], issue: 'owners' },
  { quote: 'catalogue search 10', home: ['EDGE_PAGE_SIZE.catalogueSearch'], issue: 'owners' },
  {
    quote: 'product lists 36 (18 services)',
    home: ['EDGE_PAGE_SIZE.items', 'EDGE_PAGE_SIZE.services'],
    issue: 2,
  },
  {
    quote: 'add-products modal 10 with check_at_least 1000',
    home: ['PAGE_SIZE.addProducts', 'ADD_PRODUCTS_CHECK_AT_LEAST'],
    issue: 'owners',
  },
  {
    quote: 'category dropdown 15 (type-ahead 5)',
    home: ['PAGE_SIZE.categoryDropdown', 'PAGE_SIZE.categoryTypeAhead'],
    issue: 'owners',
  },
  {
    quote: 'supplier dropdown 10 (5)',
    home: ['PAGE_SIZE.supplierDropdown', 'PAGE_SIZE.supplierTypeAhead'],
    issue: 'owners',
  },
  {
    quote: 'franchise picker 2 (height 250)',
    home: ['PAGE_SIZE.franchisePicker', 'FRANCHISE_PICKER_HEIGHT_PX'],
    issue: 'owners',
  },
  { quote: 'attendants 10', home: ['EDGE_PAGE_SIZE.attendants'], issue: 'orders' },
  { quote: 'collaborations 10', home: ['EDGE_PAGE_SIZE.collaborations'], issue: 4 },
  { quote: 'campaigns 10', home: ['EDGE_PAGE_SIZE.campaigns'], issue: 'plans and campaigns' },
  {
    quote: 'published catalogues 5 (30 with name search)',
    home: ['EDGE_PAGE_SIZE.publishedCatalogues', 'EDGE_PAGE_SIZE.publishedCataloguesByName'],
    issue: 2,
  },
  { quote: 'header list 10', home: ['EDGE_PAGE_SIZE.headers'], issue: 2 },
  { quote: 'alerts 10', home: ['EDGE_PAGE_SIZE.alerts'], issue: 'talk' },
  { quote: 'blog 8', home: ['EDGE_PAGE_SIZE.blog'], issue: 'owners' },
  { quote: 'listing 10', home: ['PAGE_SIZE.listing'], issue: 'owners' },
  { quote: 'catalogues home 20', home: ['EDGE_PAGE_SIZE.cataloguesHome'], issue: 2 },
  { quote: 'contact list 20', home: ['PAGE_SIZE.contacts'], issue: 'owners' },
  { quote: 'inbox 20', home: ['EDGE_PAGE_SIZE.inbox'], issue: 'talk' },
  { quote: 'conversation list 10', home: ['EDGE_PAGE_SIZE.conversations'], issue: 'talk' },
  { quote: 'table 10', home: ['PAGE_SIZE.table'], issue: 'owners' },
  {
    quote: 'collaborators 5 (box max 300 px)',
    home: ['PAGE_SIZE.collaborators', 'COLLABORATORS_BOX_MAX_PX'],
    issue: 4,
  },
  {
    quote: 'modal list 30 with infinite scroll height 400',
    home: ['PAGE_SIZE.modalList', 'MODAL_LIST_HEIGHT_PX'],
    issue: 'owners',
  },
  {
    quote: 'franchises 30 or 10',
    home: ['PAGE_SIZE.franchises', 'PAGE_SIZE.franchisesShort'],
    issue: 'owners',
  },

  // Timers
  { quote: 'deferred removal 5000 ms', home: ['DEFERRED_REMOVAL_MS'], issue: 'owners' },
  {
    quote: 'forking 3500 ms (5000 one case)',
    home: ['FORKING_MS', 'FORKING_LONG_MS'],
    issue: 'owners',
  },
  { quote: 'reorder lock 2500 ms', home: ['REORDER_LOCK_MS'], issue: 'owners' },
  { quote: 'overlay refresh 8 s', home: ['OVERLAY_REFRESH_MS'], times: SECONDS, issue: 'owners' },
  {
    quote: 'toasts 4, 5, 7 s (one of 55)',
    home: ['TOAST_SECONDS'],
    issue: 2,
    later: { 'TOAST_SECONDS.longest': 'owners' },
  },
  { quote: 'image error 10 s', home: ['IMAGE_ERROR_MS'], times: SECONDS, issue: 'owners' },
  { quote: "'Imagen rechazada' 15 s", home: ['IMAGE_REJECTED_SECONDS'], issue: 'owners' },
  {
    quote: 'slider autoplay 5000 ms speed 500',
    home: ['SLIDER_AUTOPLAY_MS', 'SLIDER_SPEED_MS'],
    issue: 2,
  },
  { quote: '(or 6 s)', home: ['SLIDER_AUTOPLAY_SLOW_MS'], times: SECONDS, issue: 'owners' },
  {
    quote: 'carousel fade autoplay 7000 ms, transition 4000',
    home: ['CAROUSEL_FADE_AUTOPLAY_MS', 'CAROUSEL_FADE_TRANSITION_MS'],
    issue: 'owners',
  },
  {
    quote: 'session retries 3 at 3000 ms',
    home: ['SESSION_RETRIES', 'SESSION_RETRY_MS'],
    issue: 4,
  },
  { quote: 'oauth retry 100 ms', home: ['OAUTH_RETRY_MS'], issue: 4 },
  { quote: 'cart close 500 ms', home: ['CART_CLOSE_MS'], issue: 2 },
  {
    quote: 'search debounce 200 or 400 ms',
    home: ['SEARCH_DEBOUNCE_MS', 'SEARCH_DEBOUNCE_SLOW_MS'],
    issue: 'owners',
  },
  {
    quote: 'scroll throttle 200 ms, trigger 100 px',
    home: ['SCROLL_THROTTLE_MS', 'SCROLL_TRIGGER_PX'],
    issue: 'talk',
  },
  { quote: 'presence 300000 ms', home: ['PRESENCE_POLL_MS'], issue: 'talk' },
  { quote: 'online window 5 minutes', home: ['ONLINE_WINDOW_MS'], times: MINUTES, issue: 'talk' },
  { quote: 'pending reset 10 s', home: ['PENDING_RESET_MS'], times: SECONDS, issue: 'talk' },
  { quote: 'post-signup wait 3 s', home: ['POST_SIGNUP_WAIT_MS'], times: SECONDS, issue: 4 },
  { quote: 'anonymous check 3000 ms', home: ['ANONYMOUS_CHECK_MS'], issue: 4 },

  // Cookies
  { quote: 'resale 365 days', home: ['COOKIE_DAYS.resale'], issue: 'resale' },
  { quote: 'theme 365', home: ['COOKIE_DAYS.theme'], issue: 2 },
  { quote: 'attribution 1 day', home: ['COOKIE_DAYS.attribution'], issue: 2 },
  { quote: 'removal uses -1', home: ['COOKIE_DAYS.removal'], issue: 2 },

  // Text limits
  { quote: 'campaign name 100', home: ['TEXT_MAX.campaignName'], issue: 'plans and campaigns' },
  { quote: 'catalogue name 150', home: ['TEXT_MAX.catalogueName'], issue: 'owners' },
  { quote: 'share name 100', home: ['TEXT_MAX.shareName'], issue: 2 },
  { quote: 'teaser 50', home: ['TEXT_MAX.teaser'], issue: 'talk' },
  {
    quote: 'header 30/40/130',
    home: ['TEXT_MAX.headerTitle', 'TEXT_MAX.headerSubtitle', 'TEXT_MAX.headerDescription'],
    issue: 'owners',
  },
  { quote: 'card 19', home: ['TEXT_MAX.card'], issue: 2 },
  { quote: 'pin 6', home: ['PIN_LENGTH'], issue: 4 },
  { quote: 'phone 10', home: ['PHONE_LENGTH'], issue: 4 },

  // Plans and deadlines
  {
    quote: 'promoter commission 15%',
    home: ['PROMOTER_COMMISSION_PERCENT'],
    issue: 'resale',
  },
  { quote: 'Returns 72 hours', home: ['RETURN_WINDOW_HOURS'], issue: 'orders' },
  { quote: 'PIN validity 5 minutes', home: ['PIN_VALIDITY_MS'], times: MINUTES, issue: 4 },
  { quote: 'Bank transfer 1 hour', home: ['BANK_TRANSFER_MS'], times: HOURS, issue: 'payments' },
  {
    quote: 'Advisor hours 9am to 6pm or 24/7',
    home: ['ADVISOR_HOURS', 'ADVISOR_ALWAYS'],
    reads: ([morning = 0, evening = 0]) => [morning, evening + 12],
    issue: 'talk',
  },

  // Images
  { quote: 'logo height 35 (width 35, 100 rectangular)', home: ['LOGO_PX'], issue: 2 },
  {
    quote:
      'slider sizes 1600x900 desktop, 1200x800 tablet landscape, 900x1024 tablet portrait, 750x400 and 420x910 phone',
    home: ['SLIDER_IMAGE'],
    issue: 2,
  },
  {
    quote: 'banners 1400x450 (widths 350 to 2500), thumbnail 120x40',
    home: ['BANNER_IMAGE', 'BANNER_WIDTHS', 'BANNER_THUMBNAIL'],
    issue: 'owners',
  },
  { quote: 'product 350x419, thumbnail 80x80', home: ['ITEM_IMAGE', 'ITEM_THUMBNAIL'], issue: 2 },
  { quote: 'catalogue item 400x300', home: ['CATALOGUE_ITEM_IMAGE'], issue: 2 },
  { quote: 'franchise 60x60', home: ['FRANCHISE_IMAGE'], issue: 2 },
  {
    quote: 'slides resized 1100x800 (2 columns) or 2000x600',
    home: ['SLIDE_UPLOAD'],
    reads: (numbers) => numbers.filter((number) => number !== 2),
    issue: 'owners',
  },
  { quote: 'shop thumbnail 150 (300 rectangular)', home: ['SHOP_THUMBNAIL_PX'], issue: 'owners' },
  { quote: 'cart thumbnails 50/70', home: ['CART_THUMBNAIL_PX'], issue: 2 },
  { quote: 'gallery colour extraction 5', home: ['GALLERY_MAIN_COLORS'], issue: 'owners' },

  // Lists of words, and the rest
  {
    quote: 'queue_position (most relevant), -list_price (higher price), list_price (lower price)',
    home: ['specItemSorts'],
    issue: 2,
  },
  {
    quote: '-weight, -updated_at, -contribution_margin',
    home: ['LIST_SORT'],
    issue: 'resale',
  },
  { quote: 'Slug suggestions 5', home: ['SLUG_SUGGESTIONS'], issue: 'owners' },
  { quote: 'Columns default 2', home: ['STORE_COLUMNS_DEFAULT'], issue: 2 },
  { quote: 'Side menu and notification panel 280 px', home: ['SIDE_PANEL_PX'], issue: 4 },
  { quote: 'Quantity input 150px', home: ['QUANTITY_INPUT_PX'], issue: 2 },
  { quote: 'Skeletons 10, 6, 4', home: ['SKELETON_CARDS'], issue: 2 },
  { quote: 'Locales en, es', home: ['LOCALES'], issue: 2 },
  { quote: 'Search kinds product, digital, service, experience', home: ['itemKinds'], issue: 2 },
];
