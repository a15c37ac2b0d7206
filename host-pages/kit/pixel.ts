import type { StoreInfo } from '../../shared/contracts/store.ts';
import type { PageView } from './page.ts';

/** Where Meta counts visits: the one address outside of the store that a page of it asks for. */
const PIXEL_ORIGIN = 'https://www.facebook.com';

/**
 * The pixel of a store's owner on this page; null where there is none. Only pages that search
 * engines may show have it, so that Meta never learns of carts, orders or accounts.
 */
function pixelOf({ fb_pixel: id }: Pick<StoreInfo, 'fb_pixel'>, { head }: PageView): string | null {
  return head.index && id !== null && /^\d+$/.test(id) ? id : null;
}

/** The picture by which a visit of the page is counted; no script of Meta's ever runs in the page. */
export function pixelImage(store: Pick<StoreInfo, 'fb_pixel'>, view: PageView): string[] {
  const id = pixelOf(store, view);
  if (id === null) return [];
  const address = `${PIXEL_ORIGIN}/tr?id=${id}&amp;ev=PageView&amp;noscript=1`;
  return [`<img src="${address}" width="1" height="1" alt="" hidden>`];
}

/** The origins of pictures that the page's policy has to allow for the pixel. */
export function pixelOrigins(store: Pick<StoreInfo, 'fb_pixel'>, view: PageView): string[] {
  return pixelOf(store, view) === null ? [] : [PIXEL_ORIGIN];
}
