import type { StoreInfo } from '../../shared/contracts/store.ts';
import type { PageView } from './page.ts';

type Store = Pick<StoreInfo, 'fb_pixel'>;

/** Where Meta counts visits: the one address outside of the store that a page of it leads to. */
export const PIXEL_ORIGIN = 'https://www.facebook.com';

/** The path, in the store, of the picture that leads there. */
export const PIXEL_PATH = '/pixel';

/** The number of the pixel of a store's owner; null where there is none. */
export function pixelId({ fb_pixel: id }: Store): string | null {
  return id !== null && /^\d+$/.test(id) ? id : null;
}

/**
 * Whether a page is counted. Only pages that search engines may show are, so that Meta never learns
 * of carts, orders or accounts.
 */
const isCounted = (store: Store, { head }: PageView) => head.index && pixelId(store) !== null;

/**
 * The picture by which a visit of the page is counted; no script of Meta's ever runs in the page. Its
 * address is the store's own, which does not lead on a visitor that asks not to be followed.
 */
export function pixelImage(store: Store, view: PageView, base: string): string[] {
  if (!isCounted(store, view)) return [];
  return [`<img src="${base}${PIXEL_PATH}" width="1" height="1" alt="" hidden>`];
}

/** The origins of pictures that the page's policy has to allow for the pixel. */
export function pixelOrigins(store: Store, view: PageView): string[] {
  return isCounted(store, view) ? [PIXEL_ORIGIN] : [];
}
