import type { UserLevel } from './permissions.ts';

/**
 * The kind of visitor who sees the page; `entrepreneur_*` are registered people with or without a
 * store of their own.
 */
export const audiences = [
  'anonymous',
  'registered',
  'entrepreneur_without_store',
  'entrepreneur_with_store',
] as const;
export type Audience = (typeof audiences)[number];

/** The visitors at whom an owner aims a banner or a header. */
export const bannerTargets = [
  'all',
  'anonymous',
  'registered',
  'entrepreneurs_without_store',
  'entrepreneurs_with_store',
] as const;
type Target = (typeof bannerTargets)[number];

/** The longest address that a banner or a header leads to. */
export const LINK_MAX = 2000;

/** The effect of a click on a banner or a header. */
export const bannerActions = ['none', 'product', 'url', 'signup'] as const;

const REACHES: Record<Exclude<Target, 'all'>, readonly Audience[]> = {
  anonymous: ['anonymous'],
  registered: ['registered', 'entrepreneur_without_store', 'entrepreneur_with_store'],
  entrepreneurs_without_store: ['entrepreneur_without_store'],
  entrepreneurs_with_store: ['entrepreneur_with_store'],
};

/** The audience of a visitor, by their level; an unknown person is a visitor. */
export function audienceOf(level: UserLevel): Audience {
  if (level === 'one') return 'entrepreneur_without_store';
  return level === 'two' || level === 'three' ? 'entrepreneur_with_store' : 'anonymous';
}

/**
 * True when a banner or header with this `target` is meant for the audience (spec [6], "Banner
 * audience").
 */
export function reaches(target: Target, audience: Audience): boolean {
  return target === 'all' || REACHES[target].includes(audience);
}

/** The banners that an audience sees, in their order. */
export function bannersFor<B extends { readonly target: Target }>(
  audience: Audience,
  banners: readonly B[],
): B[] {
  return banners.filter((banner) => reaches(banner.target, audience));
}

/** The aim of a banner: one of the store's products, or an address. A header has no type. */
export const bannerTypes = ['PRODUCT', 'URL'] as const;

type Action = {
  readonly action_type: (typeof bannerActions)[number];
  readonly type?: (typeof bannerTypes)[number];
  readonly url: string | null;
};

/**
 * Where a banner or a header leads; null where it leads nowhere. A banner's type decides between its
 * product and its address: a former address may be left in a banner that shows a product now.
 * @param base the store's path prefix
 * @param productPath path of the product that the action names, null when it is not for sale here
 */
export function actionUrl(base: string, action: Action, productPath: string | null): string | null {
  switch (action.action_type) {
    case 'signup':
      return `${base}/register`;
    case 'product':
    case 'url':
      return leadsToProduct(action) ? productPath : safeUrl(base, action.url);
    case 'none':
      return null;
  }
}

function leadsToProduct({ type, action_type }: Action): boolean {
  return type === undefined ? action_type === 'product' : type === 'PRODUCT';
}

/**
 * An owner's link as an address: a web address unchanged, a path of the store with its prefix; null
 * for anything else.
 */
function safeUrl(base: string, url: string | null): string | null {
  const text = url?.trim() ?? '';
  if (/^https?:\/\/[^\s/]/i.test(text)) return text;
  return /^\/(?![/\\])/.test(text) ? `${base}${text}` : null;
}

/** True for a link that an owner may set: a web address, or a path of the store. */
export function isLink(url: string | null): boolean {
  return safeUrl('', url) !== null;
}

/**
 * True when a link opens a tab of its own: the owner asked for it (`url_target`, true by default)
 * and it leaves the store.
 */
export function opensNewTab(href: string, urlTarget: boolean): boolean {
  return urlTarget && !href.startsWith('/');
}
