import { namespace } from '../../../../shared/i18n/namespace.ts';
import { resaleWords } from '../../../_office/resale/messages/en.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

export const messages = namespace(
  'add-products',
  es,
  {
    ...resaleWords,
    title: 'Add products to my store',
    intro: 'Sell what other stores of your network offer: they deliver, and you earn on each sale.',
    hideEarnings: 'Hide what a sale earns me',
    showEarnings: 'Show what a sale earns me',
    undoRemoval: 'Undo: put the product back into my store',
    left_one: 'The products were added; {{count}} is left. Add all once more to go on.',
    left_other: 'The products were added; {{count}} are left. Add all once more to go on.',
  },
  argentine,
);
