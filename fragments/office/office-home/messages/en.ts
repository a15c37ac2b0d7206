import type { Translation } from '../../../../shared/i18n/texts.ts';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  title: 'Office',
  intro: 'What you may do in {{name}}.',
  groups: { pages: 'Pages', actions: 'Actions', own: 'Your account' },
};
