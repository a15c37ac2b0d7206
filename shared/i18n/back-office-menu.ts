import type { MenuItem } from '../contracts/store.ts';
import { backOfficeMenu } from '../rules/back-office-menu.ts';
import type { Grant } from '../rules/permissions.ts';
import { backOfficeWords } from './back-office.ts';
import { speak } from './speak.ts';

/** The back office's entries that somebody may open, with their words in both languages. */
export function backOfficeItems(keychain: Iterable<Grant>): MenuItem[] {
  const [es, en] = [speak(backOfficeWords, 'es'), speak(backOfficeWords, 'en')];
  return backOfficeMenu(keychain).map(({ name, path, icon }) => ({
    label: { es: es(`menu.${name}`), en: en(`menu.${name}`) },
    icon,
    path,
    app_module: name,
  }));
}
