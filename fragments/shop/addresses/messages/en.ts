import { addressLabels } from '../../../../shared/i18n/en/address.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'addresses',
  es,
  {
    addressLabels,
    moreOfAddress: 'More levels of the address',
    title: 'Addresses',
    intro: 'Checkout starts with your default address, in every store.',
    none: 'You have no addresses yet. Add the first, and you need not type it again to buy.',
    isDefault: 'Default',
    choose: 'Use as default',
    chooseOf: 'Use as default: {{street}}',
    change: 'Change',
    changeOf: 'Change {{street}}',
    remove: 'Take away',
    removeOf: 'Take away {{street}}',
    undo: 'Undo',
    add: 'Add an address',
    edit: 'Change the address',
    country: 'Country',
    changeCountry: 'Change country',
    chooseState: 'Choose…',
    optional: 'optional',
    defaultBox: 'Fill my checkouts with this address',
    save: 'Save address',
    cancel: 'Cancel',
    full: 'Your book has {{count}} addresses, which is the most. Take one away to add another.',
    done: {
      added: 'The address was added.',
      changed: 'Your changes were saved.',
      chosen: 'Checkout will start with this address.',
      removed: 'The address was taken away.',
      restored: 'The address is back.',
    },
  },
  argentine,
);
