import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('legal-texts', es, {
  title: 'Legal texts',
  intro:
    'What your buyers accept. Each change is kept with its date, and earlier versions can be read.',
  list: 'Your texts',
  kinds: {
    terms: 'Terms and conditions',
    privacy: 'Privacy notice',
    returns: 'Returns',
    imprint: 'Imprint',
  },
  from: {
    own: 'Yours, in force since {{date}}',
    root: 'That of your network of stores is read',
    platform: 'The platform’s is read',
    none: 'None yet: the store does not link it',
  },
  see: 'See',
  seeOf: 'See: {{name}}',
  edit: 'Edit',
  editOf: 'Edit: {{name}}',
  write: 'Write your own',
  writeOf: 'Write your own: {{name}}',
});
