import type { Translation } from '../../../../shared/i18n/texts.ts';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  open: 'Message {{store}} on WhatsApp (opens in a new tab)',
  greeting: 'Hello, {{store}}. I would like to know more.',
};
