import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'stores-bought',
  es,
  {
    title: 'Stores where you bought',
    intro:
      'You see your purchases in the store where you made them. You sign in there with the same account.',
    orders_one: '{{count}} order',
    orders_other: '{{count}} orders',
    see: 'See my purchases',
    seeOf: 'See my purchases in {{name}}',
    none: 'We have not found any purchases of yours yet.',
    notWhole: 'Some of the stores did not answer: one may be missing. Try again later.',
    prove: 'What you bought without an account appears once you prove your e-mail.',
    preferences: 'Go to my preferences',
    back: 'Back to my purchases',
  },
  argentine,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'stores-bought': typeof es;
  }
}
