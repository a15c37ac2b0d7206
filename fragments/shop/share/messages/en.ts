import type { Translation } from '../../../../shared/i18n/texts.ts';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  share: 'Share',
  close: 'Close',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'We could not copy the link. Please select and copy it.',
  email: 'Email',
  opensTab: '(opens in a new tab)',
};
