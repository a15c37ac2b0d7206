import type { MenuItem } from '../contracts/store.ts';
import { backOfficeMenu } from '../rules/back-office-menu.ts';
import type { Grant } from '../rules/permissions.ts';
import { backOffice as en } from './en/back-office.ts';
import { backOffice as es } from './es/back-office.ts';

/** The back office's entries that somebody may open, with their words in both languages. */
export function backOfficeItems(keychain: Iterable<Grant>): MenuItem[] {
  return backOfficeMenu(keychain).map(({ name, path, icon }) => ({
    label: { es: es.menu[name], en: en.menu[name] },
    icon,
    path,
    app_module: name,
  }));
}
