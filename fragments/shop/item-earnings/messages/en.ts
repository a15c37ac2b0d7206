import { namespace } from '../../../../shared/i18n/namespace.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'item-earnings',
  es,
  {
    title: 'What this item earns you',
    earn: 'You earn {{amount}} for each sale',
    rate: '{{rate}} of what the supplier leaves for resellers',
    price: 'Sold for',
    buyBy: 'You would pay',
    earned: 'You earn',
    variant: 'Option',
    link: 'Your link: each sale that comes through it is yours',
    onlyYou: 'Only you see this.',
    hide: 'Hide',
    show: 'Show what this item earns you',
  },
  argentine,
);
