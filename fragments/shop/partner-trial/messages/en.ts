import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('partner-trial', es, {
  title: 'A trial by {{partner}}',
  text: 'This is how a cart from their page reaches the store. The key is a test key: nothing is added, held or charged here.',
  left: 'Cannot be bought today: {{names}}.',
  referral: 'The sale would count for',
  nobody: 'No account: the key names none',
  campaign: 'Campaign',
  end: 'End the trial',
  endText: 'Once you end it, the partner’s page empties its cart, as after a purchase.',
  ended: 'The trial is over',
  endedText:
    'The partner’s page empties its cart as soon as you look at it again. Nothing was sold.',
  shop: 'See the store',
});

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'partner-trial': typeof es;
  }
}
