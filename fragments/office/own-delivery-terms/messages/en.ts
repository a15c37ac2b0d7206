import { namespace } from '../../../../shared/i18n/namespace.ts';
import { ar } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'own-delivery-terms',
  es,
  {
    title: 'Delivery by the store',
    intro:
      'Your own people take the order to the buyer’s address. Buyers may ask for a day and hours among those that you offer.',
    cost: 'Cost of the delivery, in {{currency}}',
    lead: 'Days ahead',
    leadHint: 'With 1, buyers may ask for tomorrow.',
    weekdays: 'Days on which you deliver',
    names: {
      '1': 'Monday',
      '2': 'Tuesday',
      '3': 'Wednesday',
      '4': 'Thursday',
      '5': 'Friday',
      '6': 'Saturday',
      '7': 'Sunday',
    },
    windows: 'Hours',
    windowsHint: 'One span a line, for example 09:00-13:00.',
    codes: 'Postal codes',
    codesHint:
      'What those of your zone begin with, separated by commas: 06, 0710. Leave it empty to deliver in the whole country.',
    needs: {
      cost: 'Write a cost from 0 to 10,000.',
      lead_days: 'Write from 1 to 60 days.',
      weekdays: 'Choose at least one day.',
      windows:
        'Write 1 to 8 spans of hours, each on a line of its own like 09:00-13:00, that end after they begin.',
      postal_codes: 'Write up to 300 beginnings of codes, of up to 8 letters and digits each.',
    },
    save: 'Save the delivery',
    end: 'Stop delivering',
    done: {
      delivery: 'The delivery by the store was saved',
      'no-delivery': 'The store no longer offers to deliver',
    },
  },
  ar,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'own-delivery-terms': typeof es;
  }
}
