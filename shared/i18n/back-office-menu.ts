import type { MenuItem } from '../contracts/store.ts';
import { backOfficeMenu, type BackOfficeRule } from '../rules/back-office-menu.ts';
import type { Grant } from '../rules/permissions.ts';
import type { Namespace } from './namespace.ts';
import { wordsOf } from './speak.ts';

/** The words of a page's own fragment that show outside of it. */
export type PageWords = Namespace<{
  /** The page's title, and its name in menus. */
  readonly title: string;
  /** The actions that begin at a form of the page, by the id that `#…` in its address names. */
  readonly actions?: Readonly<Record<string, string>>;
}>;

/** An entry of the back office's menu, with the words of its page. */
export interface MenuRule extends BackOfficeRule {
  readonly words: PageWords;
  /** True for a page that only the office's search and its first page list. */
  readonly isSearchOnly: boolean;
  /** Among the account's own pages: the lowest is first, and one without stands behind the others. */
  readonly rank?: number;
}

/** The back office's entries that the account may open, with their words in both languages. */
export function backOfficeItems(rules: readonly MenuRule[], keychain: Iterable<Grant>): MenuItem[] {
  const shown = rules.filter(({ isSearchOnly }) => !isSearchOnly);
  return backOfficeMenu(shown, keychain).map(({ name, path, icon, words }) => ({
    label: { es: wordsOf(words, 'es').title, en: wordsOf(words, 'en').title },
    icon,
    icon_color: null,
    path,
    app_module: name,
    submenu: [],
  }));
}
