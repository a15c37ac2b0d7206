import type { MenuItem } from '../contracts/store.ts';
import { backOfficeMenu, type BackOfficeRule } from '../rules/back-office-menu.ts';
import type { Grant } from '../rules/permissions.ts';
import { backOfficeWords } from './back-office.ts';
import type { backOffice } from './es/back-office.ts';
import { speak } from './speak.ts';

/** An entry of the back office's menu whose words stand here. */
export type MenuRule = BackOfficeRule<keyof (typeof backOffice)['menu']>;

/** The back office's entries that the account may open, with their words in both languages. */
export function backOfficeItems(rules: readonly MenuRule[], keychain: Iterable<Grant>): MenuItem[] {
  const [es, en] = [speak(backOfficeWords, 'es'), speak(backOfficeWords, 'en')];
  return backOfficeMenu(rules, keychain).map(({ name, path, icon }) => ({
    label: { es: es(`menu.${name}`), en: en(`menu.${name}`) },
    icon,
    path,
    app_module: name,
  }));
}
