import { addressLabels } from '../../../../shared/i18n/en/address.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('parcel-origin', es, {
  addressLabels,
  title: 'Delivery by courier',
  actions: { origin: 'Set the address that parcels leave from' },
  intro:
    'With an address that parcels leave from and an account at a courier, your buyers choose a rate while they buy, and you buy the label from each order.',
  needs: 'What is needed',
  ready: 'Ready',
  missing: 'Missing',
  address: 'Address that parcels leave from',
  addressMissing:
    'Without it no courier is asked: your buyers see your other ways of delivery alone.',
  account: 'Account at a courier',
  accounts: {
    store: 'Rates are asked and labels are bought with your account.',
    platform:
      'Rates are asked with the platform’s account. To buy labels you need an account of your own.',
    nobody: 'Without an account there are no rates and no labels.',
  },
  accountRefused: 'The courier refused your keys when they were last tested.',
  keys: 'Set the keys of the account',
  measures: 'Weight and size',
  measuresText:
    'Each item is asked about with its weight and size; those without travel in a parcel of general measures, and the rate may turn out differently.',
  items: 'See the items',
  form: 'Where parcels leave from',
  country: 'In {{country}}, the country of the store.',
  phone: 'Phone for the courier',
  phoneHint: 'With the area code; whoever fetches the parcels calls it.',
  optional: 'optional',
  chooseState: 'Choose…',
  save: 'Save the address',
  remove: 'Stop sending by courier',
  removeHint:
    'The address is removed, and no courier is asked any more. Orders that have chosen a rate stay as they are.',
  phoneNeeded: 'Enter a phone number of 7 to 20 characters',
  done: {
    saved: 'The address that parcels leave from was saved',
    removed: 'No courier is asked any more',
  },
});
