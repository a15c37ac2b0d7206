/** Rules of a store's slides, which are its banners too: two pictures that lead somewhere, or nowhere. */
import { isLink, type bannerActions, type bannerTypes } from './banners.ts';

interface SlideAim {
  readonly action_type: (typeof bannerActions)[number];
  readonly type: (typeof bannerTypes)[number];
  readonly url: string | null;
  readonly product: string | null;
}

/** A web address: a scheme, a host with a dot or a port, and the rest without spaces. */
const WEBSITE = /^https?:\/\/[^\s/?#.:@]+([.:][^\s/?#.:@]+)+([/?#]\S*)?$/i;

/**
 * True for a link that a slide may have: in two columns a page of the store too, else a website
 * alone (spec [5]).
 */
export function isSlideLink(url: string | null, columns: 1 | 2): boolean {
  return columns === 2 ? isLink(url) : WEBSITE.test(url?.trim() ?? '');
}

/**
 * The field that a slide's action lacks: the address of a link, or the product; null where nothing
 * is missing.
 * @param columns 1 takes websites alone
 */
export function slideLacks(
  { action_type, type, url, product }: SlideAim,
  columns: 1 | 2,
): 'url' | 'product' | null {
  if (action_type !== 'url' && action_type !== 'product') return null;
  if (type === 'PRODUCT') return product === null ? 'product' : null;
  return isSlideLink(url, columns) ? null : 'url';
}

/**
 * A slide as it is kept: its type is the one of its action, and it has no address and no product
 * that it does not lead to.
 */
export function tidySlide<S extends SlideAim>(slide: S): S {
  const { action_type: action, url, product } = slide;
  return {
    ...slide,
    type: action === 'product' ? 'PRODUCT' : 'URL',
    url: action === 'url' ? (url?.trim() ?? null) : null,
    product: action === 'product' ? product : null,
  };
}

/**
 * The action of a slide whose caller names its type alone: a banner of the type PRODUCT shows a
 * product, one of the type URL leads to its address.
 */
export function actionOf(
  type: SlideAim['type'] | undefined,
  action: SlideAim['action_type'] | undefined,
): SlideAim['action_type'] | undefined {
  if (type === undefined || action === 'none' || action === 'signup') return action;
  return type === 'PRODUCT' ? 'product' : 'url';
}
