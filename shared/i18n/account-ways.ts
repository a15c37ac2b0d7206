import type { AccountWay } from '../rules/account-ways.ts';
import type { Grant } from '../rules/permissions.ts';
import type { MenuRule } from './back-office-menu.ts';
import { backOfficeWords } from './back-office.ts';
import { speak, wordsOf } from './speak.ts';

interface Place {
  /** The store's prefix. */
  readonly base: string;
  /** BCP 47: the page's language with its region. */
  readonly tag: string;
}

/**
 * The account's own pages, which are the entries that need no grant: by their rank, and then as the
 * wings list them.
 */
export function accountPages(rules: readonly MenuRule[], { base, tag }: Place): AccountWay[] {
  return rules
    .filter(({ needs }) => needs === undefined)
    .toSorted((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity) || 0)
    .map(({ path, icon, words }) => ({
      icon,
      label: wordsOf(words, tag).title,
      href: base + path,
    }));
}

/**
 * The pages that an account may open from any page: its own store, the office, and its own pages;
 * without a store, the wizard that opens one.
 */
export function accountWays(
  rules: readonly MenuRule[],
  place: Place,
  own: { readonly keychain: readonly Grant[]; readonly ownStoreUrl: string | null },
): AccountWay[] {
  const t = speak(backOfficeWords, place.tag);
  const { keychain, ownStoreUrl } = own;
  return [
    ...(ownStoreUrl === null ? [] : [{ icon: 'tag', label: t('myShop'), href: ownStoreUrl }]),
    ...(keychain.includes('menu')
      ? [{ icon: 'store', label: t('office'), href: `${place.base}/admin` }]
      : []),
    ...accountPages(rules, place),
    ...(ownStoreUrl === null
      ? [{ icon: 'plus', label: t('openShop'), href: `${place.base}/asistentes/emprendedores` }]
      : []),
  ];
}
