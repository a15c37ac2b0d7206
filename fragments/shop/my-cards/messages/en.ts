import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'my-cards',
  es,
  {
    title: 'Saved cards',
    intro:
      'The payment provider keeps them for your purchases in the stores of this network. Only their brand, last four digits and expiry are seen here.',
    none: 'You have no saved cards. You can save one the next time you pay with it.',
    ends: 'Expires {{end}}',
    remove: 'Remove',
    removeOf: 'Remove {{name}}',
    goOn: 'Yes, remove it',
    removed: 'We removed the card, from the payment provider too.',
    proof: 'Confirm that it is you',
    proofText: 'To remove a card, type your password again.',
    password: 'Your password',
    confirm: 'Confirm',
  },
  argentine,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'my-cards': typeof es;
  }
}
