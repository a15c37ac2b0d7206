import type { Locale } from '../kernel/locale.ts';
import { backOfficeMenu } from '../rules/back-office-menu.ts';
import { officeActions } from '../rules/office-actions.ts';
import { wayGroups, type OfficeWay } from '../rules/office-ways.ts';
import type { Grant } from '../rules/permissions.ts';
import type { MenuRule } from './back-office-menu.ts';
import { backOfficeWords } from './back-office.ts';
import { speak } from './speak.ts';

/**
 * Every page and action that a keychain allows in the office: pages first, then the actions that
 * begin on them.
 */
export function officeWays(
  rules: readonly MenuRule[],
  keychain: readonly Grant[],
  { base, locale }: { readonly base: string; readonly locale: Locale },
): OfficeWay[] {
  const t = speak(backOfficeWords, locale);
  const pages = backOfficeMenu(rules, keychain).map(({ name, path, icon }) => ({
    group: path.startsWith('/me/') ? ('own' as const) : ('pages' as const),
    icon,
    label: t(`menu.${name}`),
    href: base + path,
  }));
  const begun = officeActions(keychain).map(({ name, group, path, icon }) => ({
    group,
    icon,
    label: t(`actions.${name}`),
    href: base + path,
  }));
  return [...pages, ...begun].toSorted(
    (one, other) => wayGroups.indexOf(one.group) - wayGroups.indexOf(other.group),
  );
}
