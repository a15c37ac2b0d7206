import { namespace } from '../../../../shared/i18n/namespace.ts';
import { privacy } from './texts/en/privacy.ts';
import { terms } from './texts/en/terms.ts';
import { es } from './es.ts';

export const messages = namespace('prose', es, {
  terms,
  privacy,
  /** The end of "for any question, …". */
  ways: {
    email: 'write to {{email}}.',
    phone: 'call {{phone}}.',
    page: 'use the ways to contact us shown on {{address}}.',
  },
  about: 'About {{store}}',
  noAbout:
    '{{store}} sells online and looks after its customers directly. If you have a question about a product or an order, write to us: we are glad to help.',
  contact: 'Contact',
  email: 'Email',
  phone: 'Phone',
  web: 'Website',
  updated: 'Last updated:',
  contents: 'Contents',
});
