/** Every element that a page of another origin may hold; a test compares them with the manifests. */
export const EMBED_NAMES = [
  'blog-list',
  'business-list',
  'buy-button',
  'cart',
  'catalogue-grid',
  'catalogue-strip',
  'checkout',
  'item',
  'item-grid',
  'purchases',
  'register',
  'search-box',
  'share',
  'sign-in',
  'slider',
  'whatsapp',
].map((name) => `shop-${name}`);

/** Attributes by which such an element says what it shows; a change of one shows something else. */
export const EMBED_ATTRIBUTES = ['item', 'sku', 'kind', 'catalogue', 'text', 'limit', 'layout'];
