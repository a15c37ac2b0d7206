import type { UserLevel } from './permissions.ts';

/** Who looks at the page; `entrepreneur_*` are registered people with or without a store of their own. */
export type Audience =
  | 'anonymous'
  | 'registered'
  | 'entrepreneur_without_store'
  | 'entrepreneur_with_store';

/** Whom an owner aims a banner or a header at. */
export const bannerTargets = [
  'all',
  'anonymous',
  'registered',
  'entrepreneurs_without_store',
  'entrepreneurs_with_store',
] as const;
type Target = (typeof bannerTargets)[number];

/** What a click on one does. */
export const bannerActions = ['none', 'product', 'url', 'signup'] as const;

const REACHES: Record<Exclude<Target, 'all'>, readonly Audience[]> = {
  anonymous: ['anonymous'],
  registered: ['registered', 'entrepreneur_without_store', 'entrepreneur_with_store'],
  entrepreneurs_without_store: ['entrepreneur_without_store'],
  entrepreneurs_with_store: ['entrepreneur_with_store'],
};

/** Which audience somebody is, by their level; who is not known is a visitor. */
export function audienceOf(level: UserLevel): Audience {
  if (level === 'one') return 'entrepreneur_without_store';
  return level === 'two' || level === 'three' ? 'entrepreneur_with_store' : 'anonymous';
}

/** True when something aimed at `target` is meant for this audience (spec [6], "Banner audience"). */
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

type Action = {
  readonly action_type: (typeof bannerActions)[number];
  readonly url: string | null;
};

/**
 * Where a banner or a header leads; null where it leads nowhere.
 * @param base the store's path prefix
 * @param productPath path of the product that the action names, null when it is not for sale here
 */
export function actionUrl(base: string, action: Action, productPath: string | null): string | null {
  switch (action.action_type) {
    case 'signup':
      return `${base}/register`;
    case 'product':
      return productPath;
    case 'url':
      return safeUrl(base, action.url);
    case 'none':
      return null;
  }
}

/** An owner's link: a web address as it is, a path of the store with its prefix, nothing else. */
function safeUrl(base: string, url: string | null): string | null {
  const text = url?.trim() ?? '';
  if (/^https?:\/\/[^\s/]/i.test(text)) return text;
  return /^\/(?![/\\])/.test(text) ? `${base}${text}` : null;
}

/**
 * True when a link opens a tab of its own: the owner asked for it (`url_target`, true by default)
 * and it leaves the store.
 */
export function opensNewTab(href: string, urlTarget: boolean): boolean {
  return urlTarget && !href.startsWith('/');
}
