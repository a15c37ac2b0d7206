import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'billing',
  es,
  {
    title: 'Whose card it is',
    cancel: 'Cancel',
    same: 'The card is somebody else’s, or at another address',
    kept: 'Card of {{name}}',
    hint: 'Left empty, we use your contact and the delivery address. The bank compares these with the card’s own data; its number is never typed here.',
    optional: 'optional',
    save: 'Save the data',
    drop: 'Use my delivery data',
    labels: {
      first_name: 'First name',
      surname: 'Surname',
      email: 'Email',
      phone: 'Phone',
      street_name: 'Street',
      street_number: 'Street number',
      suite: 'Apartment or unit',
      address_line_2: 'Neighbourhood or second line',
      postal_code: 'Postal code',
      city: 'City',
      state_code: 'State or its code',
      country_code: 'Country',
      reference: 'Notes',
    },
    needs: {
      first_name: 'Enter the first name on the card',
      surname: 'Enter the surname',
      email: 'Enter the email',
      phone: 'Enter the phone',
      street_name: 'Enter the street',
      street_number: 'Enter the street number',
      suite: '',
      address_line_2: '',
      postal_code: 'Enter the postal code',
      city: 'Enter the city',
      state_code: 'Enter the state',
      country_code: 'Choose the country',
      reference: '',
    },
    problems: {
      email: 'Check the email: something is missing',
      phone: 'The phone is not of that country',
      postalCode: 'The postal code is not of that country',
    },
  },
  argentine,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    billing: typeof es;
  }
}
