import { forms } from '../../../../shared/i18n/en/forms.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace('wizard', es, {
  title: 'Open your store',
  text: 'Choose a name and an address: your store is online at once, for free.',
  name: 'Name of the store',
  slug: 'Address',
  address:
    'Letters without accents, digits, hyphens and underscores. Your store will be at address.{{domain}}',
  suggestions: 'These addresses are free: choose one and your store opens there',
  open: 'Open my store',
  opened: 'Your store is online',
  yours: 'You have a store already',
  visit: 'See my store',
  next: 'Next steps',
  nextText: 'Take these steps in any order; each can wait.',
  steps: {
    looks: 'Photo and colours',
    catalogue: 'Your first catalogue',
    item: 'Your first product',
    payments: 'Delivery and payment',
  },
  problems: {
    required: forms.problems.required,
    long: 'Use 150 characters at most',
    slug: 'Use only letters without accents, digits, hyphens and underscores: 63 at most',
  },
  needs: {
    name: 'Enter the name of your store',
    slug: 'Enter the address of your store',
  },
});
