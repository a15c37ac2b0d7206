import type { Translation } from '../../../../shared/i18n/texts.ts';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  open: 'Search or go to…',
  label: 'Search the office',
  placeholder: 'What do you want to do?',
  none: 'Nothing that you may do is called so.',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  help: 'Choose by the arrows and open by Enter.',
  close: 'Close',
  groups: { pages: 'Pages', actions: 'Actions', own: 'Your account' },
};
