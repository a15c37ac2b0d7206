import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'saved-cards',
  es,
  {
    choose: 'Use a saved card',
    offer: 'Save my card for the next purchase',
    chosen: 'You pay with {{name}}. Change',
    keeps: 'We save the card that you pay with. Change',
    title: 'Saved cards',
    ends: 'Expires {{end}}',
    another: 'Another',
    keep: 'Save the one that I type this time',
    hint: 'The payment provider keeps it; the store sees only its brand, its last four digits and its expiry. You can remove it under Preferences.',
    save: 'Done',
    cancel: 'Cancel',
  },
  argentine,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'saved-cards': typeof es;
  }
}
