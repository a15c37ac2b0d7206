import type { es } from './es.ts';

export const en: typeof es = {
  share: 'Share',
  close: 'Close',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Link copied',
  copyFailed: 'We could not copy the link. Please select and copy it.',
  email: 'Email',
  opensTab: '(opens in a new tab)',
};
