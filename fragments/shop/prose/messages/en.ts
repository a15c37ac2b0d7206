import type { Translation } from '../../../../shared/i18n/texts.ts';
import type { es } from './es.ts';

export const en: Translation<typeof es> = {
  about: 'About {{store}}',
  noAbout:
    '{{store}} sells online and looks after its customers directly. If you have a question about a product or an order, write to us: we are glad to help.',
  contact: 'Contact',
  email: 'Email',
  phone: 'Phone',
  web: 'Website',
  updated: 'Last updated:',
  contents: 'Contents',
};
