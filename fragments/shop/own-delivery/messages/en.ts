import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'own-delivery',
  es,
  {
    ask: 'Have the store bring it',
    chosen: 'The store brings it when it is ready',
    chosenAt: 'The store brings it on {{day}}, {{hours}}',
    of: 'The part of {{seller}}',
    cost: 'It costs {{cost}}.',
    free: 'It costs nothing.',
    day: 'Day',
    anyDay: 'Any day that suits the store',
    hours: 'Hours',
    anyHours: 'Any hours',
    hint: 'If you ask for a day, choose the hours as well.',
    needsHours: 'Choose the hours of that day.',
    needsDay: 'Choose the day for those hours.',
    use: 'Choose this delivery',
  },
  argentine,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'own-delivery': typeof es;
  }
}
