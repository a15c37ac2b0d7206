import { backOfficeMenu } from '../rules/back-office-menu.ts';
import { wayGroups, type OfficeWay } from '../rules/office-ways.ts';
import type { Grant } from '../rules/permissions.ts';
import type { MenuRule } from './back-office-menu.ts';
import { backOfficeWords } from './back-office.ts';
import { speak, wordsOf } from './speak.ts';

/**
 * Every page and action that a keychain allows in the office: the pages with a grant, the actions
 * that begin on them, and the account's own pages.
 * @param place the store's prefix, and the page's language with its region (BCP 47)
 */
export function officeWays(
  rules: readonly MenuRule[],
  keychain: readonly Grant[],
  { base, tag }: { readonly base: string; readonly tag: string },
): OfficeWay[] {
  if (!keychain.includes('menu')) return [];
  const pages = backOfficeMenu(rules, keychain).map(({ needs, path, icon, words }) => {
    const { title, actions = {} } = wordsOf(words, tag);
    const group = needs === undefined ? ('own' as const) : ('pages' as const);
    return { way: { group, icon, label: title, href: base + path }, actions };
  });
  const begun = pages.flatMap(({ way, actions }) =>
    Object.entries(actions).map(([field, label]) => ({
      group: 'actions' as const,
      icon: 'plus',
      label,
      href: `${way.href}#${field}`,
    })),
  );
  const t = speak(backOfficeWords, tag);
  const always = [
    { group: 'own' as const, icon: 'arrow-left', label: t('shop'), href: `${base}/` },
    { group: 'own' as const, icon: 'exit', label: t('signOut'), href: `${base}/logout` },
  ];
  return [...pages.map(({ way }) => way), ...begun, ...always].toSorted(
    (one, other) => wayGroups.indexOf(one.group) - wayGroups.indexOf(other.group),
  );
}
