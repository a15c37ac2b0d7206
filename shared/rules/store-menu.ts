/** The links that an owner adds to the store's menu, beside its sections. */
/** The most that a menu takes; our own limits, the spec names none but a label's. */
export const MENU_MAX = {
  /** Links of the menu itself. */
  items: 8,
  /** Links below one of them. */
  below: 8,
  label: 150,
  path: 300,
} as const;

/** The icons that a link of the menu may have: those that browsers load with the navigation. */
export const menuIcons = [
  'tag',
  'store',
  'truck',
  'calendar',
  'clock',
  'pin',
  'mail',
  'chat',
  'photo',
  'ticket',
  'card',
  'info',
  'download',
] as const;
export type MenuIcon = (typeof menuIcons)[number];

/** The colour of an icon whose owner chose none: readable on light and dark pages. */
export const MENU_COLOR = '#767676';

/**
 * A path of the store, or an address that begins with https. Browsers read past a tab or a line's
 * end, and a backslash as a slash: neither stands in it.
 */
export const MENU_PATH = /^\s*(?:\/(?!\/)[^\s\\]*|https:\/\/[^\s/\\][^\s\\]*)\s*$/;

/** Whether a link of the menu leads to a path of the store, or by https elsewhere. */
export function isMenuPath(path: string): boolean {
  return MENU_PATH.test(path);
}
